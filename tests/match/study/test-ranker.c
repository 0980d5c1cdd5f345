/* SPDX-License-Identifier: GPL-3.0-or-later */
/* sv-ranker: cards are ranked among all that the rules allow, and others at once when that is
 * done. */
#include "sv-board-file.h"
#include "sv-games.h"
#include "sv-ranker.h"

static void
changed_cb (gpointer n, gpointer unused)
{
  ++*(unsigned *)n;
}

/* A rank of sixteen sets: five points over four cards. */
static gpointer
small_setup (const SvGame *game)
{
  gpointer setup = g_malloc0 (game->setup_size);
  const SvField *points =
      sv_field_find (game->variant_fields, game->n_variant_fields, "card_points");

  sv_game_standard (game, setup);
  for (size_t i = 0; i < points->n_fields; i++)
    sv_field_set (&points->fields[i], setup, 5);
  return setup;
}

/* There is nothing to rank in a game of which no solver knows what a set is worth. */
static void
test_none (void)
{
  const SvGame *game = sv_game_by_id ("null");
  g_autofree void *setup = g_malloc0 (MAX (game->setup_size, 1));
  unsigned n = 0;
  SvRanker *ranker = sv_ranker_new (changed_cb, &n);
  SvStanding standing;

  sv_game_standard (game, setup);
  g_assert_false (sv_ranker_ask (ranker, game, setup));
  g_assert_false (sv_ranker_is_running (ranker));
  g_assert_false (sv_ranker_get (ranker, &standing));
  sv_ranker_go (ranker);
  g_assert_false (sv_ranker_is_running (ranker));
  sv_ranker_free (ranker);
}

static void
wait_for (const unsigned *n, unsigned calls)
{
  while (*n < calls)
    g_main_context_iteration (NULL, TRUE);
}

/* All powers are 1 but these two. */
static void
set_cards (const SvGame *game, gpointer setup, unsigned striking, unsigned defending)
{
  const SvField *attack = sv_field_find (game->card_fields, game->n_card_fields, "attack");
  const SvField *defence = sv_field_find (game->card_fields, game->n_card_fields, "defence");

  for (unsigned i = 0; i < game->n_cards; i++) {
    sv_field_set (attack, sv_game_card (game, setup, 0, i), i == striking ? 2 : 1);
    sv_field_set (defence, sv_game_card (game, setup, 0, i), i == defending ? 2 : 1);
  }
}

/* A question of its own, until it is answered. */
static void
ask_another (const SvGame *game, gconstpointer setup)
{
  unsigned n = 0;
  SvRanker *another = sv_ranker_new (changed_cb, &n);

  g_assert_true (sv_ranker_ask (another, game, setup));
  wait_for (&n, 1);
  sv_ranker_free (another);
}

/* It is told once when the cards' worth is known and once when all sets are; the same question
 * changes nothing, other cards are ranked among the same sets, and with other rules all begins
 * anew. */
static void
test_asked (void)
{
  const SvGame *game = sv_game_by_id ("strafworp");
  g_autofree void *setup = small_setup (game), *standard = sv_standard_setup (game);
  SvStanding standing, other;
  unsigned n = 0;
  SvRanker *ranker = sv_ranker_new (changed_cb, &n);

  set_cards (game, setup, 0, 0);
  g_assert_false (sv_ranker_is_running (ranker));
  g_assert_false (sv_ranker_get (ranker, &standing));
  g_assert_true (sv_ranker_ask (ranker, game, setup));
  g_assert_false (sv_ranker_get (ranker, &standing));
  wait_for (&n, 1);
  g_assert_false (sv_ranker_get (ranker, &standing)); /* of no set */
  sv_ranker_go (ranker);
  g_assert_true (sv_ranker_is_running (ranker));
  sv_ranker_go (ranker);
  wait_for (&n, 2);
  g_assert_false (sv_ranker_is_running (ranker));
  g_assert_true (sv_ranker_get (ranker, &standing));
  g_assert_cmpuint (standing.known, ==, 16);
  g_assert_cmpuint (standing.all, ==, 16);

  g_assert_true (sv_ranker_ask (ranker, game, setup)); /* the same */
  g_assert_true (sv_ranker_get (ranker, &other));
  g_assert_cmpuint (other.rank, ==, standing.rank);
  set_cards (game, setup, 3, 2);
  g_assert_true (sv_ranker_ask (ranker, game, setup));
  g_assert_false (sv_ranker_get (ranker, &other));
  wait_for (&n, 3);
  g_assert_true (sv_ranker_get (ranker, &other));
  g_assert_cmpuint (other.known, ==, 16);
  g_assert_cmpuint (other.rank, !=, standing.rank);
  const guint64 other_rank = other.rank;

  sv_ranker_go (ranker);
  g_assert_true (sv_ranker_ask (ranker, game, standard));
  g_assert_false (sv_ranker_is_running (ranker));
  g_assert_false (sv_ranker_get (ranker, &other));
  sv_ranker_go (ranker);
  sv_ranker_stop (ranker);
  g_assert_false (sv_ranker_is_running (ranker));
  wait_for (&n, 4); /* of its value; what was stopped is not heard of */
  while (g_main_context_iteration (NULL, FALSE))
    ;
  g_assert_cmpuint (n, ==, 4);

  /* Of two questions only the last one is answered, and none to who is gone: another one, who is
   * asked after them, is answered too. */
  g_assert_true (sv_ranker_ask (ranker, game, setup));
  sv_ranker_go (ranker);
  wait_for (&n, 6);
  set_cards (game, setup, 0, 0);
  g_assert_true (sv_ranker_ask (ranker, game, setup));
  set_cards (game, setup, 3, 2);
  g_assert_true (sv_ranker_ask (ranker, game, setup));
  ask_another (game, setup);
  wait_for (&n, 7);
  g_assert_true (sv_ranker_get (ranker, &standing));
  g_assert_cmpuint (standing.rank, ==, other_rank);
  set_cards (game, setup, 0, 0);
  sv_ranker_go (ranker);
  sv_ranker_stop (ranker);
  ask_another (game, setup);
  g_assert_cmpuint (n, ==, 7);
  g_assert_true (sv_ranker_ask (ranker, game, setup));
  sv_ranker_free (ranker);
  ask_another (game, setup);
  g_assert_cmpuint (n, ==, 7);
}

static void
test_words (void)
{
  static const struct {
    SvStanding standing;
    const char *words;
  } cases[] = {
    { { 16, 16, 1, { 1, 1 } }, "No set of cards that the rules allow is stronger." },
    { { 16, 16, 3, { 3, 3 } }, "Stronger than 9 of 10 sets of cards that the rules allow." },
    { { 16, 16, 16, { 16, 16 } }, "Weaker than nearly all sets of cards that the rules allow." },
    { { 21316, 21316, 40, { 40, 40 } },
      "Stronger than nearly all sets of cards that the rules allow." },
    { { 21316, 812, 5100, { 4800, 5400 } },
      "Stronger than 7 to 8 of 10 sets of cards that the rules allow." },
    { { 21316, 9000, 8600, { 8500, 8700 } },
      "Stronger than about 6 of 10 sets of cards that the rules allow." },
    { { 16, 1, 9, { 4, 12 } }, "Stronger than 3 to 8 of 10 sets of cards that the rules allow." },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++) {
    g_autofree char *words = sv_ranker_dup_words (&cases[i].standing);
    g_assert_cmpstr (words, ==, cases[i].words);
  }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/match/ranker/none", test_none);
  g_test_add_func ("/match/ranker/asked", test_asked);
  g_test_add_func ("/match/ranker/words", test_words);
  return g_test_run ();
}
