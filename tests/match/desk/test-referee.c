/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The referee of a real board: what counts, what dice do, where it goes on; for every game. */

#include "doc-fixture.h"
#include "sv-games.h"
#include "sv-match-words.h"
#include "sv-referee.h"

typedef struct {
  SvMatchDoc *doc;
  SvPosition *position;
} Fixture;

static void
set_up (Fixture *f, gconstpointer game)
{
  f->doc = standard_doc (game != NULL ? game : sv_games ()[0]);
  f->position = sv_referee_new_position (f->doc);
}

static void
tear_down (Fixture *f, gconstpointer game)
{
  g_clear_object (&f->position);
  g_clear_pointer (&f->doc, sv_match_doc_free);
}

static const char *
line (GPtrArray *lines, guint i)
{
  g_assert_cmpuint (i, <, lines->len);
  return ((SvReportLine *)g_ptr_array_index (lines, i))->sentence;
}

static SvVerdict *
judge (Fixture *f, unsigned first, unsigned second)
{
  const unsigned dice[2] = { first, second };

  return sv_referee_judge (f->position, dice);
}

/* It begins with a throw that everybody knows: a striker who needs 2 against a defender who needs
 * 3. Of 36 throws 9 are goals, 4 free passes, 2 penalties, and 4, a 1 against 3 to 6, are
 * intercepted. */
static void
test_begin (Fixture *f, gconstpointer game)
{
  g_autofree char *question = sv_referee_dup_question (f->position);
  g_autofree char *why = sv_position_dup_why (f->position);
  g_autoptr (GPtrArray) counts = sv_referee_dup_counts (f->position);
  int side;

  g_assert_null (why);
  g_assert_nonnull (question);
  g_assert_true (sv_referee_throws (f->position, &side));
  g_assert_cmpint (side, ==, sv_position_get_placement (f->position)->side);
  g_autofree char *text = sv_report_lines_join (counts, "", "\n");
  g_assert_cmpstr (
      text, ==,
      "Striker 1 of First team must throw 2 or more for a chance. (83 %)\n"
      "No bonus counts here.\n"
      "Striker 1 of Second team must throw 3 or more to defend. (67 %)\n"
      "Equal throws of 1 to 4 are a free pass, equal throws of 5 or 6 a penalty.\n"
      "Goal: 25 %. Free pass: 11 %. Penalty: 6 %. Intercepted: 11 %. Ball kept: 47 %.");
  g_assert_false (sv_undo_can_go (sv_position_get_undo (f->position), -1));
}

static void
test_verdicts (Fixture *f, gconstpointer game)
{
  g_autoptr (SvVerdict) none = judge (f, 0, 0);
  g_autoptr (SvVerdict) half = judge (f, 2, 0);
  g_autoptr (SvVerdict) goal = judge (f, 6, 1);
  g_autoptr (SvVerdict) foul = judge (f, 3, 3);
  g_autoptr (SvVerdict) lost = judge (f, 1, 6);

  g_assert_null (none);
  g_assert_false (half->settled);
  g_assert_cmpuint (half->lines->len, ==, 1);
  g_assert_true (goal->settled);
  g_assert_cmpint (goal->goal_side, ==, 0);
  g_assert_cmpint (goal->goal_card, ==, 0);
  g_assert_nonnull (strstr (line (goal->lines, 2), "Goal"));
  g_assert_cmpint (((SvReportLine *)g_ptr_array_index (goal->lines, 2))->kind, ==, SV_NOTE_GOAL);
  g_assert_cmpint (foul->goal_side, ==, -1);
  g_assert_nonnull (strstr (line (foul->lines, 2), "free pass"));
  g_assert_cmpint (((SvReportLine *)g_ptr_array_index (lost->lines, 2))->kind, ==,
                   SV_NOTE_TURNOVER);
  g_assert_nonnull (lost->next);
}

/* The verdict is the game's: what the same events do in a match. */
static void
test_same_as_match (Fixture *f, gconstpointer game)
{
  for (unsigned a = 1; a <= 6; a++)
    for (unsigned b = 1; b <= 6; b++) {
      g_autoptr (SvVerdict) verdict = judge (f, a, b);
      g_autoptr (SvMatch) match = sv_position_make_match (f->position);
      g_autoptr (GPtrArray) last = NULL;
      g_autoptr (GError) error = NULL;
      g_autofree char *prompt = NULL;

      g_assert_true (sv_match_enter_die (match, a, &error));
      g_assert_true (sv_match_enter_die (match, b, &error));
      g_assert_cmpmem (verdict->state, f->doc->game->state_size, sv_match_get_state (match),
                       f->doc->game->state_size);
      last = sv_match_dup_report (match, 1);
      g_assert_cmpstr (line (verdict->lines, verdict->lines->len - 1), ==,
                       line (last, last->len - 1));
      prompt = sv_match_dup_prompt (match);
      g_assert_cmpstr (verdict->next, ==, prompt);
    }
}

static void
test_go_on (Fixture *f, gconstpointer game)
{
  g_autoptr (SvVerdict) foul = judge (f, 3, 3);
  const SvPlacement before = *sv_position_get_placement (f->position);

  sv_position_go_on (f->position, foul->state);
  g_assert_cmpmem (sv_position_get_state (f->position), f->doc->game->state_size, foul->state,
                   f->doc->game->state_size);
  g_autofree char *next = sv_referee_dup_question (f->position);
  g_assert_cmpstr (next, ==, foul->next);
  g_assert_true (sv_undo_go (sv_position_get_undo (f->position), -1));
  g_assert_cmpmem (sv_position_get_placement (f->position), sizeof before, &before, sizeof before);
  g_assert_true (sv_undo_go (sv_position_get_undo (f->position), 1));
  g_assert_cmpmem (sv_position_get_state (f->position), f->doc->game->state_size, foul->state,
                   f->doc->game->state_size);
}

static void
test_impossible (Fixture *f, gconstpointer game)
{
  int side;

  sv_position_clear (f->position);
  g_autoptr (SvVerdict) verdict = judge (f, 3, 4);
  g_autoptr (GPtrArray) counts = sv_referee_dup_counts (f->position);
  g_assert_null (verdict);
  g_assert_cmpuint (counts->len, ==, 0);
  g_assert_null (sv_referee_dup_question (f->position));
  g_assert_false (sv_referee_throws (f->position, &side));
  g_assert_null (sv_position_get_state (f->position));
}

static void
test_frame (Fixture *f, gconstpointer game)
{
  const int score[2] = { 2, 3 };

  sv_position_put (f->position, 7, -1);
  sv_referee_set_frame (f->position, 1, (int[2]){ 0, 0 });
  g_assert_true (sv_undo_can_go (sv_position_get_undo (f->position), -1));
  sv_referee_set_frame (f->position, 2, score);
  g_assert_cmpint (sv_position_get_placement (f->position)->score[1], ==, 3);
  g_assert_cmpuint (sv_position_get_placement (f->position)->period, ==, 2);
  g_assert_false (sv_undo_can_go (sv_position_get_undo (f->position), -1));
}

/* Any game will do, one without a defender too. */
static void
test_other_game (Fixture *f, gconstpointer game)
{
  g_autoptr (GPtrArray) counts = sv_referee_dup_counts (f->position);
  g_autofree char *question = sv_referee_dup_question (f->position);
  g_autofree char *text = sv_report_lines_join (counts, "", "\n");
  g_autoptr (SvVerdict) verdict = judge (f, 1, 1);
  unsigned kind, dice;
  int side = -1;

  g_assert_nonnull (question);
  g_assert_true (sv_referee_throws (f->position, &side));
  g_assert_true (sv_referee_get_throw (f->position, &kind, &dice));
  g_assert_cmpuint (kind, ==, 0);
  g_assert_cmpuint (dice, ==, 1);
  g_assert_cmpstr (text, ==, "Second team is too far from the goal to shoot in this turn.");
  g_assert_nonnull (verdict);
  g_assert_cmpuint (verdict->lines->len, >=, 1);
}

/* The kinds of throws that a game has: the rules say which one it is, and what a person would ask
 * for with a button is thrown at once. */
static void
test_kinds (Fixture *f, gconstpointer game)
{
  unsigned kind, dice;

  sv_position_set (f->position, SV_POSITION_PHASE, 1);
  g_assert_true (sv_referee_get_throw (f->position, &kind, &dice));
  const SvScoreSheetThrow *kick_off = &sv_game_score_sheet_throws (f->doc->game)[kind];
  g_assert_cmpuint (kick_off->sides, ==, 6);
  g_assert_cmpuint (kick_off->least, ==, 2);
  g_assert_cmpuint (dice, ==, 2);
  g_autoptr (GPtrArray) higher = sv_referee_dup_counts (f->position);
  g_autofree char *text = sv_report_lines_join (higher, "", "\n");
  g_assert_cmpstr (text, ==,
                   "The higher throw kicks off; a 1 is thrown again.\n"
                   "First team: 40 %. Second team: 40 %. Both throw again: 20 %.");
  g_autoptr (SvVerdict) verdict = judge (f, 5, 3);
  g_assert_true (verdict->settled);

  sv_position_set (f->position, SV_POSITION_PHASE, 2);
  sv_position_set (f->position, SV_POSITION_SIDE, 0);
  g_autofree char *why = sv_position_dup_why (f->position);
  g_assert_cmpstr (why, ==, NULL);
  g_assert_true (sv_referee_get_throw (f->position, &kind, &dice));
  g_assert_cmpuint (sv_game_score_sheet_throws (f->doc->game)[kind].least, ==, 1);
  g_assert_cmpuint (dice, ==, 1);
  g_autoptr (GPtrArray) turn = sv_referee_dup_counts (f->position);
  g_assert_cmpuint (turn->len, >=, 2);
  g_assert_nonnull (strstr (line (turn, 0), " %)"));
}

/* A shot that is shown: who may be chosen to save it where, with what chance, and what comes of the
 * die. */
static void
test_on_its_way (Fixture *f, gconstpointer game)
{
  const SvBoard *board = sv_match_get_board (sv_position_get_match (f->position));
  unsigned kind, dice;

  sv_position_clear (f->position);
  sv_position_set (f->position, SV_POSITION_PHASE, 4);
  sv_position_set (f->position, SV_POSITION_SIDE, 0);
  sv_position_put (f->position, 7, sv_board_find (board, "d9", -1));
  sv_position_put (f->position, 20, sv_board_find (board, "d12", -1));
  sv_position_lead_ball (f->position, sv_board_find (board, "d9", -1));
  sv_position_lead_ball (f->position, sv_board_find (board, "d10", -1));
  sv_position_lead_ball (f->position, sv_board_find (board, "f12", -1));
  g_autofree char *why = sv_position_dup_why (f->position);
  g_autofree char *question = sv_referee_dup_question (f->position);
  g_autoptr (GPtrArray) choices = sv_referee_dup_counts (f->position);
  g_autofree char *text = sv_report_lines_join (choices, "", "\n");
  g_assert_cmpstr (why, ==, NULL);
  g_assert_nonnull (strstr (question, "tries to stop the shot"));
  g_assert_cmpstr (text, ==,
                   "Keeper 1 of Second team can try it on D10: 50 %.\n"
                   "Keeper 1 of Second team can try it on E11: 50 %.\n"
                   "Keeper 1 of Second team can try it on F12: 50 %.");
  g_assert_false (sv_referee_get_throw (f->position, &kind, &dice));

  g_assert_true (sv_position_try (f->position, 20, sv_board_find (board, "e11", -1)));
  g_assert_true (sv_referee_get_throw (f->position, &kind, &dice));
  g_assert_cmpuint (sv_game_score_sheet_throws (f->doc->game)[kind].sides, ==, 4);
  g_autoptr (SvVerdict) goal = judge (f, 0, 2);
  g_autoptr (SvVerdict) saved = judge (f, 0, 4);
  g_assert_cmpint (goal->goal_side, ==, 0);
  g_assert_cmpint (goal->goal_card, ==, 7);
  g_assert_cmpint (saved->goal_side, ==, -1);
  g_assert_nonnull (strstr (line (saved->lines, 0), "saved, and held"));
  sv_position_go_on (f->position, goal->state);
  g_assert_cmpint (sv_position_get_placement (f->position)->score[0], ==, 1);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add ("/referee/begin", Fixture, NULL, set_up, test_begin, tear_down);
  g_test_add ("/referee/verdicts", Fixture, NULL, set_up, test_verdicts, tear_down);
  g_test_add ("/referee/same-as-match", Fixture, NULL, set_up, test_same_as_match, tear_down);
  g_test_add ("/referee/go-on", Fixture, NULL, set_up, test_go_on, tear_down);
  g_test_add ("/referee/impossible", Fixture, NULL, set_up, test_impossible, tear_down);
  g_test_add ("/referee/frame", Fixture, NULL, set_up, test_frame, tear_down);
  g_test_add ("/referee/other-game", Fixture, sv_game_by_id ("eleven"), set_up, test_other_game,
              tear_down);
  g_test_add ("/referee/kinds", Fixture, sv_game_by_id ("champions-2020"), set_up, test_kinds,
              tear_down);
  g_test_add ("/referee/on-its-way", Fixture, sv_game_by_id ("champions-2020"), set_up,
              test_on_its_way, tear_down);
  return g_test_run ();
}
