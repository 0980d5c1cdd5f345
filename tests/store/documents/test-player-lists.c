/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Usage: test-player-lists FOLDER EXPECTED [--write]
 *
 * Reads each file of a folder of lists as a team of Strafworp!, and compares what it gives with a
 * text that a person can review. With --write it makes that text anew. */

#include "sv-games.h"
#include "sv-player-list.h"

#include <string.h>

static void
add_file (GString *told, const char *folder, const char *name)
{
  g_autofree char *path = g_build_filename (folder, name, NULL);
  g_auto (SvPlayerListResult) result = { 0 };
  g_autoptr (SvTeamDoc) team = sv_team_doc_new (sv_game_by_id ("strafworp"));
  g_autoptr (GError) error = NULL;
  g_autofree char *data = NULL;
  gsize n;

  g_assert_true (g_file_get_contents (path, &data, &n, NULL));
  g_string_append_printf (told, "%s\n", name);
  const gboolean read = sv_player_list_read (team, data, n, &result, &error);
  for (guint i = 0; result.rows != NULL && i < result.rows->len; i++) {
    const SvPlayerRow *row = g_ptr_array_index (result.rows, i);

    if (row->card >= 0)
      g_string_append_printf (told, "  %d %s", row->card + 1, team->cards[row->card].name);
    else
      g_string_append_printf (told, "  - %s", row->is_player ? row->name : "no player");
    g_string_append_printf (told, "%s%s%s%s%s\n", *row->team != '\0' ? " · of " : "", row->team,
                            *row->values != '\0' ? " · " : "", row->values,
                            row->is_absent ? " · absent" : "");
    for (guint j = 0; j < row->faults->len; j++)
      g_string_append_printf (told, "    ! %s\n", (const char *)g_ptr_array_index (row->faults, j));
  }
  for (guint i = 0; result.unused != NULL && i < result.unused->len; i++)
    g_string_append_printf (told, "  unused: %s\n",
                            (const char *)g_ptr_array_index (result.unused, i));
  if (!read)
    g_string_append_printf (told, "  refused: %s\n", error->message);
  g_string_append_c (told, '\n');
}

static int
compare_names (const char **a, const char **b)
{
  return strcmp (*a, *b);
}

int
main (int argc, char **argv)
{
  g_autoptr (GPtrArray) names = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (GString) told = g_string_new (NULL);
  g_autofree char *expected = NULL;
  const char *name;

  g_assert_cmpint (argc, >=, 3);
  g_autoptr (GDir) folder = g_dir_open (argv[1], 0, NULL);
  while ((name = g_dir_read_name (folder)) != NULL)
    g_ptr_array_add (names, g_strdup (name));
  g_ptr_array_sort (names, (GCompareFunc)compare_names);
  for (guint i = 0; i < names->len; i++)
    add_file (told, argv[1], g_ptr_array_index (names, i));
  if (argc > 3)
    return g_file_set_contents (argv[2], told->str, (gssize)told->len, NULL) ? 0 : 1;
  g_assert_true (g_file_get_contents (argv[2], &expected, NULL, NULL));
  g_auto (GStrv) now = g_strsplit (told->str, "\n", -1), before = g_strsplit (expected, "\n", -1);
  for (guint i = 0; now[i] != NULL || before[i] != NULL; i++)
    g_assert_cmpstr (now[i], ==, before[i]);
  return 0;
}
