/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What the keys for the score, the clock, the ball and the choices say. */

#include "match-fixture.h"
#include "sv-ask.h"

#define g_assert_answer(match, ask, text)                                                          \
  G_STMT_START                                                                                     \
  {                                                                                                \
    g_autofree char *answer_ = sv_ask_dup_answer (match, ask);                                     \
    g_assert_cmpstr (answer_, ==, text);                                                           \
  }                                                                                                \
  G_STMT_END

#define LINED_UP                                                                                   \
  "die 4,die 3,place 1 c,place 4 a,place 2 e,place 3 d,place 1 a,place 3 c,place 2 b,place 4 d"

static void
test_before (Fixture *f, gconstpointer data)
{
  g_assert_answer (f->match, SV_ASK_SCORE, "Velocitas 0, Orange 0.");
  g_assert_answer (f->match, SV_ASK_BALL, "The ball is not in play.");
  g_assert_answer (f->match, SV_ASK_CHOICES, "Velocitas: throw the die for the toss");
}

static void
test_play (Fixture *f, gconstpointer data)
{
  play (f->match, LINED_UP);
  g_assert_answer (f->match, SV_ASK_CHOICES,
                   "Velocitas: start the clock. You can choose: Start the clock.");
  play (f->match, "start,throw-off 4,move 1 b");
  pass (f, 61000);
  g_assert_answer (f->match, SV_ASK_CLOCK, "First half: 8 minutes and 59 seconds left.");
  g_assert_answer (f->match, SV_ASK_BALL,
                   "Velocitas rebounder has the ball. Area A, Velocitas zone.");
  g_assert_answer (
      f->match, SV_ASK_CHOICES,
      "Velocitas: move striker 2. You can choose: Area C, Velocitas zone; Area F, Velocitas zone.");
}

static void
test_dice_clock (Fixture *f, gconstpointer data)
{
  SvMatch *match = sv_match_new (standard_doc (sv_game_by_id ("champions-2020")));

  g_assert_answer (match, SV_ASK_CLOCK, "Match: the clock shows 0 of 90.");
  g_assert_answer (
      match, SV_ASK_CHOICES,
      "Second team: choose a formation. You can choose: 2-4-4; 3-3-4; 3-4-3; 4-2-4; 4-3-3; 4-4-2.");
  g_object_unref (match);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add ("/ask/before", Fixture, NULL, set_up, test_before, tear_down);
  g_test_add ("/ask/play", Fixture, NULL, set_up, test_play, tear_down);
  g_test_add ("/ask/dice-clock", Fixture, NULL, set_up, test_dice_clock, tear_down);
  return g_test_run ();
}
