/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Edit values through their field tables. The only algorithm is the repair of a list item whose
 * values exclude each other after an edit: all combinations of keeping, clearing or filling its
 * other optional fields are tried, fewest changes first, until the rules hold. With at most
 * MAX_OPTIONAL such fields that is at most 729 checks. */
#include "sv-field-values.h"

#include "sv-sentence.h"
#include "sv-store-error.h"

#include <glib/gi18n.h>
#include <string.h>

enum { MAX_OPTIONAL = 6 };

SvFieldTable
sv_field_table_variant (const SvGame *game)
{
  return (SvFieldTable){ .game = game,
                         .fields = game->variant_fields,
                         .n_fields = game->n_variant_fields,
                         .size = MAX (game->setup_size, 1) };
}

SvFieldTable
sv_field_table_team (const SvGame *game)
{
  return (SvFieldTable){ .game = game,
                         .fields = game->team_fields,
                         .n_fields = game->n_team_fields,
                         .size = MAX (game->team_size, 1),
                         .team = true };
}

static void *
make_standard (const SvGame *game)
{
  void *setup = g_malloc0 (MAX (game->setup_size, 1));

  sv_game_standard (game, setup);
  return setup;
}

void *
sv_field_table_standard (const SvFieldTable *table)
{
  g_autofree void *setup = make_standard (table->game);

  if (!table->team)
    return g_steal_pointer (&setup);
  return g_memdup2 (sv_game_team (table->game, setup, 0), table->size);
}

/* Return the part of @path that is below the table's values, or NULL if it is about something
 * else. */
static const char *
find_own (const SvFieldTable *table, const char *path)
{
  static const char team[] = "teams[0].", variant[] = "variant.";

  if (!table->team && g_str_has_prefix (path, "teams"))
    return NULL;
  if (!table->team)
    return g_str_has_prefix (path, variant) ? path + strlen (variant) : path;
  for (size_t i = 0; i < table->n_fields && g_str_has_prefix (path, team); i++)
    if (g_str_has_prefix (path + strlen (team), table->fields[i].key))
      return path + strlen (team);
  return NULL;
}

gboolean
sv_field_values_check (const SvFieldTable *table, const void *values, char **path, char **reason)
{
  g_autofree void *setup = NULL;
  SvFault fault;

  if (table->team)
    setup = make_standard (table->game);
  if (table->team && table->n_fields > 0)
    memcpy (sv_game_team (table->game, setup, 0), values, table->size);
  if (sv_game_check (table->game, setup != NULL ? setup : values, &fault))
    return TRUE;
  const char *own = find_own (table, fault.path);
  if (own == NULL)
    return TRUE;
  g_autofree char *why = sv_fault_dup_reason (&fault);
  *path = g_strdup (own);
  /* Translators: %s is what is wrong, e.g. "a bonus names a role and an area, or a formation". */
  *reason = sv_sentence (_ ("This is not possible together: %s."), why);
  return FALSE;
}

/* Return whether the rules hold for @setup. */
static gboolean
holds (const SvFieldTable *table, const void *setup)
{
  g_autofree char *path = NULL;
  g_autofree char *reason = NULL;

  return sv_field_values_check (table, setup, &path, &reason);
}

/* --- Repairing values --- */

/* Return the value for another field of the item: its own value (@how 0), none (1), or the first
 * possible value (2). */
static int32_t
replace (const SvField *field, int32_t own, unsigned how)
{
  if (how == 0)
    return own;
  return how == 1 ? SV_FIELD_NULL : field->type == SV_FIELD_INT ? field->min : 0;
}

/* Try one combination of replacements. @code has one digit to base 3 for each of the item's other
 * optional fields: the @how for replace (). There are at most 3^MAX_OPTIONAL codes, and
 * sv_field_values_mend () tries those with the fewest changes first. */
static gboolean
try_code (const SvFieldTable *table,
          void *setup,
          void *base,
          const SvField *const *siblings,
          const int32_t *own,
          unsigned n,
          unsigned code)
{
  for (unsigned i = 0; i < n; i++, code /= 3)
    sv_field_set (siblings[i], base, replace (siblings[i], own[i], code % 3));
  return holds (table, setup);
}

static unsigned
count_changes (unsigned code)
{
  unsigned n = 0;

  for (; code > 0; code /= 3)
    n += code % 3 != 0;
  return n;
}

gboolean
sv_field_values_mend (
    const SvFieldTable *table, void *setup, const SvField *list, void *base, const SvField *changed)
{
  const SvField *siblings[MAX_OPTIONAL];
  int32_t own[MAX_OPTIONAL];
  unsigned n = 0, n_codes = 1;

  if (holds (table, setup))
    return TRUE;
  for (size_t i = 0; i < list->n_fields && n < MAX_OPTIONAL; i++) {
    const SvField *field = &list->fields[i];
    if (field == changed || (field->flags & SV_FIELD_OPTIONAL) == 0)
      continue;
    siblings[n] = field;
    own[n++] = sv_field_get (field, base);
    n_codes *= 3;
  }
  for (unsigned changes = 1; changes <= n; changes++)
    for (unsigned code = 1; code < n_codes; code++)
      if (count_changes (code) == changes && try_code (table, setup, base, siblings, own, n, code))
        return TRUE;
  try_code (table, setup, base, siblings, own, n, 0);
  return FALSE;
}

/* --- Lists --- */

gboolean
sv_field_values_same_item (const SvField *list, const void *a, const void *b)
{
  for (size_t i = 0; i < list->n_fields; i++)
    if (sv_field_get (&list->fields[i], a) != sv_field_get (&list->fields[i], b))
      return FALSE;
  return TRUE;
}

gboolean
sv_field_values_same_list (const SvField *list, const void *setup, const void *other)
{
  const int32_t n = sv_field_get (list, setup);

  if (n != sv_field_get (list, other))
    return FALSE;
  for (int32_t i = 0; i < n; i++)
    if (!sv_field_values_same_item (list, sv_field_item_const (list, setup, (size_t)i),
                                    sv_field_item_const (list, other, (size_t)i)))
      return FALSE;
  return TRUE;
}

static gboolean
has_item (const SvField *list, const void *setup, const void *item)
{
  for (int32_t i = 0; i < sv_field_get (list, setup); i++)
    if (sv_field_values_same_item (list, sv_field_item_const (list, setup, (size_t)i), item))
      return TRUE;
  return FALSE;
}

static void
set_plain_item (const SvField *list, void *item)
{
  memset (item, 0, list->item_size);
  sv_fields_set_standard (list->fields, list->n_fields, item);
  for (size_t i = 0; i < list->n_fields; i++)
    if ((list->fields[i].flags & SV_FIELD_OPTIONAL) != 0)
      sv_field_set (&list->fields[i], item, SV_FIELD_NULL);
}

void
sv_field_values_add (const SvFieldTable *table,
                     void *setup,
                     const void *standard,
                     const SvField *list)
{
  const int32_t n = sv_field_get (list, setup);
  void *item = sv_field_item (list, setup, (size_t)n);

  g_return_if_fail (n < list->max);

  if (n > 0)
    memcpy (item, sv_field_item_const (list, setup, (size_t)n - 1), list->item_size);
  else
    set_plain_item (list, item);
  for (int32_t i = 0; i < sv_field_get (list, standard); i++) {
    const void *other = sv_field_item_const (list, standard, (size_t)i);
    if (has_item (list, setup, other))
      continue;
    memcpy (item, other, list->item_size);
    break;
  }
  sv_field_set (list, setup, n + 1);
  sv_field_values_mend (table, setup, list, item, NULL);
}

void
sv_field_values_move (void *setup, const SvField *list, int from, int to)
{
  const int32_t n = sv_field_get (list, setup);
  const int last = to < 0 ? (int)n - 1 : to;
  const int step = from < last ? 1 : -1;
  g_autofree void *item = g_memdup2 (sv_field_item (list, setup, (size_t)from), list->item_size);

  for (int i = from; i != last; i += step)
    memcpy (sv_field_item (list, setup, (size_t)i), sv_field_item (list, setup, (size_t)(i + step)),
            list->item_size);
  if (to >= 0) {
    memcpy (sv_field_item (list, setup, (size_t)to), item, list->item_size);
    return;
  }
  /* Clear the removed item, because set-ups are compared byte by byte. */
  memset (sv_field_item (list, setup, (size_t)last), 0, list->item_size);
  sv_field_set (list, setup, n - 1);
}

void
sv_field_values_copy_list (void *setup, const void *other, const SvField *list)
{
  memcpy (sv_field_item (list, setup, 0), sv_field_item_const (list, other, 0),
          (size_t)list->max * list->item_size);
  sv_field_set (list, setup, sv_field_get (list, other));
}
