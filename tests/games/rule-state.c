/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "rule-state.h"

#include <string.h>

/* --- out --- */

typedef struct {
  GPtrArray *prefix;
  GArray *index; /* of int: next index of each open array, -1 in an object */
  GHashTable *values;
} Flat;

static char *
flat_path (Flat *flat, const char *key)
{
  GString *path = g_string_new (NULL);
  int *index = &g_array_index (flat->index, int, flat->index->len - 1);

  for (guint i = 0; i < flat->prefix->len; i++)
    g_string_append_printf (path, "%s/", (const char *)g_ptr_array_index (flat->prefix, i));
  if (key != NULL)
    g_string_append (path, key);
  else
    g_string_append_printf (path, "%d", (*index)++);
  return g_string_free (path, FALSE);
}

static void
flat_begin (Flat *flat, const char *key, int first)
{
  g_autofree char *path = flat_path (flat, key);

  g_ptr_array_add (flat->prefix, g_path_get_basename (path));
  g_array_append_val (flat->index, first);
}

static void
flat_begin_object (void *data, const char *key)
{
  flat_begin (data, key, -1);
}

static void
flat_begin_array (void *data, const char *key)
{
  flat_begin (data, key, 0);
}

static void
flat_end (void *data)
{
  Flat *flat = data;

  g_ptr_array_set_size (flat->prefix, (int)flat->prefix->len - 1);
  g_array_set_size (flat->index, flat->index->len - 1);
}

static void
flat_string (void *data, const char *key, const char *value)
{
  Flat *flat = data;

  g_hash_table_insert (flat->values, flat_path (flat, key), g_strdup (value));
}

static void
flat_integer (void *data, const char *key, int64_t value)
{
  Flat *flat = data;

  g_hash_table_insert (flat->values, flat_path (flat, key),
                       g_strdup_printf ("%" G_GINT64_FORMAT, (gint64)value));
}

static void
flat_boolean (void *data, const char *key, bool value)
{
  flat_string (data, key, value ? "true" : "false");
}

static void
flat_null (void *data, const char *key)
{
  flat_string (data, key, "null");
}

static GHashTable *
flatten (void (*dump) (const void *setup, const void *state, const SvSink *sink),
         const void *setup,
         const void *state)
{
  const int object = -1;
  Flat flat = { g_ptr_array_new_with_free_func (g_free), g_array_new (FALSE, FALSE, sizeof (int)),
                g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_free) };
  const SvSink sink = { .data = &flat,
                        .begin_object = flat_begin_object,
                        .end_object = flat_end,
                        .begin_array = flat_begin_array,
                        .end_array = flat_end,
                        .string = flat_string,
                        .integer = flat_integer,
                        .boolean = flat_boolean,
                        .null = flat_null };

  g_array_append_val (flat.index, object);
  dump (setup, state, &sink);
  g_ptr_array_unref (flat.prefix);
  g_array_unref (flat.index);
  return flat.values;
}

GHashTable *
rule_state_flatten (const SvGame *game, const void *setup, const void *state)
{
  return flatten (game->files.dump, setup, state);
}

GHashTable *
rule_state_flatten_start (const SvGame *game, const void *setup, const void *state)
{
  return flatten (game->files.dump_start != NULL ? game->files.dump_start : game->files.dump, setup,
                  state);
}

/* --- in --- */

static SvSourceValue
source_get (void *data, const char *path)
{
  const char *word = g_hash_table_lookup (data, path);
  char *end;

  if (word == NULL)
    return (SvSourceValue){ SV_SOURCE_ABSENT, 0, NULL };
  const gint64 number = g_ascii_strtoll (word, &end, 10);
  if (strcmp (word, "null") == 0)
    return (SvSourceValue){ SV_SOURCE_NULL, 0, NULL };
  if (strcmp (word, "true") == 0 || strcmp (word, "false") == 0)
    return (SvSourceValue){ SV_SOURCE_BOOL, word[0] == 't', NULL };
  if (end != word && *end == '\0')
    return (SvSourceValue){ SV_SOURCE_INT, number, NULL };
  return (SvSourceValue){ SV_SOURCE_STRING, 0, word };
}

static GHashTable *
parse_start (const char *rest)
{
  GHashTable *values = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_free);
  g_auto (GStrv) list = g_strsplit (rest, " ", -1);

  for (guint i = 0; list[i] != NULL; i++) {
    g_auto (GStrv) pair = g_strsplit (list[i], "=", 2);
    if (pair[0] == NULL || pair[1] == NULL)
      continue;
    if (pair[1][0] != '[') {
      g_hash_table_insert (values, g_strdup (pair[0]), g_strdup (pair[1]));
      continue;
    }
    g_auto (GStrv) items = g_strsplit_set (pair[1], "[],", -1);
    for (guint j = 0, n = 0; items[j] != NULL; j++)
      if (items[j][0] != '\0')
        g_hash_table_insert (values, g_strdup_printf ("%s/%u", pair[0], n++), g_strdup (items[j]));
  }
  return values;
}

bool
rule_state_restore (
    const SvGame *game, const void *setup, GHashTable *values, void *state, SvFault *fault)
{
  const SvSource source = { values, source_get };

  return game->files.restore (setup, &source, state, fault);
}

bool
rule_state_read (
    const SvGame *game, const void *setup, const char *text, void *state, SvFault *fault)
{
  g_autoptr (GHashTable) values = parse_start (text);

  return rule_state_restore (game, setup, values, state, fault);
}
