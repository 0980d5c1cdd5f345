/* SPDX-License-Identifier: GPL-3.0-or-later */
/* sv-card-sets: all cards that the rules allow are there, once each; sv-rank: they stand in the
 * right order; sv-suggestion: what makes two teams even is found. */
#include "sv-card-sets.h"
#include "sv-games.h"
#include "sv-rank.h"
#include "sv-suggestion.h"

static gpointer
standard (const SvGame *game)
{
  gpointer setup = g_malloc0 (game->setup_size);

  sv_game_standard (game, setup);
  return setup;
}

static void
set_cards (const SvGame *game, void *setup, unsigned side, const char *key, const int32_t values[4])
{
  const SvField *field = sv_field_find (game->card_fields, game->n_card_fields, key);

  for (unsigned card = 0; card < 4; card++)
    sv_field_set (field, sv_game_card (game, setup, side, card), values[card]);
}

static void
free_points (const SvGame *game, void *setup)
{
  const SvField *points =
      sv_field_find (game->variant_fields, game->n_variant_fields, "card_points");

  for (size_t i = 0; i < points->n_fields; i++)
    sv_field_set (&points->fields[i], setup, SV_FIELD_NULL);
}

/* By hand: 14 over four cards of 1 to 6 are 10 points beyond the least, at most 5 a card: C(13, 3)
 * ways, less those in which one card has 6 or more, 4 × C(7, 3): 286 − 140 = 146. Attack and
 * defence: 146² = 21,316. Without a sum: 6⁸. */
static void
test_count (void)
{
  const SvGame *game = sv_game_by_id ("strafworp");
  g_autofree void *setup = standard (game);
  g_autoptr (SvCardSets) sets = sv_card_sets_new (game, setup);

  g_assert_cmpuint (sv_card_sets_get_n (sets), ==, 21316);
  g_assert_cmpuint (sv_card_sets_get_n_powers (sets), ==, 8);
  g_assert_true (sv_card_sets_shares (sets, 0, 3));
  g_assert_false (sv_card_sets_shares (sets, 3, 4)); /* an attack and a defence */
  free_points (game, setup);
  g_autoptr (SvCardSets) all = sv_card_sets_new (game, setup);
  g_assert_cmpuint (sv_card_sets_get_n (all), ==, 1679616);
  g_assert_false (sv_card_sets_shares (all, 0, 0));
}

static void
test_no_powers (void)
{
  const SvGame *game = sv_game_by_id ("champions-2020");
  g_autofree void *setup = standard (game);
  g_autoptr (SvCardSets) sets = sv_card_sets_new (game, setup);

  g_assert_cmpuint (sv_card_sets_get_n (sets), ==, 0);
  g_assert_false (sv_suggestion_is_possible (game, setup));
  g_assert_null (sv_rank_new (game, setup));
}

/* Every set is legal, and no two are the same. */
static void
test_each_once (void)
{
  const SvGame *game = sv_game_by_id ("strafworp");
  g_autofree void *setup = standard (game);
  g_autoptr (SvCardSets) sets = sv_card_sets_new (game, setup);
  g_autoptr (GHashTable) seen = g_hash_table_new (NULL, NULL);

  for (guint64 i = 0; i < sv_card_sets_get_n (sets); i++) {
    guint code = 0;
    sv_card_sets_put (sets, i, setup);
    g_assert_true (sv_game_check (game, setup, NULL));
    for (unsigned k = 0; k < 8; k++) {
      const int32_t value = sv_card_sets_get (sets, setup, k);
      g_assert_cmpint (value, >=, 1);
      g_assert_cmpint (value, <=, 6);
      code = code * 7 + (guint)value;
    }
    g_assert_true (g_hash_table_add (seen, GUINT_TO_POINTER (code)));
  }
}

/* A rank stopped before it began knows nothing; all there may be is still possible. */
static void
test_rank_unknown (void)
{
  const SvGame *game = sv_game_by_id ("strafworp");
  g_autofree void *setup = standard (game);
  g_autoptr (SvRank) rank = sv_rank_new (game, setup);
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();

  g_cancellable_cancel (cancellable);
  sv_rank_work (rank, 2, cancellable);
  const SvStanding standing = sv_rank_get (rank, 0);
  g_assert_cmpuint (standing.all, ==, 21316);
  g_assert_cmpuint (standing.known, ==, 0);
  g_assert_cmpuint (standing.range[0], ==, 1);
  g_assert_cmpuint (standing.range[1], ==, 21316);
}

/* Five points over four cards, attack and defence: one card has a point more, four ways each,
 * sixteen together. What is best has nobody before it, what is worse than all of them everybody. */
static void
test_rank_whole (void)
{
  const SvGame *game = sv_game_by_id ("strafworp");
  g_autofree void *setup = standard (game);
  const SvField *points =
      sv_field_find (game->variant_fields, game->n_variant_fields, "card_points");
  float best = -1e9F, worst = 1e9F;

  for (size_t i = 0; i < points->n_fields; i++)
    sv_field_set (&points->fields[i], setup, 5);
  g_autoptr (SvRank) rank = sv_rank_new (game, setup);
  g_autoptr (SvCardSets) sets = sv_card_sets_new (game, setup);
  g_assert_cmpuint (sv_card_sets_get_n (sets), ==, 16);
  sv_rank_work (rank, 2, NULL);
  for (guint64 i = 0; i < 16; i++) {
    float value;
    sv_card_sets_put (sets, i, setup);
    g_assert_true (sv_rank_value (rank, setup, &value, NULL));
    best = MAX (best, value);
    worst = MIN (worst, value);
    const SvStanding standing = sv_rank_get (rank, value);
    g_assert_cmpuint (standing.known, ==, 16);
    g_assert_cmpuint (standing.range[0], ==, standing.rank);
    g_assert_cmpuint (standing.range[1], ==, standing.rank);
  }
  g_assert_cmpfloat (best, >, worst);
  g_assert_cmpuint (sv_rank_get (rank, best).rank, ==, 1);
  g_assert_cmpuint (sv_rank_get (rank, best + 1).rank, ==, 1);
  g_assert_cmpuint (sv_rank_get (rank, worst).rank, >, 8);
  g_assert_cmpuint (sv_rank_get (rank, worst - 1).rank, ==, 16);
}

/* Only other powers and looks leave the rank as it is. */
static void
test_rank_serves (void)
{
  const SvGame *game = sv_game_by_id ("strafworp");
  g_autofree void *setup = standard (game);
  g_autoptr (SvRank) rank = sv_rank_new (game, setup);

  set_cards (game, setup, 0, "attack", (int32_t[]){ 3, 2, 4, 5 });
  set_cards (game, setup, 0, "head", (int32_t[]){ 3, 2, 4, 5 });
  g_assert_true (sv_rank_serves (rank, game, setup));
  set_cards (game, setup, 0, "sex", (int32_t[]){ 1, 0, 0, 1 });
  g_assert_false (sv_rank_serves (rank, game, setup));
  sv_game_standard (game, setup);
  set_cards (game, setup, 1, "attack", (int32_t[]){ 3, 2, 4, 5 });
  g_assert_false (sv_rank_serves (rank, game, setup));
}

static void
test_even_already (void)
{
  const SvGame *game = sv_game_by_id ("strafworp");
  g_autofree void *setup = standard (game);
  g_autoptr (GArray) found = sv_suggestion_find (game, setup, NULL, NULL);

  g_assert_cmpuint (found->len, ==, 0);
}

/* The standard cards, two of which have exchanged a point: to give it back is what makes it even,
 * and nothing smaller does. */
static void
test_even_exchange (void)
{
  const SvGame *game = sv_game_by_id ("strafworp");
  g_autofree void *setup = standard (game);
  gboolean back = FALSE;
  int before = -1;

  set_cards (game, setup, 0, "attack", (int32_t[]){ 3, 3, 3, 5 });
  g_autoptr (GArray) found = sv_suggestion_find (game, setup, NULL, NULL);
  g_assert_cmpuint (found->len, >, 0);
  g_assert_cmpuint (found->len, <=, SV_SUGGESTION_MOST);
  for (guint i = 0; i < found->len; i++) {
    const SvSuggestion *suggestion = &g_array_index (found, SvSuggestion, i);
    const SvCardChange *changes = suggestion->changes;
    const int gap = sv_suggestion_gap (&suggestion->balance);
    g_assert_cmpint (gap, >=, before);
    before = gap;
    if (suggestion->n_changes == 2 && changes[0].power.card == 0 && changes[0].to == 2 &&
        changes[1].power.card == 2 && changes[1].to == 4)
      back = TRUE;
  }
  g_assert_cmpint (sv_suggestion_gap (&g_array_index (found, SvSuggestion, 0).balance), <=, 1);
  g_assert_true (back);
}

/* Where nothing must add up, one card alone is changed. */
static void
test_even_free (void)
{
  const SvGame *game = sv_game_by_id ("strafworp");
  g_autofree void *setup = standard (game);

  free_points (game, setup);
  set_cards (game, setup, 0, "defence", (int32_t[]){ 3, 4, 3, 5 });
  g_autoptr (GArray) found = sv_suggestion_find (game, setup, NULL, NULL);
  const SvSuggestion *best = &g_array_index (found, SvSuggestion, 0);
  g_assert_cmpuint (best->n_changes, ==, 1);
  g_assert_cmpuint (best->n_points, ==, 1);
  g_assert_cmpint (sv_suggestion_gap (&best->balance), <=, 1);
}

static void
test_even_cancelled (void)
{
  const SvGame *game = sv_game_by_id ("strafworp");
  g_autofree void *setup = standard (game);
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();
  g_autoptr (GError) error = NULL;

  g_cancellable_cancel (cancellable);
  g_assert_null (sv_suggestion_find (game, setup, cancellable, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/lab/card-sets/count", test_count);
  g_test_add_func ("/lab/card-sets/no-powers", test_no_powers);
  g_test_add_func ("/lab/card-sets/each-once", test_each_once);
  g_test_add_func ("/lab/rank/unknown", test_rank_unknown);
  g_test_add_func ("/lab/rank/whole", test_rank_whole);
  g_test_add_func ("/lab/rank/serves", test_rank_serves);
  g_test_add_func ("/lab/even/already", test_even_already);
  g_test_add_func ("/lab/even/exchange", test_even_exchange);
  g_test_add_func ("/lab/even/free", test_even_free);
  g_test_add_func ("/lab/even/cancelled", test_even_cancelled);
  return g_test_run ();
}
