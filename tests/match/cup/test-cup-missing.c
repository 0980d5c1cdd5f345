/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What the matches of a competition leave to those after them: who was sent off is not lined up
 * again before he has missed what he must, and it is said of him. The match is the whole one of the
 * traces: its away side has number 1 sent off, and 2, 6 and 15 booked. */

#include "doc-fixture.h"
#include "sv-cup-book.h"
#include "sv-cup-changes.h"
#include "sv-cup-marks.h"
#include "sv-cup-missing.h"
#include "sv-cup-schedule.h"
#include "sv-cup-sheets.h"
#include "sv-cup-told.h"
#include "sv-games.h"

enum { FOX, OWL, ELK, IBEX, N_TEAMS };

static const char *const names[N_TEAMS] = { "Fox", "Owl", "Elk", "Ibex" };

/* Twice everybody against everybody: 0 Fox – Ibex, 1 Owl – Elk, 2 Ibex – Owl, 3 Elk – Fox, 4 Elk –
 * Ibex, … */
static SvCupBook *
make_book (const char *id)
{
  const SvGame *game = sv_game_by_id (id);
  g_autoptr (SvVariantDoc) variant = sv_variant_doc_new (game);
  g_autoptr (GPtrArray) teams = g_ptr_array_new_with_free_func ((GDestroyNotify)sv_team_doc_free);
  g_autoptr (GError) error = NULL;
  SvCup *cup = sv_cup_new (SV_CUP_LEAGUE, N_TEAMS, game->season.points);

  cup->legs = 2;
  sv_cup_schedule (cup);
  for (unsigned i = 0; i < N_TEAMS; i++)
    g_ptr_array_add (teams, named_team (game, names[i]));
  SvCupDoc *doc = sv_cup_doc_new ("Cup", variant, teams, cup, &error);
  g_assert_no_error (error);
  return sv_cup_book_new (doc, NULL);
}

/* The whole match of the traces, between the teams of the fixture. */
static void
enter_match (SvCupBook *book, unsigned i, unsigned home, unsigned away)
{
  const unsigned sides[2] = { home, away };
  g_autoptr (GError) error = NULL;
  g_autoptr (SvMatchDoc) match =
      sv_match_doc_load (SV_TRACES "/champions-2020/whole-match.svmatch", NULL, &error);
  g_assert_no_error (error);
  for (unsigned side = 0; side < 2; side++) {
    g_free (match->teams[side]->name);
    match->teams[side]->name = g_strdup (names[sides[side]]);
  }
  SvCupDoc *after = sv_cup_doc_match (sv_cup_book_get_doc (book), i, match, &error);
  g_assert_true (sv_cup_book_commit (book, after, NULL, error));
}

static void
enter_score (SvCupBook *book, unsigned i, unsigned how)
{
  const SvCupResult result = { .played = true, .how = how, .score = { 1, 0 } };
  g_autoptr (GError) error = NULL;
  SvCupDoc *after = sv_cup_doc_result (sv_cup_book_get_doc (book), i, &result, &error);

  g_assert_true (sv_cup_book_commit (book, after, NULL, error));
}

/* All sentences about a team, joined by blanks. */
static void
assert_said (SvCupBook *book, unsigned team, const char *expected)
{
  const SvCupDoc *doc = sv_cup_book_get_doc (book);
  g_autoptr (GPtrArray) sentences = sv_cup_missing_sentences (doc, team);

  g_ptr_array_add (sentences, NULL);
  assert_text (g_strjoinv (" ", (char **)sentences->pdata), expected);
}

/* Whether number 1 may be picked as keeper of this side when the fixture is played now. */
static gboolean
can_pick_first (SvCupBook *book, unsigned i, int side)
{
  g_autoptr (SvMatch) match = sv_cup_book_play (book, i);
  const SvGame *game = sv_match_get_game (match);
  SvHistory *history = sv_match_write_doc (match)->history;

  for (;;) {
    const void *setup = sv_history_get_setup (history), *state = sv_history_get_state (history);
    SvEvent legal[SV_MAX_LEGAL];
    char text[SV_EVENT_TEXT_MAX];
    SvNode node;
    gboolean picking = FALSE;
    game->node (setup, state, &node);
    const unsigned n = game->legal (setup, state, legal);
    for (unsigned k = 0; k < n && node.side == side; k++) {
      game->event_text (setup, state, legal[k], text);
      if (g_str_equal (text, "pick 1"))
        return TRUE;
      picking = picking || g_str_has_prefix (text, "pick ");
    }
    if (picking)
      return FALSE;
    g_assert_cmpint (sv_history_append (history, legal[0], 0), ==, SV_HISTORY_OK);
  }
}

static void
test_sent_off (void)
{
  g_autoptr (SvCupBook) book = make_book ("champions-2020");

  assert_said (book, IBEX, "");
  enter_match (book, 0, FOX, IBEX);
  assert_said (book, IBEX, "Misses the match against Owl: number 1, red card.");
  assert_said (book, FOX, "");
  g_assert_false (can_pick_first (book, 2, 0));
  g_assert_true (can_pick_first (book, 2, 1));

  enter_score (book, 2, SV_END_FULL_TIME); /* one missed, one to go */
  assert_said (book, IBEX, "Misses the match against Elk: number 1, red card.");
  g_assert_false (can_pick_first (book, 4, 1));
  enter_score (book, 4, SV_END_FULL_TIME);
  assert_said (book, IBEX, "");
  g_assert_true (can_pick_first (book, 6, 0));
}

/* Booked twice within three matches: number 2 of the away side in both. */
static void
test_second_booking (void)
{
  g_autoptr (SvCupBook) book = make_book ("champions-2020");

  enter_match (book, 1, OWL, ELK);
  enter_match (book, 2, IBEX, OWL);
  enter_match (book, 5, FOX, OWL);
  assert_said (book, OWL,
               "Misses the match against Elk: number 1, red card. "
               "Misses the match against Elk: number 2, another yellow card. "
               "Misses the match against Elk: number 6, another yellow card. "
               "Misses the match against Elk: number 15, another yellow card.");
}

static void
test_what_leaves_nothing (void)
{
  g_autoptr (SvCupBook) book = make_book ("champions-2020");
  g_autoptr (GError) error = NULL;

  enter_match (book, 0, FOX, IBEX);
  enter_score (book, 2, SV_CUP_FORFEIT); /* nobody misses a match that nobody plays */
  assert_said (book, IBEX, "Misses the match against Elk: number 1, red card.");
  sv_undo_go (sv_cup_book_get_undo (book), -1);
  SvCupDoc *after = sv_cup_doc_void (sv_cup_book_get_doc (book), 0, &error);
  sv_cup_book_commit (book, after, NULL, error);
  assert_said (book, IBEX, "");
  sv_undo_go (sv_cup_book_get_undo (book), -1);
  assert_said (book, IBEX, "Misses the match against Owl: number 1, red card.");
}

/* The document brings it back. */
static void
test_reading (void)
{
  g_autoptr (SvCupBook) book = make_book ("champions-2020");
  g_autoptr (GError) error = NULL;

  enter_match (book, 0, FOX, IBEX);
  g_autofree char *text = sv_cup_doc_write (sv_cup_book_get_doc (book), FALSE);
  SvCupDoc *doc = sv_cup_doc_read (text, strlen (text), NULL, &error);
  g_assert_no_error (error);
  g_autoptr (SvCupBook) again = sv_cup_book_new (doc, NULL);
  assert_said (again, IBEX, "Misses the match against Owl: number 1, red card.");
}

/* Which match left it. */
static void
assert_cause (SvCupBook *book, unsigned team, guint i, int cause)
{
  const SvCupDoc *doc = sv_cup_book_get_doc (book);
  g_autoptr (GPtrArray) list = sv_cup_missing_list (doc, team);

  g_assert_cmpuint (list->len, >, i);
  g_assert_cmpint (((const SvCupMissing *)list->pdata[i])->cause, ==, cause);
}

/* Of two bookings the second one; of a red card its match, also when one of the matches to miss is
 * over. */
static void
test_cause (void)
{
  g_autoptr (SvCupBook) book = make_book ("champions-2020");

  enter_match (book, 0, FOX, IBEX);
  assert_cause (book, IBEX, 0, 0);
  enter_match (book, 1, OWL, ELK);
  enter_match (book, 2, IBEX, OWL);
  assert_cause (book, IBEX, 0, 0);
  enter_match (book, 5, FOX, OWL);
  assert_cause (book, OWL, 1, 5);
}

/* It stands on the slip of the next match alone. */
static void
test_slips (void)
{
  g_autoptr (SvCupBook) book = make_book ("champions-2020");

  enter_match (book, 0, FOX, IBEX);
  g_autoptr (SvSheetCup) sheet =
      sv_cup_sheets_new (sv_cup_book_get_doc (book), SV_CUP_SHEETS_ALL, -1);
  for (unsigned i = 0; i < sheet->slips->len; i++) {
    const SvSheetSlip *slip = &g_array_index (sheet->slips, SvSheetSlip, i);
    const gboolean next = g_str_has_prefix (slip->where, "Match 3 ");
    g_assert_cmpstr (slip->notes[0], ==, next ? "Must miss this match: number 1, red card" : NULL);
    g_assert_cmpstr (slip->notes[1], ==, NULL);
  }
}

/* What a table wrote down leaves the same as a match that was played here: number 1 sent off, 2
 * booked, 3 booked twice and 4 hurt twice; it comes back with the document, and goes when the
 * result is cleared. */
static void
test_table (void)
{
  enum { YELLOW, RED, INJURY };
  static const struct {
    int card;
    unsigned mark;
  } marks[] = { { 0, RED },    { 1, YELLOW }, { 2, YELLOW },
                { 2, YELLOW }, { 3, INJURY }, { 3, INJURY } };
  static const char *const said =
      "Misses the match against Owl: number 1, red card. "
      "Misses the match against Owl: number 3, red card. "
      "Misses the match against Owl: number 4, injured twice in a match.";
  g_autoptr (SvCupBook) book = make_book ("champions-2020");
  g_autoptr (GError) error = NULL;
  SvTable *table = sv_cup_book_play_table (book, 0);

  sv_table_add_goal (table, 0, 8);
  for (gsize i = 0; i < G_N_ELEMENTS (marks); i++)
    g_assert_true (sv_table_add_mark (table, 1, marks[i].card, marks[i].mark));
  g_assert_true (sv_cup_book_take_table (book, 0));
  assert_said (book, IBEX, said);
  assert_said (book, FOX, "");
  g_assert_false (can_pick_first (book, 2, 0));

  g_autofree char *text = sv_cup_doc_write (sv_cup_book_get_doc (book), FALSE);
  SvCupDoc *doc = sv_cup_doc_read (text, strlen (text), NULL, &error);
  g_assert_no_error (error);
  g_autoptr (SvCupBook) again = sv_cup_book_new (doc, NULL);
  assert_said (again, IBEX, said);
  enter_score (again, 0, SV_END_FULL_TIME);
  assert_said (again, IBEX, said); /* a score that is put right takes no card back */
  doc = sv_cup_doc_clear (sv_cup_book_get_doc (again), 0, &error);
  g_assert_true (sv_cup_book_commit (again, doc, NULL, error));
  assert_said (again, IBEX, "");

  /* A mark that comes later makes another result of the same score. */
  sv_table_add_mark (table, 0, 5, RED);
  g_assert_true (sv_cup_book_take_table (book, 0));
  assert_said (book, FOX, "Misses the match against Elk: number 6, red card.");

  /* A goal that is taken back makes no second card of the first one behind it. */
  sv_table_add_mark (table, 0, 9, YELLOW);
  sv_table_remove_goal (table, 0);
  g_assert_true (sv_cup_book_take_table (book, 0));
  assert_said (book, FOX, "Misses the match against Elk: number 6, red card.");
}

/* Marks that nobody can have been given are left alone. */
static void
test_wrong_marks (void)
{
  g_autoptr (SvCupBook) book = make_book ("champions-2020");
  g_autoptr (GError) error = NULL;

  enter_score (book, 0, SV_END_FULL_TIME);
  g_autofree char *text = sv_cup_doc_write (sv_cup_book_get_doc (book), FALSE);
  g_auto (GStrv) halves = g_strsplit (text, "\"score\"", 2);
  g_autofree char *told =
      g_strconcat (halves[0], "\"marks\":[[[99,1],[0,-1],[0,77],7,[1],[\"a\",0]],{}],\"score\"",
                   halves[1], NULL);
  SvCupDoc *doc = sv_cup_doc_read (told, strlen (told), NULL, &error);
  g_assert_no_error (error);
  g_autoptr (SvCupBook) again = sv_cup_book_new (doc, NULL);
  assert_said (again, FOX, "");
  assert_said (again, IBEX, "");
}

/* Games that leave nothing to their teams. */
static void
test_other_games (void)
{
  for (const SvGame *const *game = sv_games (); *game != NULL; game++) {
    if ((*game)->season.misses != NULL)
      continue;
    g_autoptr (SvCupBook) book = make_book ((*game)->id);
    enter_score (book, 0, SV_END_FULL_TIME);
    assert_said (book, IBEX, "");
  }
}

/* The next match of a team is that of the first round, and there of the first slot, whichever comes
 * first in the plan. */
static void
test_next (void)
{
  static const struct {
    unsigned one[2], other[2]; /* round and slot */
    gboolean first;
  } cases[] = {
    { { 1, 1 }, { 1, 2 }, TRUE },  { { 1, 2 }, { 1, 1 }, FALSE }, { { 1, 2 }, { 2, 1 }, TRUE },
    { { 2, 1 }, { 1, 2 }, FALSE }, { { 1, 1 }, { 2, 1 }, TRUE },  { { 2, 1 }, { 1, 1 }, FALSE },
  };
  g_autoptr (SvCupBook) book = make_book ("strafworp");
  const SvCupDoc *doc = sv_cup_book_get_doc (book);
  int of_fox[2] = { -1, -1 };

  for (unsigned i = 0; i < doc->cup->fixtures->len; i++) {
    sv_cup_fixture (doc->cup, i)->round = 9;
    if (doc->meetings[i].teams[0] == FOX || doc->meetings[i].teams[1] == FOX)
      of_fox[of_fox[0] < 0 ? 0 : 1] = (int)i; /* the first and the last one */
  }
  for (unsigned i = 0; i < G_N_ELEMENTS (cases); i++)
    for (unsigned which = 0; which < 2; which++) {
      const unsigned *place = which == 0 ? cases[i].one : cases[i].other;
      SvCupFixture *fixture = sv_cup_fixture (doc->cup, (unsigned)of_fox[which]);
      fixture->round = place[0];
      fixture->slot = place[1];
      if (which == 1)
        g_assert_cmpint (sv_cup_missing_next (doc, FOX), ==, of_fox[cases[i].first ? 0 : 1]);
    }
}

static void
add_card (SvCupBook *book, unsigned i, unsigned side, unsigned card, unsigned mark)
{
  g_autoptr (GError) error = NULL;
  SvCupDoc *after =
      sv_cup_marks_add (sv_cup_book_get_doc (book), i, side, (SvCupMark){ card, mark }, &error);

  g_assert_no_error (error);
  g_assert_true (sv_cup_book_commit (book, after, NULL, error));
}

static unsigned
count_missing (SvCupBook *book, unsigned team)
{
  const SvCupDoc *doc = sv_cup_book_get_doc (book);
  g_autoptr (GPtrArray) list = sv_cup_missing_list (doc, team);

  return list->len;
}

/* C-200: a card that is added to a typed result counts as one of a table does. It stays when the
 * score is put right, and goes when it is removed or the result is cleared. */
static void
test_add_card (void)
{
  enum { YELLOW, RED };
  g_autoptr (SvCupBook) book = make_book ("champions-2020");
  g_autoptr (SvCupBook) korfball = make_book ("strafworp");
  g_autoptr (GError) error = NULL;

  g_assert_false (sv_cup_marks_may_edit (sv_cup_book_get_doc (book), 0));
  enter_score (book, 0, SV_END_FULL_TIME);
  enter_score (korfball, 0, SV_END_FULL_TIME);
  g_assert_true (sv_cup_marks_may_edit (sv_cup_book_get_doc (book), 0));
  g_assert_false (sv_cup_marks_may_edit (sv_cup_book_get_doc (korfball), 0));
  g_assert_cmpuint (sv_cup_marks_kinds (sv_cup_book_get_doc (book)), ==, 7);

  add_card (book, 0, 0, 6, YELLOW);
  add_card (book, 0, 0, 6, YELLOW);
  add_card (book, 0, 1, 4, RED);
  g_assert_cmpuint (count_missing (book, FOX), ==, 1);
  g_assert_cmpuint (count_missing (book, IBEX), ==, 1);
  g_autofree char *first = sv_cup_marks_dup_told (sv_cup_book_get_doc (book), 0, 0, FOX, 0);
  g_autofree char *second = sv_cup_marks_dup_told (sv_cup_book_get_doc (book), 0, 0, FOX, 1);
  g_assert_cmpstr (first, ==, "Yellow card for number 7");
  g_assert_cmpstr (second, ==, "Second yellow card for number 7: sent off");

  const SvCupResult other = { .played = true, .how = SV_END_FULL_TIME, .score = { 2, 2 } };
  SvCupDoc *after = sv_cup_doc_result (sv_cup_book_get_doc (book), 0, &other, &error);
  g_assert_true (sv_cup_book_commit (book, after, NULL, error));
  g_assert_cmpuint (count_missing (book, IBEX), ==, 1);

  after = sv_cup_marks_remove (sv_cup_book_get_doc (book), 0, 0, 1, &error);
  g_assert_true (sv_cup_book_commit (book, after, NULL, error));
  g_assert_cmpuint (count_missing (book, FOX), ==, 0);
  after = sv_cup_doc_clear (sv_cup_book_get_doc (book), 0, &error);
  g_assert_true (sv_cup_book_commit (book, after, NULL, error));
  g_assert_cmpuint (count_missing (book, IBEX), ==, 0);
  enter_match (book, 0, FOX, IBEX);
  g_assert_false (sv_cup_marks_may_edit (sv_cup_book_get_doc (book), 0));
}

/* C-200: who must miss the match is out at its table too. */
static void
test_out_at_table (void)
{
  g_autoptr (SvCupBook) book = make_book ("champions-2020");

  enter_score (book, 0, SV_END_FULL_TIME);
  SvTable *table = sv_cup_book_play_table (book, 2);
  g_assert_null (sv_table_get_why_out (table, 0, 4));
  add_card (book, 0, 1, 4, 1); /* the table stands there already */
  g_assert_true (sv_cup_book_play_table (book, 2) == table);
  g_assert_cmpstr (sv_table_get_why_out (table, 0, 4), ==, "red card");
  g_assert_cmpuint (sv_table_get_flags (table, 0, 4), ==, SV_PIECE_GONE);
  g_assert_false (sv_table_add_goal (table, 0, 4));
  g_assert_false (sv_table_add_mark (table, 0, 4, 0));
  g_assert_null (sv_table_get_why_out (table, 1, 4));
  g_assert_true (sv_table_add_goal (table, 0, 5));
  g_assert_cmpint (sv_table_get_score (table, 0), ==, 1);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/cup-missing/C-200/sent-off", test_sent_off);
  g_test_add_func ("/cup-missing/C-200/second-booking", test_second_booking);
  g_test_add_func ("/cup-missing/what-leaves-nothing", test_what_leaves_nothing);
  g_test_add_func ("/cup-missing/reading", test_reading);
  g_test_add_func ("/cup-missing/cause", test_cause);
  g_test_add_func ("/cup-missing/slips", test_slips);
  g_test_add_func ("/cup-missing/C-200/table", test_table);
  g_test_add_func ("/cup-missing/C-200/add-a-card-to-a-typed-result", test_add_card);
  g_test_add_func ("/cup-missing/C-200/touch-who-is-suspended", test_out_at_table);
  g_test_add_func ("/cup-missing/wrong-marks", test_wrong_marks);
  g_test_add_func ("/cup-missing/other-games", test_other_games);
  g_test_add_func ("/cup-missing/next", test_next);
  return g_test_run ();
}
