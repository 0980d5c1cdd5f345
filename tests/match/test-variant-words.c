/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Rules of a variant as sentences. */

#include "doc-fixture.h"
#include "sv-games.h"
#include "sv-variant-words.h"

/* Whatever a number, a switch or a choice of any game can be, the game has a sentence for it. */
static void
check_sentences (const SvField *fields, size_t n)
{
  for (size_t i = 0; i < n; i++) {
    const SvField *field = &fields[i];

    if (field->type == SV_FIELD_RECORD)
      check_sentences (field->fields, field->n_fields);
    g_test_message ("%s", field->key);
    for (int c = 0; field->type == SV_FIELD_CHOICE && field->choices[c] != NULL; c++)
      g_assert_nonnull (field->says_each[c]);
    if (field->type == SV_FIELD_SET || field->type == SV_FIELD_BOARD)
      g_assert_nonnull (strstr (field->says, "{words}"));
    if (field->type != SV_FIELD_INT && field->type != SV_FIELD_BOOL)
      continue;
    g_assert_nonnull (field->says);
    g_assert_true (field->type == SV_FIELD_BOOL || strstr (field->says, "{n}") != NULL);
    if (field->type == SV_FIELD_BOOL || field->min <= 0)
      g_assert_nonnull (field->says_zero);
    if (field->type == SV_FIELD_INT && field->min <= 1 && field->max >= 1)
      g_assert_nonnull (field->says_one);
    if (field->flags & SV_FIELD_NULLABLE)
      g_assert_nonnull (field->says_free);
  }
}

static void
test_all (void)
{
  static const char *const games[] = { "strafworp", "eleven", "champions-2020" };

  for (unsigned i = 0; i < G_N_ELEMENTS (games); i++) {
    const SvGame *game = sv_game_by_id (games[i]);
    check_sentences (game->variant_fields, game->n_variant_fields);
  }
}

static void
set (const SvGame *game, void *setup, const char *key, int32_t value)
{
  const SvField *field = sv_field_find (game->variant_fields, game->n_variant_fields, key);

  g_assert_nonnull (field);
  sv_field_set (field, setup, value);
}

static char *
join (GPtrArray *sentences)
{
  g_ptr_array_add (sentences, NULL);
  return g_strjoinv (" ", (char **)sentences->pdata);
}

static void
test_words (void)
{
  const SvGame *game = sv_game_by_id ("strafworp");
  g_autofree void *setup = sv_standard_setup (game);

  set (game, setup, "halves", 1);
  set (game, setup, "minutes", 15);
  set (game, setup, "change_zones_every", 2);
  g_autoptr (GPtrArray) here = sv_variant_words_differences (game, setup);
  g_autofree char *told = join (here);
  g_assert_cmpstr (told, ==,
                   "One half, without a break. A half lasts 15 minutes. "
                   "After every 2 goals the teams change zones.");
  g_autoptr (GPtrArray) there = sv_variant_words_standard (game, setup);
  g_autofree char *standard = join (there);
  g_assert_cmpstr (standard, ==,
                   "2 halves, with a break between them. A half lasts 10 minutes. "
                   "The teams change zones only at half-time.");
}

/* Choices, letters and boards are sentences too, not names of rules with values behind them. */
static void
test_choices (void)
{
  const SvGame *game = sv_game_by_id ("strafworp");
  g_autofree void *setup = sv_standard_setup (game);

  set (game, setup, "shoot_areas", 1 << 0 | 1 << 4 | 1 << 5);
  set (game, setup, "defender", 2);
  g_autoptr (GPtrArray) sentences = sv_variant_words_differences (game, setup);
  g_autofree char *told = join (sentences);
  g_assert_cmpstr (told, ==,
                   "Shots are taken from A, E and F. "
                   "The team chooses freely who defends against a shot.");

  const SvGame *eleven = sv_game_by_id ("eleven");
  g_autofree void *other = sv_standard_setup (eleven);
  set (eleven, other, "board", 1);
  set (eleven, other, "start", 2);
  g_autoptr (GPtrArray) more = sv_variant_words_differences (eleven, other);
  g_autofree char *said = join (more);
  g_assert_cmpstr (said, ==,
                   "The match is played on “Mirror field”. "
                   "A throw decides who kicks off.");
}

/* The same bonuses in another order are told as that; of one that was changed it is told what is new and what is gone. */
static void
test_lists (void)
{
  const SvGame *game = sv_game_by_id ("strafworp");
  const SvField *list = sv_field_find (game->variant_fields, game->n_variant_fields, "bonuses");
  g_autofree void *setup = sv_standard_setup (game);
  const int32_t n = sv_field_get (list, setup);
  const SvField *add = sv_field_find (list->fields, list->n_fields, "add");
  void *first = sv_field_item (list, setup, 0), *last = sv_field_item (list, setup, (size_t)n - 1);

  g_assert_cmpint (n, >, 1);
  for (size_t i = 0; i < list->n_fields; i++) {
    const int32_t value = sv_field_get (&list->fields[i], first);
    sv_field_set (&list->fields[i], first, sv_field_get (&list->fields[i], last));
    sv_field_set (&list->fields[i], last, value);
  }
  g_autoptr (GPtrArray) swapped = sv_variant_words_differences (game, setup);
  assert_text (join (swapped), "Position bonuses: the order is another one.");
  sv_field_set (add, first, 3 - sv_field_get (add, first));
  g_autoptr (GPtrArray) changed = sv_variant_words_differences (game, setup);
  g_assert_cmpuint (changed->len, ==, 2);
  g_assert_true (g_str_has_prefix (changed->pdata[0], "Position bonuses: new is “"));
  g_assert_true (g_str_has_suffix (changed->pdata[1], "” does not count."));
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/variant-words/all", test_all);
  g_test_add_func ("/variant-words/words", test_words);
  g_test_add_func ("/variant-words/choices", test_choices);
  g_test_add_func ("/variant-words/lists", test_lists);
  return g_test_run ();
}
