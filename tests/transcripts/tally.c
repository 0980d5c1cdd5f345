/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tally.h"

#include <string.h>

struct Tally {
  const char *title;
  GHashTable *counts; /* name → Count */
};

typedef struct {
  unsigned n;
  char *example;
} Count;

static void
count_free (gpointer data)
{
  Count *count = data;

  g_free (count->example);
  g_free (count);
}

Tally *
tally_new (const char *title)
{
  Tally *self = g_new (Tally, 1);

  self->title = title;
  self->counts = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, count_free);
  return self;
}

void
tally_count (Tally *self, char *example, const char *format, ...)
{
  va_list list;

  va_start (list, format);
  g_autofree char *name = g_strdup_vprintf (format, list);
  va_end (list);
  Count *count = g_hash_table_lookup (self->counts, name);
  if (count == NULL) {
    count = g_new0 (Count, 1);
    g_hash_table_insert (self->counts, g_steal_pointer (&name), count);
  }
  count->n++;
  g_free (count->example);
  count->example = example;
}

void
tally_end (Tally *self, GString *text)
{
  g_autoptr (GList) names =
      g_list_sort (g_hash_table_get_keys (self->counts), (GCompareFunc)strcmp);

  if (names != NULL)
    g_string_append_printf (text, "\n== %s ==\n", self->title);
  for (GList *name = names; name != NULL; name = name->next) {
    const Count *count = g_hash_table_lookup (self->counts, name->data);

    g_string_append_printf (text, "%6u× %s", count->n, (char *)name->data);
    if (count->example != NULL && strcmp (count->example, name->data) != 0)
      g_string_append_printf (text, "   (%s)", count->example);
    g_string_append_c (text, '\n');
  }
  g_hash_table_unref (self->counts);
  g_free (self);
}
