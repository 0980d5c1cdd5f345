/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Puzzles in a match: each asks a person, tells what a choice means, and is solved by a good one
 * alone. */

#include "sv-match-undo.h"
#include "sv-puzzle.h"
#include "sv-score-words.h"

#include "match-fixture.h"
#include "said-fixture.h"

static void
choose (SvMatch *match, unsigned i, gboolean made)
{
  unsigned n;
  const SvEvent event = sv_match_get_legal (match, &n)[i];
  const unsigned length = sv_match_get_length (match);
  g_autoptr (GError) error = NULL;

  g_assert_true (sv_match_choose (match, event, &error) == made);
  g_assert_no_error (error);
  g_assert_cmpuint (sv_match_get_length (match), ==, length + (made ? 1 : 0));
}

/* A scoreboard and a wall show no clock of a match that is one moment. */
static void
assert_no_clock (SvMatch *match)
{
  SvScoreline line;

  sv_scored_read (SV_SCORED (match), &line);
  g_assert_null (sv_score_words_clock (&line));
  g_assert_null (sv_score_words_clock_said (&line));
  g_autofree char *state = sv_score_words_state (&line);
  g_assert_null (strstr (state, "′"));
}

/* Every wrong choice is answered and held off, and then a right one is made. */
static void
check (const SvGame *game, const SvMoment *moment, unsigned number)
{
  g_autoptr (SvMatch) match = sv_puzzle_new_match (sv_puzzle_load (game), number);
  SvPuzzle *puzzle = sv_puzzle_of (match);
  int right = -1, answers = 0, wrong = 0;
  g_autofree char *asked = sv_puzzle_dup_words (puzzle);

  assert_no_clock (match);
  g_signal_connect_swapped (puzzle, "answered", G_CALLBACK (count_cb), &answers);
  g_assert_null (sv_match_get_bot (match));
  g_assert_true (g_str_has_suffix (asked, "with the best chance?"));
  g_assert_false (sv_match_choose (match, sv_event_time (), NULL));
  for (unsigned i = 0; i < moment->chances->len; i++) {
    const unsigned chance = g_array_index (moment->chances, unsigned, i);
    if (chance >= moment->goal) {
      right = (int)i;
      continue;
    }
    choose (match, i, FALSE);
    g_autofree char *words = sv_puzzle_dup_words (puzzle);
    g_autofree char *part = g_strdup_printf ("in %u of 100", chance);
    g_assert_nonnull (strstr (words, part));
    g_assert_cmpint (answers, ==, ++wrong);
  }
  g_assert_cmpint (wrong, >, 0);
  g_assert_cmpint (right, >=, 0);
  g_assert_false (sv_puzzle_get_solved (puzzle));
  choose (match, (unsigned)right, TRUE);
  g_assert_true (sv_puzzle_get_solved (puzzle));
}

static void
test_all (gconstpointer data)
{
  const SvGame *game = data;
  g_autoptr (SvPuzzleDoc) doc = sv_puzzle_load (game);

  assert_said (doc->match->teams);
  g_assert_cmpuint (doc->moments->len, ==, 10);
  for (unsigned i = 0; i < doc->moments->len; i++)
    check (game, doc->moments->pdata[i], i);
}

/* Looking at what was before is no answer. */
static void
test_elsewhere (void)
{
  g_autoptr (SvMatch) match = sv_puzzle_new_match (sv_puzzle_load (sv_games ()[0]), 0);
  unsigned n;

  sv_match_undo (match);
  g_assert_false (sv_match_choose (match, sv_match_get_legal (match, &n)[0], NULL));
  g_assert_false (sv_puzzle_get_solved (sv_puzzle_of (match)));
}

static void
test_day (void)
{
  GDate day;

  g_date_clear (&day, 1);
  g_date_set_dmy (&day, 28, G_DATE_FEBRUARY, 2027);
  const unsigned today = sv_puzzle_of_day (&day, 30);
  g_assert_cmpuint (sv_puzzle_of_day (&day, 30), ==, today);
  g_date_add_days (&day, 1);
  g_assert_cmpuint (sv_puzzle_of_day (&day, 30), ==, (today + 1) % 30);
}

static void
test_refuse (void)
{
  static const struct {
    const char *puzzles, *message;
  } faults[] = {
    { "7", "puzzles: this must be a list" },
    { "[]", "puzzles: at least one puzzle is needed here" },
    { "[1]", "puzzles[0]: this must be an object" },
    { "[{}]", "puzzles[0].after: this is missing" },
    { "[{\"after\":3}]", "puzzles[0].after: 3 is outside 0–2" },
    { "[{\"after\":2,\"goal\":0}]", "puzzles[0].goal: 0 is outside 1–100" },
    { "[{\"after\":2,\"goal\":50}]", "puzzles[0].chances: this is missing" },
    { "[{\"after\":2,\"goal\":50,\"chances\":[1]}]",
      "puzzles[0].chances: there must be as many numbers here as there are choices: 24" },
    { "[{\"after\":0,\"goal\":50,\"chances\":[]}]",
      "puzzles[0].chances: there must be as many numbers here as there are choices: 0" },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (faults); i++) {
    g_autofree char *text =
        g_strdup_printf ("{\"format\":\"speelveld-match\",\"version\":1,\"game\":\"strafworp\","
                         "\"variant\":{},\"teams\":[{},{}],\"events\":[\"die 4\",\"die 3\"],"
                         "\"puzzles\":%s}",
                         faults[i].puzzles);
    g_autoptr (GError) error = NULL;
    g_assert_null (sv_puzzle_doc_read (text, strlen (text), &error));
    g_assert_cmpstr (error->message, ==, faults[i].message);
    for (gsize k = 0; k < strlen (text); k += 7)
      g_assert_null (sv_puzzle_doc_read (text, k, NULL));
  }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/puzzle/elsewhere", test_elsewhere);
  g_test_add_func ("/puzzle/day", test_day);
  g_test_add_func ("/puzzle/refuse", test_refuse);
  for (unsigned i = 0; sv_games ()[i] != NULL; i++) {
    g_autofree char *path = g_strconcat ("/puzzle/all/", sv_games ()[i]->id, NULL);

    if (sv_games ()[i]->offered)
      g_test_add_data_func (path, sv_games ()[i], test_all);
  }
  return g_test_run ();
}
