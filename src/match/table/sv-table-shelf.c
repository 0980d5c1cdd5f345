/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "sv-table-shelf.h"

#include "sv-games.h"
#include "sv-library.h"
#include "sv-table.h"

#define PREFIX "cup-table-"
#define PLAYED "table-played-"
#define SUFFIX ".json"

enum { SUM_CHARS = 16 };

char *
sv_table_shelf_dup_removed (const char *path)
{
  return g_strconcat (path, SV_TABLE_SHELF_REMOVED, NULL);
}

/* Return the prefix of the file names of all tables of @competition. */
static char *
dup_prefix (const char *competition)
{
  g_autofree char *sum = g_compute_checksum_for_string (G_CHECKSUM_SHA256, competition, -1);

  return g_strdup_printf (PREFIX "%.*s-", SUM_CHARS, sum);
}

char *
sv_table_shelf_path (const char *competition, unsigned fixture)
{
  g_autofree char *folder = sv_library_folder ();
  g_autofree char *prefix = dup_prefix (competition);
  g_autofree char *name = g_strdup_printf ("%s%u" SUFFIX, prefix, fixture);

  return g_build_filename (folder, name, NULL);
}

static int
compare_paths (gconstpointer a, gconstpointer b)
{
  return g_strcmp0 (*(char *const *)a, *(char *const *)b);
}

static GPtrArray *
list_paths (const char *prefix, gboolean removed)
{
  GPtrArray *paths = g_ptr_array_new_with_free_func (g_free);
  g_autofree char *folder = sv_library_folder ();
  g_autofree char *suffix = removed ? sv_table_shelf_dup_removed (SUFFIX) : g_strdup (SUFFIX);
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  const char *name;

  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL) {
    if (!g_str_has_prefix (name, prefix) || !g_str_has_suffix (name, suffix))
      continue;
    g_autofree char *shown = g_strndup (name, strlen (name) - strlen (suffix) + strlen (SUFFIX));
    g_ptr_array_add (paths, g_build_filename (folder, shown, NULL));
  }
  g_ptr_array_sort (paths, compare_paths);
  return paths;
}

GPtrArray *
sv_table_shelf_list (const char *competition, gboolean removed)
{
  g_autofree char *prefix = competition != NULL ? dup_prefix (competition) : g_strdup (PREFIX);

  return list_paths (prefix, removed);
}

GPtrArray *
sv_table_shelf_list_played (gboolean removed)
{
  return list_paths (PLAYED, removed);
}

char *
sv_table_shelf_played_path (const char *game, gint64 began)
{
  g_autofree char *folder = sv_library_folder ();
  g_autoptr (GDateTime) when =
      began != 0 ? g_date_time_new_from_unix_utc (began) : g_date_time_new_now_utc ();
  g_autofree char *time = g_date_time_format (when, "%Y%m%dT%H%M%S");
  g_autofree char *name = g_strdup_printf (PLAYED "%s-%s-1" SUFFIX, game, time);

  return g_build_filename (folder, name, NULL);
}

char *
sv_table_shelf_dup_current (const SvGame *game)
{
  g_autofree char *folder = sv_library_folder ();
  g_autofree char *name = g_strconcat ("table-", game->id, SUFFIX, NULL);

  return g_build_filename (folder, name, NULL);
}

/* Return the path of the current table of @game if its match is over, so that it is listed like
 * the kept copies of earlier matches. Returns NULL if the match is not over, or if a kept copy
 * of it exists (undo brought it back to the table). */
static char *
find_over (const SvGame *game)
{
  g_autofree char *path = sv_table_shelf_dup_current (game);
  g_autoptr (SvTable) table =
      g_file_test (path, G_FILE_TEST_EXISTS) ? sv_table_new_from_file (path, NULL) : NULL;

  if (table == NULL || !sv_table_is_over (table))
    return NULL;
  g_autofree char *kept = sv_table_shelf_played_path (game->id, sv_table_get_began (table));
  return g_file_test (kept, G_FILE_TEST_EXISTS) ? NULL : g_steal_pointer (&path);
}

GPtrArray *
sv_table_shelf_list_over (void)
{
  const SvGame *const *games = sv_games ();
  GPtrArray *paths = sv_table_shelf_list_played (FALSE);

  for (unsigned i = 0; games[i] != NULL; i++) {
    char *path = games[i]->offered ? find_over (games[i]) : NULL;
    if (path != NULL)
      g_ptr_array_add (paths, path);
  }
  return paths;
}
