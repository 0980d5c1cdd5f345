/* SPDX-License-Identifier: GPL-3.0-or-later */
/* sv-balance: equal teams have equal chances, better cards win more, and counted matches are told
 * as they were. */
#include "sv-balance.h"
#include "sv-games.h"

static void
set (const SvGame *game, void *setup, const char *key, int32_t value)
{
  sv_field_set (sv_field_find (game->variant_fields, game->n_variant_fields, key), setup, value);
}

static void
set_card (
    const SvGame *game, void *setup, unsigned side, unsigned card, const char *key, int32_t value)
{
  sv_field_set (sv_field_find (game->card_fields, game->n_card_fields, key),
                sv_game_card (game, setup, side, card), value);
}

static SvBalance
solve (const SvGame *game, const void *setup)
{
  SvBalance balance;
  g_autoptr (GError) error = NULL;

  sv_balance_solve (game, setup, &balance, NULL, &error);
  g_assert_no_error (error);
  g_assert_cmpfloat_with_epsilon (balance.chance.win + balance.chance.draw + balance.chance.lose, 1,
                                  1e-9);
  g_assert_cmpfloat (balance.error, ==, 0);
  return balance;
}

static void
test_equal (void)
{
  const SvGame *game = sv_game_by_id ("strafworp");
  g_autofree void *setup = g_malloc0 (game->setup_size);

  sv_game_standard (game, setup);
  const SvBalance balance = solve (game, setup);
  g_assert_cmpfloat_with_epsilon (balance.chance.win, balance.chance.lose, 1e-3);
  g_assert_cmpfloat_with_epsilon (balance.goals[0], balance.goals[1], 1e-2);
}
/* A lower number is a better card: the second team's attack, and then its defence too, is made
 * worse. */
static void
test_cards (void)
{
  const SvGame *game = sv_game_by_id ("strafworp");
  g_autofree void *setup = g_malloc0 (game->setup_size);

  sv_game_standard (game, setup);
  const SvBalance equal = solve (game, setup);
  set_card (game, setup, 1, 0, "attack", 6);
  const SvBalance better = solve (game, setup);
  set_card (game, setup, 1, 0, "defence", 6);
  const SvBalance best = solve (game, setup);
  g_assert_cmpfloat (better.chance.win, >, equal.chance.win + 0.01);
  g_assert_cmpfloat (best.chance.win, >, better.chance.win);
  g_assert_cmpfloat (better.goals[1], <, equal.goals[1]);
  g_assert_cmpfloat (best.goals[0], >, better.goals[0]);
}

/* Half as long brings half as many goals, and more draws. */
static void
test_length (void)
{
  const SvGame *game = sv_game_by_id ("strafworp");
  g_autofree void *setup = g_malloc0 (game->setup_size);

  sv_game_standard (game, setup);
  const SvBalance whole = solve (game, setup);
  set (game, setup, "halves", 1);
  const SvBalance half = solve (game, setup);
  g_assert_cmpfloat_with_epsilon (half.goals[0], whole.goals[0] / 2, 0.01);
  g_assert_cmpfloat (half.chance.draw, >, whole.chance.draw);
}

/* A goal decides where they are level: nothing is drawn, and who is better gains more by it. */
static void
test_golden_goal (void)
{
  const SvGame *game = sv_game_by_id ("strafworp");
  g_autofree void *setup = g_malloc0 (game->setup_size);

  sv_game_standard (game, setup);
  set_card (game, setup, 1, 0, "attack", 6);
  set (game, setup, "golden_goal", 0);
  const SvBalance drawn = solve (game, setup);
  set (game, setup, "golden_goal", 1);
  const SvBalance decided = solve (game, setup);
  const double won = decided.chance.win - drawn.chance.win;
  g_assert_cmpfloat (drawn.chance.draw, >, 0.05);
  g_assert_cmpfloat (decided.chance.draw, ==, 0);
  g_assert_cmpfloat (won, >, drawn.chance.draw / 2);
  g_assert_cmpfloat (won, <, drawn.chance.draw);
  g_assert_cmpfloat_with_epsilon (decided.goals[0] + decided.goals[1],
                                  drawn.goals[0] + drawn.goals[1] + drawn.chance.draw, 1e-9);
}

/* S-113: a match that ends with a number of goals has no more of them, and who is better wins it
 * more often than a longer one is drawn; with more goals than ever fall it is as if there was no
 * limit. */
static void
test_goals (void)
{
  const SvGame *game = sv_game_by_id ("strafworp");
  g_autofree void *setup = g_malloc0 (game->setup_size);

  sv_game_standard (game, setup);
  set_card (game, setup, 1, 0, "attack", 6);
  set (game, setup, "golden_goal", 0);
  const SvBalance whole = solve (game, setup);
  set (game, setup, "goals", 1);
  const SvBalance one = solve (game, setup);
  g_assert_cmpfloat (one.chance.draw, <, 0.01);
  g_assert_cmpfloat_with_epsilon (one.goals[0], one.chance.win, 1e-9);
  g_assert_cmpfloat_with_epsilon (one.goals[1], one.chance.lose, 1e-9);
  set (game, setup, "goals", 3);
  const SvBalance three = solve (game, setup);
  g_assert_cmpfloat (three.goals[0], <, 3);
  g_assert_cmpfloat (three.chance.win, >, one.chance.win);
  g_assert_cmpfloat (three.chance.win, >, three.chance.lose);
  set (game, setup, "goals", 99);
  const SvBalance many = solve (game, setup);
  g_assert_cmpfloat_with_epsilon (many.chance.win, whole.chance.win, 1e-9);
  g_assert_cmpfloat_with_epsilon (many.goals[1], whole.goals[1], 1e-9);
}

static void
test_cancelled (void)
{
  const SvGame *game = sv_game_by_id ("strafworp");
  g_autofree void *setup = g_malloc0 (game->setup_size);
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();
  g_autoptr (GError) error = NULL;
  SvBalance balance;

  sv_game_standard (game, setup);
  g_cancellable_cancel (cancellable);
  g_assert_false (sv_balance_solve (game, setup, &balance, cancellable, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
}

/* By hand: 48 of 100 won. Wilson: (0.48 + 0.019208 ± 1.96 × √(0.2496 / 100 + 3.8416 / 40000)) /
 * 1.038416 = 0.48074 ± 0.09610. One match alone is far from certain. */
static void
test_tally (void)
{
  g_autoptr (SvTally) tally = sv_tally_new ();

  tally->matches = 100;
  tally->wins[0] = 48;
  tally->wins[1] = 40;
  tally->draws = 12;
  tally->goals[0] = 250;
  const SvBalance balance = sv_balance_of_tally (tally);
  g_assert_cmpfloat (balance.chance.win, ==, 0.48);
  g_assert_cmpfloat (balance.chance.draw, ==, 0.12);
  g_assert_cmpfloat (balance.chance.lose, ==, 0.40);
  g_assert_cmpfloat (balance.goals[0], ==, 2.5);
  g_assert_cmpfloat_with_epsilon (balance.error, 0.09610, 1e-5);
  tally->matches = tally->wins[0] = 1;
  g_assert_cmpfloat (sv_balance_of_tally (tally).error, >, 0.3);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/lab/balance/equal", test_equal);
  g_test_add_func ("/lab/balance/cards", test_cards);
  g_test_add_func ("/lab/balance/length", test_length);
  g_test_add_func ("/lab/balance/golden-goal", test_golden_goal);
  g_test_add_func ("/lab/balance/S-113-goals", test_goals);
  g_test_add_func ("/lab/balance/cancelled", test_cancelled);
  g_test_add_func ("/lab/balance/tally", test_tally);
  return g_test_run ();
}
