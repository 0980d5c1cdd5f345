/* SPDX-License-Identifier: GPL-3.0-or-later */

/* sv-field-values: lists that are edited, against a second account of them, and values that are
 * mended with the fewest others changed. */

#include "sv-field-values.h"
#include "sv-games.h"
#include "sv-rng.h"

#include <string.h>

enum { EDITS = 300 };

/* Each list of the rules of a game is edited at random and compared with copies of its items. */
static void
edit_list (const SvFieldTable *table, const SvField *list)
{
  g_autofree void *standard = sv_field_table_standard (table);
  g_autofree void *now = g_memdup2 (standard, table->size);
  g_autoptr (GPtrArray) items = g_ptr_array_new_with_free_func (g_free);
  SvRng rng;

  sv_rng_seed (&rng, 1);
  for (int32_t i = 0; i < sv_field_get (list, now); i++)
    g_ptr_array_add (items, g_memdup2 (sv_field_item (list, now, (size_t)i), list->item_size));
  for (unsigned edit = 0; edit < EDITS; edit++) {
    const int n = (int)items->len;
    const int from = n > 0 ? (int)sv_rng_below (&rng, (unsigned)n) : 0;

    if (n == 0)
      break;
    if (n < list->max && sv_rng_below (&rng, 4) == 0) {
      sv_field_values_add (table, now, standard, list);
      g_ptr_array_add (items, g_memdup2 (sv_field_item (list, now, (size_t)n), list->item_size));
    } else if (n > 1 && sv_rng_below (&rng, 4) == 0) {
      sv_field_values_move (now, list, from, -1);
      g_ptr_array_remove_index (items, (guint)from);
    } else {
      const int to = (int)sv_rng_below (&rng, (unsigned)n);
      sv_field_values_move (now, list, from, to);
      g_ptr_array_insert (items, to, g_ptr_array_steal_index (items, (guint)from));
    }
    g_assert_cmpint (sv_field_get (list, now), ==, (int32_t)items->len);
    for (guint i = 0; i < items->len; i++)
      g_assert_cmpmem (sv_field_item (list, now, i), list->item_size, items->pdata[i],
                       list->item_size);
    /* Behind the last nothing is left. */
    for (size_t i = items->len; i < (size_t)n; i++) {
      g_autofree void *nothing = g_malloc0 (list->item_size);
      g_assert_cmpmem (sv_field_item (list, now, i), list->item_size, nothing, list->item_size);
    }
    /* Nor is anything else touched. */
    g_autofree void *copy = g_memdup2 (standard, table->size);
    sv_field_values_copy_list (copy, now, list);
    g_assert_cmpmem (copy, table->size, now, table->size);
    g_assert_true (sv_field_values_same_list (list, copy, now));
  }
}

static gboolean
holds_item (const SvField *list, const void *values, int32_t n, const void *item)
{
  for (int32_t i = 0; i < n; i++)
    if (sv_field_values_same_item (list, sv_field_item_const (list, values, (size_t)i), item))
      return TRUE;
  return FALSE;
}

static gboolean
holds (const SvFieldTable *table, const void *values)
{
  g_autofree char *path = NULL, *reason = NULL;
  const gboolean sound = sv_field_values_check (table, values, &path, &reason);

  g_assert_true (sound == (path == NULL) && sound == (reason == NULL));
  return sound;
}

/* From an empty list on: first what the standard game has, then what the last one is. */
static void
fill_list (const SvFieldTable *table, const SvField *list)
{
  g_autofree void *standard = sv_field_table_standard (table);
  g_autofree void *now = g_memdup2 (standard, table->size);
  g_autofree void *plain = g_malloc0 (list->item_size);
  const int32_t n_standard = sv_field_get (list, standard);

  sv_fields_set_standard (list->fields, list->n_fields, plain);
  for (size_t i = 0; i < list->n_fields; i++)
    if ((list->fields[i].flags & SV_FIELD_OPTIONAL) != 0)
      sv_field_set (&list->fields[i], plain, SV_FIELD_NULL);
  for (int32_t i = n_standard; i > 0; i--)
    sv_field_values_move (now, list, 0, -1);
  for (int32_t n = 0; n < list->max; n++) {
    g_autofree void *last =
        g_memdup2 (n > 0 ? sv_field_item (list, now, (size_t)n - 1) : plain, list->item_size);
    const void *wanted = last;

    for (int32_t i = n_standard; i-- > 0;) {
      const void *other = sv_field_item_const (list, standard, (size_t)i);
      if (!holds_item (list, now, n, other))
        wanted = other;
    }
    sv_field_values_add (table, now, standard, list);
    g_assert_cmpint (sv_field_get (list, now), ==, n + 1);
    g_autofree void *added = g_memdup2 (sv_field_item (list, now, (size_t)n), list->item_size);
    memcpy (sv_field_item (list, now, (size_t)n), wanted, list->item_size);
    if (holds (table, now))
      g_assert_true (sv_field_values_same_item (list, added, wanted));
    memcpy (sv_field_item (list, now, (size_t)n), added, list->item_size);
  }
}

/* How many of the item's optional values but one are others. */
static unsigned
count_others (const SvField *list, const void *a, const void *b, const SvField *changed)
{
  unsigned n = 0;

  for (size_t i = 0; i < list->n_fields; i++)
    n += &list->fields[i] != changed &&
         sv_field_get (&list->fields[i], a) != sv_field_get (&list->fields[i], b);
  return n;
}

/* The fewest of the optional values from field i on that must be cleared or filled; 99: it cannot
 * be. */
static unsigned
fewest (const SvFieldTable *table,
        void *setup,
        const SvField *list,
        void *base,
        const SvField *changed,
        size_t i)
{
  unsigned least = 99;

  if (i == list->n_fields)
    return holds (table, setup) ? 0 : 99;
  const SvField *field = &list->fields[i];
  if (field == changed || (field->flags & SV_FIELD_OPTIONAL) == 0)
    return fewest (table, setup, list, base, changed, i + 1);
  const int32_t own = sv_field_get (field, base);
  const int32_t values[] = { own, SV_FIELD_NULL, field->type == SV_FIELD_INT ? field->min : 0 };
  for (unsigned v = 0; v < G_N_ELEMENTS (values); v++) {
    sv_field_set (field, base, values[v]);
    const unsigned n =
        fewest (table, setup, list, base, changed, i + 1) + (values[v] != own ? 1 : 0);
    least = MIN (least, n);
  }
  sv_field_set (field, base, own);
  return least;
}

static void
mend_item (const SvFieldTable *table, const SvField *list, void *now, size_t item)
{
  const void *base = sv_field_item (list, now, item);

  for (size_t i = 0; i < list->n_fields; i++) {
    const SvField *field = &list->fields[i];
    const int32_t values[] = { field->type == SV_FIELD_INT ? field->min : 0,
                               field->type == SV_FIELD_INT ? field->max : 1, SV_FIELD_NULL };

    for (unsigned v = 0; v < G_N_ELEMENTS (values); v++) {
      if (values[v] == SV_FIELD_NULL && (field->flags & SV_FIELD_OPTIONAL) == 0)
        continue;
      g_autofree void *tried = g_memdup2 (now, table->size);
      void *its = (char *)tried + ((const char *)base - (const char *)now);
      sv_field_set (field, its, values[v]);
      g_autofree void *before = g_memdup2 (tried, table->size);
      const unsigned least = fewest (table, tried, list, its, field, 0);
      g_assert_cmpmem (tried, table->size, before, table->size);
      const gboolean mended = sv_field_values_mend (table, tried, list, its, field);

      g_assert_true (mended == (least < 99));
      g_assert_true (mended == holds (table, tried));
      if (!mended) {
        g_assert_cmpmem (tried, table->size, before, table->size);
        continue;
      }
      g_assert_cmpint (sv_field_get (field, its), ==, values[v]);
      g_assert_cmpuint (count_others (list, its,
                                      (char *)before + ((const char *)base - (const char *)now),
                                      field),
                        ==, least);
      /* Rather cleared than filled. */
      for (size_t j = 0; least == 1 && j < list->n_fields; j++) {
        const int32_t old = sv_field_get (&list->fields[j], (char *)before + ((const char *)base -
                                                                              (const char *)now)),
                      new = sv_field_get (&list->fields[j], its);
        if (j == i || new == old || new == SV_FIELD_NULL)
          continue;
        sv_field_set (&list->fields[j], its, SV_FIELD_NULL);
        g_assert_false (holds (table, tried));
        sv_field_set (&list->fields[j], its, new);
      }
    }
  }
}

/* --- A game of the test's own: which of 27 items are possible stands in its set-up; one that keeps
 * nothing is --- */

typedef struct {
  int32_t kept, where, who, how;
  int32_t rest; /* of no field */
} Item;

typedef struct {
  int32_t total, size;
} Team;

typedef struct {
  int32_t allowed; /* a bit for each of the 27 */
  int32_t n_items, n_others;
  Item items[4], others[3];
  Team teams[2];
} Own;

static const char *const answers[] = { "no", "yes", NULL };

static const SvField item_fields[] = {
  { SV_INT ("kept", Item, kept, 0, 9, 7) },
  { SV_INT ("where", Item, where, 3, 4, 3), .flags = SV_FIELD_OPTIONAL },
  { SV_INT ("who", Item, who, 5, 6, 6), .flags = SV_FIELD_OPTIONAL },
  { SV_CHOICE ("how", Item, how, answers, answers, 1), .flags = SV_FIELD_OPTIONAL },
};

static const SvField own_fields[] = {
  { SV_INT ("allowed", Own, allowed, 0, (1 << 27) - 1, (1 << 27) - 1) },
  { SV_LIST ("items", Own, n_items, items, 0, 4, item_fields) },
  { SV_LIST ("others", Own, n_others, others, 0, 3, item_fields) },
};

static const SvField own_team_fields[] = {
  { SV_INT ("total", Team, total, 0, 9, 2) },
  { SV_INT ("size", Team, size, 0, 9, 3) },
};

static void
own_standard (void *setup)
{
  Own *own = setup;

  own->n_items = 2;
  own->items[0] = (Item){ 1, 3, 5, 0, 0 };
  own->items[1] = (Item){ 2, 4, SV_FIELD_NULL, 1, 0 };
  own->teams[1].size = 4;
}

/* 0, 1 or 2 for a value that is absent, the least or the other. */
static unsigned
digit (int32_t value, int32_t least)
{
  return value == SV_FIELD_NULL ? 0 : value == least ? 1 : 2;
}

static unsigned
number_of (const Item *item)
{
  return 9 * digit (item->where, 3) + 3 * digit (item->who, 5) + digit (item->how, 0);
}

static bool
own_check (const void *setup, SvFault *fault)
{
  const Own *own = setup;

  for (int side = 0; side < 2; side++) {
    if (own->teams[side].total > 9)
      return sv_refuse (fault, sv_phrase ("too much", -1), "teams[%d].total", side);
    if (own->teams[side].size > 9)
      return sv_refuse (fault, sv_phrase ("too large", -1), "teams[%d].size", side);
    if (own->teams[side].size + own->teams[side].total == 1)
      return sv_refuse (fault, sv_phrase ("too few", -1), "teams[%d].cards[1]", side);
  }
  for (int i = 0; i < own->n_items; i++)
    if (own->items[i].kept != 0 && ((own->allowed >> number_of (&own->items[i])) & 1) == 0)
      return sv_refuse (fault, sv_phrase ("not so", -1), "variant.items[%d]", i);
  return true;
}

static const SvGame own_game = {
  .id = "own",
  .setup_size = sizeof (Own),
  .variant_fields = own_fields,
  .n_variant_fields = SV_COUNT (own_fields),
  .team_fields = own_team_fields,
  .n_team_fields = SV_COUNT (own_team_fields),
  .teams_offset = offsetof (Own, teams),
  .team_size = sizeof (Team),
  .setup = { .standard = own_standard, .check = own_check },
};

static void
test_lists (gconstpointer data)
{
  const SvFieldTable table = sv_field_table_variant (data);
  g_autofree void *standard = sv_field_table_standard (&table);

  g_assert_true (holds (&table, standard));
  for (size_t i = 0; i < table.n_fields; i++) {
    const SvField *list = &table.fields[i];

    if (list->type != SV_FIELD_LIST)
      continue;
    edit_list (&table, list);
    fill_list (&table, list);
    if (sv_field_get (list, standard) > 0)
      mend_item (&table, list, standard, 0);
  }
}

/* Whatever items are possible. */
static void
test_mend (void)
{
  const SvFieldTable table = sv_field_table_variant (&own_game);
  SvRng rng;

  sv_rng_seed (&rng, 1);
  for (unsigned run = 0; run < 200; run++) {
    g_autofree Own *own = sv_field_table_standard (&table);

    own->allowed = 1 << number_of (&own->items[0]);
    for (unsigned n = sv_rng_below (&rng, 6); n > 0; n--)
      own->allowed |= 1 << sv_rng_below (&rng, 27);
    own->items[1] = own->items[0];
    if (sv_rng_below (&rng, 2) == 0)
      own->items[1].where = 4; /* is wrong already */
    mend_item (&table, &own_fields[1], own, 1);
    mend_item (&table, &own_fields[1], own, 0);
  }
}

/* An item that is added is mended too, and one of a list without standard ones has its own. */
static void
test_add (void)
{
  const SvFieldTable table = sv_field_table_variant (&own_game);
  g_autofree Own *standard = sv_field_table_standard (&table);
  g_autofree Own *own = sv_field_table_standard (&table);
  const Item plain = { 7, SV_FIELD_NULL, SV_FIELD_NULL, SV_FIELD_NULL, 0 };

  memset (own->others, 255, sizeof own->others);
  sv_field_values_add (&table, own, standard, &own_fields[2]);
  g_assert_cmpint (own->n_others, ==, 1);
  g_assert_cmpmem (&own->others[0], sizeof plain, &plain, sizeof plain);
  own->others[0].where = 4;
  sv_field_values_add (&table, own, standard, &own_fields[2]);
  g_assert_cmpmem (&own->others[1], sizeof plain, &own->others[0], sizeof plain);

  own->n_items = 1;
  own->allowed = 1 << number_of (&own->items[0]);
  sv_field_values_add (&table, own, standard, &own_fields[1]);
  g_assert_cmpint (own->n_items, ==, 2);
  g_assert_cmpint (own->items[1].kept, ==, 2);
  g_assert_cmpuint (number_of (&own->items[1]), ==, number_of (&own->items[0]));
}

/* Lists are the same if every item says the same, and there are as many. */
static void
test_same (void)
{
  const SvField *list = &own_fields[1];
  const SvFieldTable table = sv_field_table_variant (&own_game);
  g_autofree Own *a = sv_field_table_standard (&table);

  for (size_t item = 0; item < 2; item++)
    for (size_t field = 0; field < list->n_fields; field++) {
      g_autofree Own *b = g_memdup2 (a, sizeof *a);
      void *base = sv_field_item (list, b, item);

      g_assert_true (sv_field_values_same_list (list, a, b));
      b->items[2].kept++; /* behind its last one */
      g_assert_true (sv_field_values_same_list (list, a, b));
      sv_field_set (&list->fields[field], base, 8);
      g_assert_false (sv_field_values_same_list (list, a, b));
      g_assert_false (sv_field_values_same_item (list, base, sv_field_item_const (list, a, item)));
    }
  g_autofree Own *longer = g_memdup2 (a, sizeof *a);
  longer->n_items++;
  g_assert_false (sv_field_values_same_list (list, a, longer));
  g_assert_false (sv_field_values_same_list (list, longer, a));
}

/* What is wrong is told with its place if it is one of the table's. */
static void
test_check (void)
{
  const SvFieldTable rules = sv_field_table_variant (&own_game),
                     team = sv_field_table_team (&own_game);
  g_autofree Own *own = sv_field_table_standard (&rules);
  g_autofree Team *standard = sv_field_table_standard (&team);
  const Team large = { 10, 0 }, long_one = { 1, 10 }, poor = { 1, 0 };
  g_autofree char *path = NULL, *reason = NULL, *large_path = NULL, *large_reason = NULL,
                  *long_path = NULL, *long_reason = NULL;

  g_assert_cmpint (standard->total, ==, 2);
  g_assert_cmpint (standard->size, ==, 3);
  g_assert_true (holds (&rules, own));
  own->allowed = 1 << number_of (&own->items[0]);
  g_assert_false (sv_field_values_check (&rules, own, &path, &reason));
  g_assert_cmpstr (path, ==, "items[1]");
  g_assert_cmpstr (reason, ==, "This is not possible together: not so.");

  /* The rules may be meant for other teams. */
  own->teams[0].total = 10;
  g_assert_true (holds (&rules, own));

  g_assert_true (holds (&team, standard));
  g_assert_false (sv_field_values_check (&team, &large, &large_path, &large_reason));
  g_assert_cmpstr (large_path, ==, "total");
  g_assert_cmpstr (large_reason, ==, "This is not possible together: too much.");
  g_assert_false (sv_field_values_check (&team, &long_one, &long_path, &long_reason));
  g_assert_cmpstr (long_path, ==, "size");
  /* A team as a whole can be kept whatever its cards. */
  g_assert_true (holds (&team, &poor));

  /* One field of a team is looked at as two are, and none is no fault. */
  SvGame small = own_game;
  for (small.n_team_fields = 0; small.n_team_fields < 2; small.n_team_fields++) {
    const SvFieldTable less = sv_field_table_team (&small);
    g_autofree char *less_path = NULL, *less_reason = NULL;
    g_autofree Team *its = g_realloc (sv_field_table_standard (&less), sizeof (Team));

    if (small.n_team_fields == 1)
      g_assert_cmpint (its->total, ==, 2);
    g_assert_cmpint (sv_field_values_check (&less, &large, &less_path, &less_reason), ==,
                     small.n_team_fields == 0);
    g_assert_cmpstr (less_path, ==, small.n_team_fields == 1 ? "total" : NULL);
  }
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  for (const SvGame *const *game = sv_games (); *game != NULL; game++) {
    g_autofree char *lists = g_strdup_printf ("/field-values/%s/lists", (*game)->id);

    g_test_add_data_func (lists, *game, test_lists);
  }
  g_test_add_data_func ("/field-values/own/lists", &own_game, test_lists);
  g_test_add_func ("/field-values/own/mend", test_mend);
  g_test_add_func ("/field-values/own/add", test_add);
  g_test_add_func ("/field-values/own/same", test_same);
  g_test_add_func ("/field-values/own/check", test_check);
  return g_test_run ();
}
