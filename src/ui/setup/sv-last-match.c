/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "sv-last-match.h"

#include "sv-settings.h"

#define KEY "last-matches"
/* GVariant type of a player: name, kind, side (0 or 1), bit set of the figurines played first */
#define SEAT "(ssit)"
#define MATCH "(asa" SEAT ")"

static const char *
identify (const SvLibraryItem *item)
{
  if (item == NULL)
    return "";
  return item->path != NULL ? item->path : item->head->name;
}

static GVariant *
describe (const SvLibraryItem *const items[3], const GPtrArray *seats)
{
  GVariantBuilder match;

  g_variant_builder_init (&match, G_VARIANT_TYPE (MATCH));
  g_variant_builder_open (&match, G_VARIANT_TYPE ("as"));
  for (unsigned i = 0; i < 3; i++)
    g_variant_builder_add (&match, "s", identify (items[i]));
  g_variant_builder_close (&match);
  g_variant_builder_open (&match, G_VARIANT_TYPE ("a" SEAT));
  for (guint i = 0; i < seats->len; i++) {
    const SvSeatDoc *seat = g_ptr_array_index (seats, i);

    g_variant_builder_add (&match, SEAT, seat->name, seat->kind, seat->team, seat->figurines[0]);
  }
  g_variant_builder_close (&match);
  return g_variant_builder_end (&match);
}

void
sv_last_match_keep (const SvGame *game, const SvLibraryItem *const items[3], const GPtrArray *seats)
{
  g_autoptr (GVariant) before = g_settings_get_value (sv_settings (), KEY);
  GVariantBuilder all;
  GVariantIter iter;
  const char *id;
  GVariant *match;

  g_variant_builder_init (&all, G_VARIANT_TYPE ("a{s" MATCH "}"));
  g_variant_iter_init (&iter, before);
  while (g_variant_iter_loop (&iter, "{&s@" MATCH "}", &id, &match))
    if (!g_str_equal (id, game->id))
      g_variant_builder_add (&all, "{s@" MATCH "}", id, match);
  g_variant_builder_add (&all, "{s@" MATCH "}", game->id, describe (items, seats));
  g_settings_set_value (sv_settings (), KEY, g_variant_builder_end (&all));
}

/* Return a copy of the three item strings in which @from is replaced by @path (floating
 * reference). */
static GVariant *
follow_items (GVariant *items, const char *from, const char *path)
{
  g_autofree const char **names = g_variant_get_strv (items, NULL);

  for (gsize i = 0; names[i] != NULL; i++)
    if (g_str_equal (names[i], from))
      names[i] = path;
  return g_variant_new_strv (names, -1);
}

void
sv_last_match_follow (const char *from, const char *path)
{
  g_autoptr (GVariant) before = g_settings_get_value (sv_settings (), KEY);
  GVariantBuilder all;
  GVariantIter iter;
  const char *id;
  GVariant *items, *seats;

  g_variant_builder_init (&all, G_VARIANT_TYPE ("a{s" MATCH "}"));
  g_variant_iter_init (&iter, before);
  while (g_variant_iter_loop (&iter, "{&s(@as@a" SEAT ")}", &id, &items, &seats))
    g_variant_builder_add (&all, "{s(@as@a" SEAT ")}", id, follow_items (items, from, path), seats);
  g_autoptr (GVariant) after = g_variant_ref_sink (g_variant_builder_end (&all));
  if (!g_variant_equal (before, after))
    g_settings_set_value (sv_settings (), KEY, after);
}

GPtrArray *
sv_last_match_load (const SvGame *game, char ***items)
{
  g_autoptr (GVariant) all = g_settings_get_value (sv_settings (), KEY);
  g_autoptr (GVariantIter) iter = NULL;
  g_auto (GStrv) found = NULL;
  const char *name, *kind;
  guint64 figurines;
  int side;

  if (!g_variant_lookup (all, game->id, "(^asa" SEAT ")", &found, &iter) ||
      g_strv_length (found) != 3)
    return NULL;
  GPtrArray *seats = g_ptr_array_new_with_free_func ((GDestroyNotify)sv_seat_doc_free);
  while (g_variant_iter_next (iter, "(&s&sit)", &name, &kind, &side, &figurines)) {
    SvSeatDoc *seat = sv_seat_doc_new (name, side == 1, kind);

    seat->figurines[0] = figurines;
    g_ptr_array_add (seats, seat);
  }
  *items = g_steal_pointer (&found);
  return seats;
}

int
sv_last_match_find (const GPtrArray *items, const char *wanted)
{
  for (guint i = 0; i < items->len; i++)
    if (g_str_equal (identify (g_ptr_array_index (items, i)), wanted))
      return (int)i;
  return -1;
}
