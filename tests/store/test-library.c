/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The built-in teams and variants, and the user's own. */

#include "fixture.h"

#include "sv-library.h"

#include <glib/gstdio.h>

/* Every built-in team can play every built-in variant. */
static void
test_built_in (void)
{
  g_autoptr (GPtrArray) teams = sv_library_teams (game (), NULL);
  g_autoptr (GPtrArray) variants = sv_library_variants (game (), NULL);
  g_assert_cmpuint (teams->len, >=, 4);
  g_assert_cmpuint (variants->len, ==, 7);
  const SvLibraryItem *first = variants->pdata[0];
  g_assert_cmpstr (first->variant->name, ==, "Standard");

  for (guint i = 0; i < teams->len; i++) {
    const SvLibraryItem *team = teams->pdata[i];
    g_assert_null (team->path);
    g_assert_nonnull (team->team->colours[0]);
    for (unsigned j = 0; j < team->team->n_cards; j++)
      g_assert_cmpstr (team->team->cards[j].name, !=, "");
    for (guint j = 0; j < variants->len; j++) {
      const SvLibraryItem *variant = variants->pdata[j];
      const SvLibraryItem *other = teams->pdata[(i + 1) % teams->len];
      g_autoptr (GError) error = NULL;
      g_autoptr (SvMatchDoc) doc =
          sv_match_doc_new (variant->variant, team->team, other->team, &error);
      g_assert_no_error (error);
      g_assert_cmpuint (sv_history_get_position (doc->history), ==, 0);
    }
  }
}

static void
put (const char *folder, const char *sub, const char *name, const char *text)
{
  g_autofree char *parent = g_build_filename (folder, sub, NULL);
  g_autofree char *path = g_build_filename (parent, name, NULL);
  g_assert_cmpint (g_mkdir_with_parents (parent, 0700), ==, 0);
  g_assert_true (g_file_set_contents (path, text, -1, NULL));
}

static void
test_own (void)
{
  g_autofree char *folder = sv_library_folder ();
  g_autofree char *journal = sv_library_journal_folder ();
  g_autoptr (GPtrArray) faults = NULL;
  g_assert_true (g_file_test (journal, G_FILE_TEST_IS_DIR));

  put (folder, "teams", "z.svteam", "{" HEADER ("team") ",\"name\":\"Alpha\"}");
  put (folder, "teams", "a.svteam", "{" HEADER ("team") ",\"name\":\"Omega\"}");
  put (folder, "teams", "broken.svteam", "{" HEADER ("team") ",\"name\":7}");
  put (folder, "teams", ".hidden.svteam", "no");
  put (folder, "teams", "readme.txt", "no");
  put (folder, "teams", "null.svteam",
       "{\"format\":\"speelveld-team\",\"version\":1,\"game\":\"null\"}");
  put (folder, "variants", "x.svvariant", "{" HEADER ("variant") ",\"name\":\"Mine\"}");

  g_autoptr (GPtrArray) teams = sv_library_teams (game (), &faults);
  g_assert_cmpuint (faults->len, ==, 1);
  g_assert_cmpstr (faults->pdata[0], ==, "broken.svteam: name: this must be a text");
  const SvLibraryItem *alpha = teams->pdata[teams->len - 2], *omega = teams->pdata[teams->len - 1];
  g_assert_cmpstr (alpha->team->name, ==, "Alpha");
  g_assert_true (g_str_has_suffix (alpha->path, "/speelveld/teams/z.svteam"));
  g_assert_cmpstr (omega->team->name, ==, "Omega");

  g_autoptr (GPtrArray) variants = sv_library_variants (game (), NULL);
  g_assert_cmpuint (variants->len, ==, 8);
  g_autoptr (GPtrArray) others = sv_library_teams (sv_game_by_id ("null"), NULL);
  g_assert_cmpuint (others->len, ==, 1);
}

/* Remove a folder that holds only files and folders of this test. */
static void
remove_folder (const char *path)
{
  g_autoptr (GDir) dir = g_dir_open (path, 0, NULL);
  const char *name;
  while (dir && (name = g_dir_read_name (dir))) {
    g_autofree char *below = g_build_filename (path, name, NULL);
    remove_folder (below);
  }
  g_remove (path);
}

int
main (int argc, char **argv)
{
  /* Not by G_TEST_OPTION_ISOLATE_DIRS, which leaks under the sanitizers. */
  g_autofree char *home = g_dir_make_tmp ("speelveld-XXXXXX", NULL);
  g_setenv ("XDG_DATA_HOME", home, TRUE);

  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/store/library/built-in", test_built_in);
  g_test_add_func ("/store/library/own", test_own);
  const int result = g_test_run ();
  remove_folder (home);
  return result;
}
