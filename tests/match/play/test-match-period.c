/* SPDX-License-Identifier: GPL-3.0-or-later */

/* People end a period by hand, before its clock has run out. */

#include "match-fixture.h"
#include "sv-match-period.h"
#include "sv-match-undo.h"

static void
assert_ends (Fixture *f, gboolean expected_later)
{
  gboolean later;

  g_assert_true (sv_match_can_end_period (f->match));
  g_assert_true (sv_match_end_period (f->match, &later));
  g_assert_cmpint (later, ==, expected_later);
}

static SvStage
get_stage (Fixture *f)
{
  return sv_match_get_view (f->match)->stage;
}

/* Half-time begins at once; undo takes back nothing but that, and the clock goes on where it
 * was. */
static void
test_half (Fixture *f, gconstpointer data)
{
  SvClock *clock = sv_match_get_clock (f->match);

  g_assert_false (sv_match_can_end_period (f->match));
  play (f->match, EXAMPLE_TO_MOVE);
  pass (f, 2000);
  play (f->match, "move 1 b");
  const unsigned before = sv_match_get_position (f->match);
  pass (f, 3000);
  assert_ends (f, FALSE);
  g_assert_cmpint (get_stage (f), ==, SV_STAGE_BREAK);
  g_assert_event (f->match, before, "time");
  g_assert_cmpint (sv_history_get_time (sv_match_get_doc (f->match)->history, before), ==, 5000);
  g_assert_false (sv_match_can_end_period (f->match));
  g_assert_true (sv_match_undo (f->match));
  g_assert_cmpuint (sv_match_get_position (f->match), ==, before);
  g_assert_cmpint (sv_clock_get_elapsed (clock), ==, 5000);
  g_assert_true (sv_clock_get_running (clock));
  g_assert_false (sv_match_redo (f->match));
  assert_ends (f, FALSE);
}

/* Between the dice of a shot the rules let nothing end: the shot counts. */
static void
test_shot (Fixture *f, gconstpointer data)
{
  play (f->match, EXAMPLE_TO_SHOT ",die 1");
  assert_ends (f, TRUE);
  g_assert_cmpint (get_stage (f), ==, SV_STAGE_PLAY);
  play (f->match, "die 2");
  g_assert_cmpint (sv_match_get_view (f->match)->score[0] + sv_match_get_view (f->match)->score[1],
                   ==, 1);
  g_assert_cmpint (get_stage (f), ==, SV_STAGE_BREAK);
  /* The shot is an act of its own. */
  const unsigned end = sv_match_get_position (f->match);
  g_assert_true (sv_match_undo (f->match));
  g_assert_cmpuint (sv_match_get_position (f->match), ==, end - 1);
}

/* Who takes the shot back has not ended anything. */
static void
test_shot_back (Fixture *f, gconstpointer data)
{
  play (f->match, EXAMPLE_TO_SHOT ",die 1");
  assert_ends (f, TRUE);
  g_assert_true (sv_match_undo (f->match));
  g_assert_cmpint (get_stage (f), ==, SV_STAGE_PLAY);
  play (f->match, "die 1,die 2");
  g_assert_cmpint (get_stage (f), ==, SV_STAGE_PLAY);
}

/* A pause ends with the period, and after the last one the match is over. */
static void
test_match (Fixture *f, gconstpointer data)
{
  play (f->match, EXAMPLE_TO_MOVE);
  sv_clock_set_paused (sv_match_get_clock (f->match), TRUE);
  assert_ends (f, FALSE);
  g_assert_false (sv_clock_get_paused (sv_match_get_clock (f->match)));
  for (unsigned n; !sv_match_can_end_period (f->match);)
    g_assert_true (sv_match_choose (f->match, sv_match_get_legal (f->match, &n)[0], NULL));
  assert_ends (f, FALSE);
  g_assert_cmpint (get_stage (f), ==, SV_STAGE_OVER);
  g_assert_false (sv_match_can_end_period (f->match));
  g_assert_true (sv_match_undo (f->match));
  g_assert_cmpint (get_stage (f), ==, SV_STAGE_PLAY);
}

/* Also while it is the computer's turn; from a file it is known again who ended it. */
static void
test_computer (Fixture *f, gconstpointer data)
{
  play (f->match, EXAMPLE_TO_MOVE);
  set_kinds (f->match, "random", "random");
  const unsigned before = sv_match_get_position (f->match);
  set_kinds (f->match, "person", "random");
  if (sv_match_get_bot (f->match) == NULL)
    set_kinds (f->match, "random", "person");
  g_assert_nonnull (sv_match_get_bot (f->match));
  assert_ends (f, FALSE);
  Fixture again = { 0 };
  watch (&again, sv_match_new (sv_match_doc_copy (sv_match_get_doc (f->match), before + 1)));
  g_assert_true (sv_match_undo (f->match));
  g_assert_cmpuint (sv_match_get_position (f->match), ==, before);
  g_assert_cmpint (sv_match_get_playback (f->match), ==, SV_PLAYBACK_LIVE); /* the computer acts */
  g_assert_true (sv_match_undo (again.match));
  g_assert_cmpuint (sv_match_get_position (again.match), ==, before);
  tear_down (&again, NULL);
}

/* Where a clock moves by dice, no time can be up. */
static void
test_dice (void)
{
  for (gsize i = 0; sv_games ()[i] != NULL; i++) {
    Fixture f = { 0 };
    unsigned n;

    watch (&f, sv_match_new (doc_between (sv_games ()[i], "Velocitas", "Orange")));
    sv_match_seed (f.match, 5);
    /* The clock of some games waits for the first throw. */
    for (unsigned k = 0; k < 400 && !sv_match_can_end_period (f.match); k++) {
      const SvEvent *legal = sv_match_get_legal (f.match, &n);
      if (n == 0)
        break;
      sv_match_choose (f.match, legal[k % 7 % n], NULL);
    }
    const gboolean seconds = sv_match_get_view (f.match)->period_ms > 0;
    g_assert_cmpint (sv_match_can_end_period (f.match), ==, seconds);
    tear_down (&f, NULL);
  }
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
#define test(name, function)                                                                       \
  g_test_add ("/period/" name, Fixture, NULL, set_up, function, tear_down)
  test ("end-the-half-and-take-it-back", test_half);
  test ("end-the-half-during-a-shot", test_shot);
  test ("end-the-half-and-take-the-shot-back", test_shot_back);
  test ("end-a-paused-match", test_match);
  test ("end-the-half-in-the-computers-turn", test_computer);
#undef test
  g_test_add_func ("/period/end-where-a-clock-counts-seconds", test_dice);
  return g_test_run ();
}
