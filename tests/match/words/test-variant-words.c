/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Rules of a variant as sentences. */

#include "doc-fixture.h"
#include "sv-board-file.h"
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
                   "One period of 15 minutes, without a break. "
                   "After every 2 goals the teams change zones.");
  g_autoptr (GPtrArray) there = sv_variant_words_standard (game, setup);
  g_autofree char *standard = join (there);
  g_assert_cmpstr (standard, ==,
                   "The match has 2 periods of 10 minutes, with breaks between them. "
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

/* The same bonuses in another order are told as that; of one that was changed it is told what is
 * new and what is gone. */
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
  assert_text (join (swapped), "Position bonuses: the order is different.");
  sv_field_set (add, first, 3 - sv_field_get (add, first));
  g_autoptr (GPtrArray) changed = sv_variant_words_differences (game, setup);
  g_assert_cmpuint (changed->len, ==, 2);
  g_assert_true (g_str_has_suffix (changed->pdata[0], "” is new."));
  g_assert_true (g_str_has_suffix (changed->pdata[1], "” no longer counts."));
  /* Such a bonus is one sentence. */
  g_assert_nonnull (strstr (changed->pdata[0], "“If the "));
  g_assert_nonnull (strstr (changed->pdata[0], ": +2”"));
}

/* --- A game of the test's own: a field of each type, with and without sentences --- */

typedef struct {
  int32_t on, minutes, free, choice, bare, letters, numbers;
} Item;

typedef struct {
  Item one;
  int32_t board;
  const SvBoard *own_board;
  int32_t n_items;
  Item items[4];
  int32_t said, said_choice, said_letters, said_on;
} Own;

static const char *const keys[] = { "a", "b", "c", NULL };
static const char *const labels[] = { "Ay", "Bee", "Sea", NULL };
static const char *const says_each[] = { "First.", "Second.", "Third.", NULL };

static const SvField item_fields[] = {
  { SV_BOOL ("on", Item, on, 0), .label = "On" },
  { SV_INT ("minutes", Item, minutes, 0, 9, 2), .label = "Length", .unit = "minutes",
    .unit_one = "minute" },
  { SV_INT ("free", Item, free, 0, 9, 3), .label = "Free", .flags = SV_FIELD_NULLABLE },
  { SV_CHOICE ("choice", Item, choice, keys, labels, 0), .label = "Choice" },
  { SV_CHOICE ("bare", Item, bare, keys, NULL, 0), .label = "Bare", .unit = "pieces" },
  { SV_SET ("letters", Item, letters, 0, 3, keys, labels, 1), .label = "Letters" },
  { SV_NUMBERS ("numbers", Item, numbers, 0, 31), .label = "Numbers" },
};

static const SvField own_fields[] = {
  { SV_RECORD ("one", item_fields) },
  { SV_BOARD ("board", Own, board, own_board, keys, labels), .label = "Board" },
  { SV_LIST ("items", Own, n_items, items, 0, 4, item_fields), .label = "Items" },
  { SV_INT ("said", Own, said, 0, 9, 5), .flags = SV_FIELD_NULLABLE,
    .says = "So many: {n} and {n}.", .says_one = "One.", .says_zero = "None.",
    .says_free = "Any." },
  { SV_CHOICE ("said_choice", Own, said_choice, keys, labels, 0), .says_each = says_each },
  { SV_SET ("said_letters", Own, said_letters, 0, 3, keys, labels, 1),
    .says = "From {words}, to {words}." },
  { SV_BOOL ("said_on", Own, said_on, 1), .says = "It is on.", .says_zero = "It is off." },
};

static const SvGame own_game = {
  .id = "own",
  .setup_size = sizeof (Own),
  .variant_fields = own_fields,
  .n_variant_fields = SV_COUNT (own_fields),
};

/* What is said of the rules with one of them changed. */
static void
assert_said (const char *key, int32_t value, const char *expected)
{
  g_autofree Own *own = g_malloc0 (sizeof (Own));
  const SvField *field = sv_field_find (item_fields, SV_COUNT (item_fields), key);

  sv_game_standard (&own_game, own);
  if (field == NULL)
    field = sv_field_find (own_fields, SV_COUNT (own_fields), key);
  sv_field_set (field, own, value);
  g_autoptr (GPtrArray) here = sv_variant_words_differences (&own_game, own);
  g_test_message ("%s: %d", key, value);
  assert_text (join (here), expected);
}

static void
test_own (void)
{
  assert_said ("on", 1, "On: yes.");
  assert_said ("minutes", 0, "Length: 0 minutes.");
  assert_said ("minutes", 1, "Length: 1 minute.");
  assert_said ("free", 0, "Free: 0.");
  assert_said ("free", SV_FIELD_NULL, "Free: free.");
  assert_said ("choice", 2, "Choice: Sea.");
  assert_said ("bare", 1, "Bare: b.");
  assert_said ("letters", 0, "Letters: .");
  assert_said ("letters", 4, "Letters: Sea.");
  assert_said ("letters", 3, "Letters: Ay and Bee.");
  assert_said ("letters", 7, "Letters: Ay, Bee and Sea.");
  assert_said ("numbers", 1, "Numbers: 0.");
  assert_said ("numbers", (int32_t)(1u << 31 | 5), "Numbers: 0, 2, 31.");
  assert_said ("board", 1, "Board: Bee.");
  assert_said ("said", 2, "So many: 2 and 2.");
  assert_said ("said", 1, "One.");
  assert_said ("said", 0, "None.");
  assert_said ("said", SV_FIELD_NULL, "Any.");
  assert_said ("said_choice", 2, "Third.");
  assert_said ("said_letters", 6, "From Bee and Sea, to Bee and Sea.");
  assert_said ("said_on", 0, "It is off.");

  /* The standard game, where the others are changed. */
  g_autofree Own *own = g_malloc0 (sizeof (Own));
  sv_game_standard (&own_game, own);
  own->one.on = own->one.choice = own->one.bare = 1;
  own->one.numbers = 2;
  own->said_on = 0;
  g_autoptr (GPtrArray) there = sv_variant_words_standard (&own_game, own);
  assert_text (join (there), "On: no. Choice: Ay. Bare: a. Numbers: none. It is on.");
}

/* An item is told with all that it says. */
static void
test_items (void)
{
  const Item item = { .on = 1,
                      .minutes = SV_FIELD_NULL,
                      .free = 4,
                      .choice = 1,
                      .bare = 2,
                      .letters = 5,
                      .numbers = 12 };
  const SvField *list = &own_fields[2];
  g_autofree Own *own = g_malloc0 (sizeof (Own));

  assert_text (sv_variant_words_item (list, &item),
               "On: yes, Free: 4, Choice: Bee, Bare: c, Letters: Ay and Sea, Numbers: 2, 3");
  /* Two items that are alike have one sentence. */
  sv_game_standard (&own_game, own);
  own->n_items = 3;
  own->items[0] = own->items[1] = own->items[2] = (Item){ 0 };
  own->items[1].free = 7;
  g_autoptr (GPtrArray) more = sv_variant_words_differences (&own_game, own);
  g_assert_cmpuint (more->len, ==, 2);
  for (unsigned i = 0; i < 2; i++) {
    g_autofree char *sentence =
        g_strdup_printf ("Items: “On: no, Length: 0 minutes, Free: %d, Choice: Ay, "
                         "Bare: a, Letters: , Numbers: none%s” is new.",
                         i == 1 ? 7 : 0, i == 1 ? "" : ", 2 times");
    g_assert_cmpstr (more->pdata[i], ==, sentence);
  }
}

/* A board of somebody's own has its title, or none. */
static void
test_boards (void)
{
  static const char *const titles[] = { "Canteen", "" };

  for (unsigned i = 0; i < 2; i++) {
    g_autofree char *text = NULL;
    g_assert_true (g_file_get_contents (SV_BOARDS "/small.json", &text, NULL, NULL));
    g_autoptr (JsonNode) root = json_from_string (text, NULL);
    json_object_set_string_member (json_node_get_object (root), "title", titles[i]);
    g_autoptr (SvBoard) board = sv_board_file_from_object (json_node_get_object (root), NULL, NULL);
    g_autofree Own *own = g_malloc0 (sizeof (Own));

    g_assert_nonnull (board);
    g_assert_cmpstr (sv_variant_words_own_board (board), ==, i == 0 ? "Canteen" : "Custom board");
    sv_game_standard (&own_game, own);
    sv_field_set_board (&own_fields[1], own, board);
    g_autoptr (GPtrArray) here = sv_variant_words_differences (&own_game, own);
    assert_text (join (here), i == 0 ? "Board: Canteen." : "Board: Custom board.");
  }
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/variant-words/all", test_all);
  g_test_add_func ("/variant-words/words", test_words);
  g_test_add_func ("/variant-words/choices", test_choices);
  g_test_add_func ("/variant-words/lists", test_lists);
  g_test_add_func ("/variant-words/own", test_own);
  g_test_add_func ("/variant-words/items", test_items);
  g_test_add_func ("/variant-words/boards", test_boards);
  return g_test_run ();
}
