/* SPDX-License-Identifier: GPL-3.0-or-later */
/* sv-throws: faces of dice are counted for whom they fell, and uneven ones are told from fair
 * ones. */
#include "sv-games.h"
#include "sv-throws.h"

static void
assert_chance (unsigned die, const unsigned *counts, double expected)
{
  SvThrows throws = { .die = die };

  for (unsigned i = 0; i < die; i++) {
    throws.counts[i] = counts[i];
    throws.n += counts[i];
  }
  g_assert_cmpfloat_with_epsilon (sv_throws_chance (&throws), expected, 1e-4);
}

/* By hand, with a table of the distribution: expected 10 of each face; 36 + 16 + 4 + 4 + 16 + 36 =
 * 112, of 10: 11.2 with 5 degrees of freedom. 20 coins, 10 expected, 16 + 16 of 10: 3.2 with one,
 * which is beyond 1.7889 deviations on either side. A die with three sides has two: exp (-x /
 * 2). */
static void
test_chance (void)
{
  assert_chance (6, (const unsigned[]){ 10, 10, 10, 10, 10, 10 }, 1);
  assert_chance (6, (const unsigned[]){ 16, 14, 12, 8, 6, 4 }, 0.04757);
  assert_chance (2, (const unsigned[]){ 14, 6 }, 0.07364);
  assert_chance (3, (const unsigned[]){ 15, 10, 5 }, 0.08208);
  assert_chance (4, (const unsigned[]){ 19, 8, 7, 6 }, 0.01173);
}

static void
test_too_few (void)
{
  assert_chance (6, (const unsigned[]){ 29, 0, 0, 0, 0, 0 }, -1);
  assert_chance (6, (const unsigned[]){ 25, 1, 1, 1, 1, 1 }, 0);
}

static void
assert_counts (GArray *tables, guint i, int side, const char *expected)
{
  const SvThrows *throws = &g_array_index (tables, SvThrows, i);
  g_autoptr (GString) text = g_string_new (NULL);

  for (unsigned face = 0; face < throws->die; face++)
    g_string_append_printf (text, "%u ", throws->counts[face]);
  g_assert_cmpint (throws->side, ==, side);
  g_assert_cmpstr (text->str, ==, expected);
}

/* The home team throws 4 and the others 3, and neither counts before the second. */
static void
test_count (void)
{
  const SvGame *game = sv_game_by_id ("strafworp");
  g_autofree void *setup = g_malloc0 (game->setup_size);

  sv_game_standard (game, setup);
  SvHistory *history = sv_history_new (game, setup, NULL);
  g_assert_cmpint (sv_history_append_text (history, "die 4", 0), ==, SV_HISTORY_OK);
  g_assert_cmpint (sv_history_append_text (history, "die 3", 0), ==, SV_HISTORY_OK);
  g_autoptr (GArray) tables = sv_throws_count (history);
  g_assert_cmpuint (tables->len, ==, 3);
  assert_counts (tables, 0, 0, "0 0 0 1 0 0 ");
  assert_counts (tables, 1, 1, "0 0 1 0 0 0 ");
  assert_counts (tables, 2, SV_THROWS_ALL, "0 0 1 1 0 0 ");
  sv_history_seek (history, 1);
  g_autoptr (GArray) undone = sv_throws_count (history);
  assert_counts (undone, 2, SV_THROWS_ALL, "0 0 0 1 0 0 ");
  sv_history_free (history);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/lab/throws/chance", test_chance);
  g_test_add_func ("/lab/throws/too-few", test_too_few);
  g_test_add_func ("/lab/throws/count", test_count);
  return g_test_run ();
}
