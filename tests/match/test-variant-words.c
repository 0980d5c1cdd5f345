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

/* A game whose rules are of every kind, with sentences and without. */

typedef struct {
  int32_t kind, bonus, numbers, letters, home;
} Item;

typedef struct {
  int32_t on, off, laps, points, rounds, way, colour, numbers, letters, more, pitch, ground, inner;
  const SvBoard *own, *other;
  int32_t n_items;
  Item items[4];
} MadeUp;

static const char *const keys[] = { "a", "b", "c", NULL };
static const char *const labels[] = { "Alpha", "Beta", "Gamma", NULL };
static const char *const each[] = { "By A.", "By B.", "By C.", NULL };

static const SvField item_fields[] = {
  { SV_CHOICE ("kind", Item, kind, keys, NULL, 0), .label = "Kind" },
  { SV_INT ("bonus", Item, bonus, 0, 9, 0), .label = "Bonus", .flags = SV_FIELD_OPTIONAL },
  { SV_NUMBERS ("numbers", Item, numbers, 0, 31), .label = "Numbers" },
  { SV_SET ("letters", Item, letters, 0, 3, keys, NULL, 0), .label = "Letters" },
  { SV_BOOL ("home", Item, home, 0), .label = "At home" },
};

static const SvField inner_fields[] = {
  { SV_INT ("inner", MadeUp, inner, 0, 9, 2), .label = "Inner" },
};

static const SvField made_up_fields[] = {
  { SV_BOOL ("on", MadeUp, on, 0), .label = "On", .says = "It is on.", .says_zero = "It is off." },
  { SV_BOOL ("off", MadeUp, off, 1), .label = "Off", .says = "It is said." },
  { SV_INT ("laps", MadeUp, laps, 0, 9, 2), .label = "Laps", .unit = "laps", .unit_one = "lap" },
  { SV_INT ("points", MadeUp, points, 0, 9, 3), .label = "Points", .flags = SV_FIELD_NULLABLE,
    .unit = "points" },
  { SV_INT ("rounds", MadeUp, rounds, 0, 9, 4), .label = "Rounds", .flags = SV_FIELD_NULLABLE,
    .says = "{n} rounds of {n}.", .says_one = "One round.", .says_zero = "No round.",
    .says_free = "As many rounds as you like." },
  { SV_CHOICE ("way", MadeUp, way, keys, labels, 0), .label = "Way" },
  { SV_CHOICE ("colour", MadeUp, colour, keys, NULL, 0), .label = "Colour", .says_each = each },
  { SV_NUMBERS ("numbers", MadeUp, numbers, 0, 31), .label = "Numbers" },
  { SV_SET ("letters", MadeUp, letters, 0, 3, keys, labels, 7), .label = "Letters",
    .says = "From {words}, {words}." },
  { SV_SET ("more", MadeUp, more, 0, 3, keys, NULL, 0), .label = "More" },
  { SV_BOARD ("pitch", MadeUp, pitch, own, keys, labels), .label = "Pitch", .says = "On {words}." },
  { SV_BOARD ("ground", MadeUp, ground, other, keys, NULL), .label = "Ground" },
  { SV_RECORD ("record", inner_fields), .label = "Record" },
  { SV_LIST ("items", MadeUp, n_items, items, 0, 4, item_fields), .label = "Items" },
};

static const SvField *
made_up (const char *key)
{
  const SvField *field = sv_field_find (made_up_fields, SV_COUNT (made_up_fields), key);

  return field != NULL ? field : sv_field_find (inner_fields, SV_COUNT (inner_fields), key);
}

static void
test_kinds (void)
{
  static const struct {
    const char *key;
    int32_t value;
    const char *told;
  } cases[] = {
    { "on", 1, "It is on." },
    { "off", 0, "Off: no." },
    { "laps", 0, "Laps: 0 laps." },
    { "laps", 1, "Laps: 1 lap." },
    { "laps", 5, "Laps: 5 laps." },
    { "points", 1, "Points: 1 points." },
    { "points", SV_FIELD_NULL, "Points: free." },
    { "rounds", 0, "No round." },
    { "rounds", 1, "One round." },
    { "rounds", 3, "3 rounds of 3." },
    { "rounds", SV_FIELD_NULL, "As many rounds as you like." },
    { "way", 1, "Way: Beta." },
    { "colour", 2, "By C." },
    { "numbers", 1, "Numbers: 0." },
    { "numbers", 1 << 1 | 1 << 7, "Numbers: 1, 7." },
    { "numbers", INT32_MIN + 1, "Numbers: 0, 31." },
    { "letters", 0, "From , ." },
    { "letters", 1, "From Alpha, Alpha." },
    { "letters", 6, "From Beta and Gamma, Beta and Gamma." },
    { "more", 7, "More: a, b and c." },
    { "pitch", 2, "On Gamma." },
    { "pitch", 3, "On an own one." },
    { "ground", 2, "Ground: c." },
    { "inner", 1, "Inner: 1." },
  };
  SvGame game = *sv_game_by_id ("null");

  game.variant_fields = made_up_fields;
  game.n_variant_fields = SV_COUNT (made_up_fields);
  game.setup_size = sizeof (MadeUp);
  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++) {
    MadeUp setup;

    sv_game_standard (&game, &setup);
    sv_field_set (made_up (cases[i].key), &setup, cases[i].value);
    g_autoptr (GPtrArray) sentences = sv_variant_words_differences (&game, &setup);
    assert_text (join (sentences), cases[i].told);
  }
  /* Boards of one's own have names, or at least that. */
  const SvBoard board = { .id = "mine" };
  MadeUp setup;
  sv_game_standard (&game, &setup);
  sv_field_set_board (made_up ("pitch"), &setup, &board);
  sv_field_set_board (made_up ("ground"), &setup, &board);
  g_autoptr (GPtrArray) boards = sv_variant_words_differences (&game, &setup);
  assert_text (join (boards), "On Own board. Ground: Own board.");
  g_autoptr (GPtrArray) standard = sv_variant_words_standard (&game, &setup);
  assert_text (join (standard), "On Alpha. Ground: a.");
}

/* Each item that one list holds more often than the other is told, as often as it is more. */
static void
test_items (void)
{
  static const Item one = { 0, SV_FIELD_NULL, 0, 0, 0 }, other = { 2, 4, 1 << 30, 5, 1 };
  const MadeUp single = { .n_items = 1, .items = { other } };
  const MadeUp many = { .n_items = 4, .items = { one, other, one, one } };
  SvGame game = *sv_game_by_id ("null");
  GString *told = g_string_new (NULL);

  assert_text (sv_variant_words_item (made_up ("items"), &one),
               "Kind: a, Numbers: none, Letters: , At home: no");
  assert_text (sv_variant_words_item (made_up ("items"), &other),
               "Kind: c, Bonus: 4, Numbers: 30, Letters: a and c, At home: yes");
  game.variant_fields = made_up_fields + SV_COUNT (made_up_fields) - 1;
  game.n_variant_fields = 1;
  game.setup_size = sizeof (MadeUp);
  for (unsigned i = 0; i < 2; i++) {
    g_autoptr (GPtrArray) differences = i == 0 ? sv_variant_words_differences (&game, &single)
                                               : sv_variant_words_differences (&game, &many);
    g_autoptr (GPtrArray) standard = sv_variant_words_standard (&game, i == 0 ? &single : &many);

    for (guint k = 0; k < differences->len; k++)
      g_string_append_printf (told, "%s\n", (const char *)differences->pdata[k]);
    for (guint k = 0; k < standard->len; k++)
      g_string_append_printf (told, "%s\n", (const char *)standard->pdata[k]);
  }
#define ONE "Kind: a, Numbers: none, Letters: , At home: no"
#define OTHER "Kind: c, Bonus: 4, Numbers: 30, Letters: a and c, At home: yes"
  assert_text (g_string_free (told, FALSE), "Items: new is “" OTHER "”.\n"
                                            "Items: “" OTHER "” does not count.\n"
                                            "Items: new is “" ONE "”.\n"
                                            "Items: new is “" OTHER "”.\n"
                                            "Items: new is “" ONE "”.\n"
                                            "Items: new is “" ONE "”.\n"
                                            "Items: “" ONE "” does not count.\n"
                                            "Items: “" OTHER "” does not count.\n"
                                            "Items: “" ONE "” does not count.\n"
                                            "Items: “" ONE "” does not count.\n");
}

/* What has no name is the standard game's. */
static void
test_names (void)
{
  g_autoptr (SvVariantDoc) variant = sv_variant_doc_new (sv_game_by_id ("strafworp"));

  for (unsigned i = 0; i < 3; i++) {
    g_free (variant->name);
    variant->name = g_strdup (i == 0 ? NULL : i == 1 ? "" : "X");
    g_assert_cmpstr (sv_variant_words_name (variant), ==, i < 2 ? "Standard" : "X");
  }
  assert_text (sv_variant_words_describe (variant), "The rules as the game was made.");
  set (variant->game, variant->setup, "halves", 1);
  set (variant->game, variant->setup, "minutes", 15);
  assert_text (sv_variant_words_describe (variant),
               "One half, without a break. A half lasts 15 minutes.");
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/variant-words/all", test_all);
  g_test_add_func ("/variant-words/words", test_words);
  g_test_add_func ("/variant-words/choices", test_choices);
  g_test_add_func ("/variant-words/lists", test_lists);
  g_test_add_func ("/variant-words/kinds", test_kinds);
  g_test_add_func ("/variant-words/items", test_items);
  g_test_add_func ("/variant-words/names", test_names);
  return g_test_run ();
}
