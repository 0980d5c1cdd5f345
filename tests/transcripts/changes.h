/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* changes: what is to be seen of something, told only where it is another thing than it was. */

#include "golden-text.h"

/* Text of each thing that can be seen, as it was told last, by the name of the thing. */
static inline GHashTable *
changes_new (void)
{
  return g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_free);
}

/* Add "      NAME: SEEN" to text if that is not what was told last. Takes seen; NULL is nothing
 * to be seen. */
static inline void
tell_change (GHashTable *changes, GString *text, const char *name, char *seen)
{
  const char *before = g_hash_table_lookup (changes, name);

  if (g_strcmp0 (before, seen) == 0) {
    g_free (seen);
    return;
  }
  add_line (text, "      %s: %s", name, seen != NULL ? seen : "nothing more");
  g_hash_table_replace (changes, g_strdup (name), seen);
}
