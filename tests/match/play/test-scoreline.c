/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What stands on a scoreboard, of a match on the screen and of one on a real table: the same words
 * for the same facts, and of a match only what people have been told. */

#include "doc-fixture.h"
#include "play-fixture.h"
#include "sv-games.h"
#include "sv-match.h"
#include "sv-score-words.h"
#include "table-fixture.h"
#include "worked-example.h"

/* In a line: teams with their goals, short names; clock; state; state where there is little
 * room. */
static void
assert_board (gpointer scored, const char *expected)
{
  SvScoreline line;

  sv_scored_read (SV_SCORED (scored), &line);
  g_autofree char *said = sv_score_words_said (&line), *clock = sv_score_words_clock (&line);
  g_autofree char *left = sv_score_words_brief (&line, 0), *right = sv_score_words_brief (&line, 1);
  g_autofree char *state = sv_score_words_state (&line),
                  *brief = sv_score_words_state_brief (&line);
  g_autofree char *all =
      g_strdup_printf ("%s (%s, %s); %s; %s; %s", said, left, right, clock, state, brief);
  g_assert_cmpstr (all, ==, expected);
}

static const SvGame *
game_of (const char *id)
{
  const SvGame *game = sv_game_by_id (id);

  g_assert_nonnull (game);
  return game;
}

/* A goal is on the board when people are told of it, not when the die has fallen. */
static void
test_wait_for_the_goal (void)
{
  g_autoptr (SvMatch) match = sv_match_new (standard_doc (game_of ("strafworp")));
  SvScoreline line;

  play (match, EXAMPLE_TO_SHOT ",die 6");
  sv_scored_read (SV_SCORED (match), &line);
  const int thrower = line.turn;
  const gulong waits = g_signal_connect (match, "changed", G_CALLBACK (sv_match_wait), NULL);
  play (match, "die 2");
  g_signal_handler_disconnect (match, waits);
  assert_board (match, "First team 0, Second team 0 (FT, ST); 10:00; First half; First half");
  sv_scored_read (SV_SCORED (match), &line);
  g_assert_cmpint (line.turn, ==, thrower);
  g_assert_false (line.running);
  sv_match_go_on (match);
  assert_board (match, "First team 1, Second team 0 (FT, ST); 10:00; First half; First half");
}

/* Pausing is told where it matters; the wall shows it by the colour of its clock. */
static void
test_pause (void)
{
  g_autoptr (SvMatch) match = sv_match_new (standard_doc (game_of ("strafworp")));
  int clocks = 0, scores = 0;

  play (match, EXAMPLE_TO_MOVE);
  g_signal_connect_swapped (match, "clock", G_CALLBACK (count_cb), &clocks);
  g_signal_connect_swapped (match, "score", G_CALLBACK (count_cb), &scores);
  sv_clock_set_paused (sv_match_get_clock (match), TRUE);
  g_assert_cmpint (clocks, >, 0);
  g_assert_cmpint (scores, ==, 0);
  assert_board (match, "First team 0, Second team 0 (FT, ST); 10:00; First half; Paused");
}

/* A match and a table of the same game and teams stand there alike. */
static void
test_same_at_a_table (void)
{
  static const char *const boards[][2] = {
    { "strafworp", "First team 0, Second team 0 (FT, ST); 10:00; First half; First half" },
    { "champions-2020", "First team 0, Second team 0 (FT, ST); 0′; Match, of 90′; Match, of 90′" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (boards); i++) {
    g_autoptr (SvMatch) match = sv_match_new (standard_doc (game_of (boards[i][0])));
    g_autoptr (SvTable) table = sv_table_new (standard_doc (game_of (boards[i][0])));
    sv_clock_set_paused (sv_table_get_clock (table), FALSE);
    assert_board (match, boards[i][1]);
    assert_board (table, boards[i][1]);
  }
}

/* How a match ended stands below its score. */
static void
test_end (void)
{
  g_autoptr (SvTable) table = sv_table_new (standard_doc (game_of ("strafworp")));
  int whistles = 0;

  g_signal_connect_swapped (table, "whistle", G_CALLBACK (count_cb), &whistles);
  sv_table_add_goal (table, 1, -1);
  run_out (table);
  sv_table_end (table);
  g_assert_true (sv_table_next_period (table));
  assert_board (table, "First team 0, Second team 1 (FT, ST); 10:00; Second half; Paused");
  run_out (table);
  sv_table_end (table);
  assert_board (table, "First team 0, Second team 1 (FT, ST); 0:00; Second team wins.; Paused");
  g_assert_cmpint (whistles, >, 0);
}

/* Let the break of that clock last so many seconds. */
static void
rest (SvClock *clock, int seconds)
{
  static gint64 now_us;

  sv_clock_set_source (clock, fake_time, &now_us);
  for (int i = 0; i < seconds; i++) {
    now_us += G_USEC_PER_SEC;
    sv_clock_check (clock);
  }
}

/* During a break the board shows how long it has lasted, also after a look back; a match that is
 * opened in a break does not know. */
static void
test_break (void)
{
  g_autoptr (SvMatch) match = sv_match_new (standard_doc (game_of ("strafworp")));
  g_autoptr (SvTable) table = sv_table_new (standard_doc (game_of ("strafworp")));
  int clocks = 0;

  play (match, EXAMPLE_TO_MOVE ",time");
  assert_board (match, "First team 0, Second team 0 (FT, ST); 10:00; Half-time · 0:00; "
                       "Half-time · 0:00");
  g_signal_connect_swapped (match, "clock", G_CALLBACK (count_cb), &clocks);
  rest (sv_match_get_rest_clock (match), 65);
  g_assert_cmpint (clocks, ==, 65);
  sv_match_seek (match, 3);
  sv_match_seek (match, sv_match_get_length (match));
  assert_board (match, "First team 0, Second team 0 (FT, ST); 10:00; Half-time · 1:05; "
                       "Half-time · 1:05");
  g_autoptr (SvMatch) again =
      sv_match_new (sv_match_doc_copy (sv_match_get_doc (match), sv_match_get_length (match)));
  assert_board (again, "First team 0, Second team 0 (FT, ST); 10:00; Half-time; Half-time");

  run_out (table);
  rest (sv_table_get_rest_clock (table), 65);
  assert_board (table, "First team 0, Second team 0 (FT, ST); 0:00; Break · 1:05; Paused");
  g_assert_true (sv_table_next_period (table));
  assert_board (table, "First team 0, Second team 0 (FT, ST); 10:00; Second half; Paused");
  g_assert_false (sv_clock_get_wanted (sv_table_get_rest_clock (table)));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/scoreline/wait-for-the-goal", test_wait_for_the_goal);
  g_test_add_func ("/scoreline/pause", test_pause);
  g_test_add_func ("/scoreline/same-at-a-table", test_same_at_a_table);
  g_test_add_func ("/scoreline/end", test_end);
  g_test_add_func ("/scoreline/wait-for-the-end-of-a-break", test_break);
  return g_test_run ();
}
