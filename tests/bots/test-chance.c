/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The chance to win with what is still to come, and what a goal is worth then. */

#include <glib.h>
#include <math.h>

#include "sv-chance.h"

static const double goals[2] = { 0.25, 0.2 };

/* Two attacks, counted by hand: level and home first. */
static void
test_counted_by_hand (void)
{
  const SvChance chance = sv_chance (0, 2, 0, goals);

  g_assert_cmpfloat_with_epsilon (chance.win, 0.25 * 0.8, 1e-12);
  g_assert_cmpfloat_with_epsilon (chance.draw, 0.25 * 0.2 + 0.75 * 0.8, 1e-12);
  g_assert_cmpfloat_with_epsilon (chance.lose, 0.75 * 0.2, 1e-12);
}

/* Nothing to come; one chance for all; more for who leads; and nobody's for the other side's
 * name. */
static void
test_sound (void)
{
  const double other[2] = { goals[1], goals[0] };

  g_assert_cmpfloat (sv_chance (1, 0, 0, goals).win, ==, 1);
  g_assert_cmpfloat (sv_chance (0, 0, 0, goals).draw, ==, 1);
  for (int lead = -4; lead <= 4; lead++)
    for (unsigned parts = 0; parts < 40; parts++) {
      const SvChance one = sv_chance (lead, parts, 0, goals),
                     more = sv_chance (lead + 1, parts, 0, goals);
      const SvChance turned = sv_chance (-lead, parts, 1, other);

      g_assert_cmpfloat_with_epsilon (one.win + one.draw + one.lose, 1, 1e-12);
      g_assert_cmpfloat (more.win, >=, one.win - 1e-12);
      g_assert_cmpfloat_with_epsilon (turned.lose, one.win, 1e-12);
    }
}

/* Two goals of one side to be expected and none of the other: it has none, one, more with the
 * chances of rare things, 1/e², 2/e² and the rest. */
static void
test_goals (void)
{
  static const double none[2] = { 0, 0 }, two[2] = { 2, 0 };
  const SvChance chance = sv_chance_of_goals (-1, two);

  g_assert_cmpfloat (sv_chance_of_goals (1, none).win, ==, 1);
  g_assert_cmpfloat (sv_chance_of_goals (0, none).draw, ==, 1);
  g_assert_cmpfloat_with_epsilon (chance.lose, exp (-2), 1e-12);
  g_assert_cmpfloat_with_epsilon (chance.draw, 2 * exp (-2), 1e-12);
  g_assert_cmpfloat_with_epsilon (chance.win, 1 - 3 * exp (-2), 1e-12);
}

/* A goal ahead near the end a goal against costs more than one for brings; behind it is the other
 * way round; and with much to come neither counts for much more than the other. */
static void
test_caution (void)
{
  const double even[2] = { 0.25, 0.25 };
  double ahead[2], behind[2], early[2];

  sv_chance_weigh_goals (1, 3, 1, even, ahead);
  sv_chance_weigh_goals (-1, 3, 0, even, behind);
  sv_chance_weigh_goals (1, 90, 1, even, early);
  g_assert_cmpfloat (ahead[1], >, 2 * ahead[0]);
  g_assert_cmpfloat (behind[0], >, 2 * behind[1]);
  g_assert_cmpfloat_with_epsilon (behind[0], ahead[1], 1e-9);
  g_assert_cmpfloat_with_epsilon (early[0], early[1], 0.2);
}

/* At first as usual; then as the match goes. */
static void
test_tempo (void)
{
  const SvTempo none = { 0 }, slow = { .parts = 100, .ms = 100 * 60000 };
  const SvTiming timing = { .period = 1, .n_periods = 2, .period_ms = 600000 };

  g_assert_cmpfloat_with_epsilon (sv_tempo_parts (&none, 130000), 10, 1e-9);
  g_assert_cmpfloat (sv_tempo_parts (&slow, 600000), <, 13);
  g_assert_cmpfloat (sv_tempo_parts (&slow, 600000), >, 10);
  g_assert_cmpfloat_with_epsilon (sv_tempo_goals (&none, 0), 0.25, 1e-9);
  g_assert_cmpfloat (sv_tempo_goals (&slow, 40), >, 0.6);
  g_assert_cmpint (sv_tempo_left (&timing, 200000), ==, 1000000);
  g_assert_cmpint (sv_tempo_left (&(SvTiming){ .period = 1 }, 0), ==, -1);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/chance/goals", test_goals);
  g_test_add_func ("/chance/counted by hand", test_counted_by_hand);
  g_test_add_func ("/chance/sound", test_sound);
  g_test_add_func ("/chance/caution", test_caution);
  g_test_add_func ("/chance/tempo", test_tempo);
  return g_test_run ();
}
