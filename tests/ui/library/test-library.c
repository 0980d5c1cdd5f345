/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The pages of teams and variants: listing, searching, copying, removing, importing. More than
 * 600 lines, because all of it needs the same few files of teams and the same windows. */

#include <glib/gstdio.h>
#include <gtk/gtk.h>

#include "application-fixture.h"
#include "sv-games.h"
#include "sv-library-entry.h"
#include "sv-library-page.h"
#include "sv-library-tile.h"
#include "sv-library.h"

/* Until everything that is in the folder was read. */
static void
read_all (SvLibraryPage *page)
{
  while (sv_library_page_get_loading (page))
    g_main_context_iteration (NULL, TRUE);
  settle ();
}

static SvLibraryPage *
show_library (SvWindow *window, SvDocumentKind kind)
{
  const char *name = kind == SV_DOCUMENT_TEAM ? "teams" : "variants";
  SvLibraryPage *page;

  gtk_widget_activate_action (GTK_WIDGET (window), "win.library", "s", name);
  page = SV_LIBRARY_PAGE (sv_window_find_page (window, name));
  show (window);
  read_all (page);
  return page;
}

static guint
count (SvLibraryPage *page)
{
  return g_list_model_get_n_items (sv_library_page_get_shown (page));
}

static SvLibraryEntry *
get (SvLibraryPage *page, guint position)
{
  return g_list_model_get_item (sv_library_page_get_shown (page), position);
}

static guint
count_built_in (SvDocumentKind kind)
{
  guint n = 0;

  for (const SvGame *const *game = sv_games (); *game != NULL; game++) {
    g_autoptr (GPtrArray) items = sv_library_built_in (*game, kind);
    n += items->len;
  }
  return n;
}

static void
put_team (const char *name)
{
  g_autoptr (SvLibraryItem) item = g_new0 (SvLibraryItem, 1);
  g_autoptr (SvLibraryItem) named = NULL;
  g_autoptr (GError) error = NULL;

  item->team = sv_team_doc_new (sv_games ()[0]);
  named = sv_library_item_copy (item, name);
  g_free (named->team->cards[0].name);
  named->team->cards[0].name = g_strdup_printf ("Player of %s", name);
  g_assert_true (sv_library_keep (named, &error));
  g_assert_no_error (error);
}

static void
clear (SvDocumentKind kind)
{
  g_autoptr (GPtrArray) paths = sv_library_paths (kind);

  for (guint i = 0; i < paths->len; i++)
    g_unlink (g_ptr_array_index (paths, i));
  sv_library_purge (0);
}

/* The last toast's button. */
static void
press_undo (SvWindow *window)
{
  g_signal_emit_by_name (find_action (window, "win.restore-item"), "clicked");
  settle ();
}

/* --- Lists --- */

static void
test_built_in (void)
{
  SvWindow *window = new_window ();
  SvLibraryPage *page;

  sv_window_show_start (window);
  gtk_widget_activate_action (GTK_WIDGET (window), "win.library", "s", "variants");
  g_assert_cmpstr (page_name (window), ==, "variants");
  g_assert_cmpstr (gtk_window_get_title (GTK_WINDOW (window)), ==, "Variants");
  gtk_widget_activate_action (GTK_WIDGET (window), "win.start", NULL);
  g_assert_cmpstr (page_name (window), ==, "start");
  page = show_library (window, SV_DOCUMENT_TEAM);
  g_assert_cmpstr (gtk_window_get_title (GTK_WINDOW (window)), ==, "Teams and Cards");
  g_assert_cmpuint (count (page), ==, count_built_in (SV_DOCUMENT_TEAM));
  for (guint i = 0; i < count (page); i++) {
    g_autoptr (SvLibraryEntry) entry = get (page, i);
    g_assert_null (sv_library_entry_get_path (entry));
    if (sv_library_entry_get_digest (entry)->game->n_cards > 0)
      g_assert_nonnull (
          sv_library_entry_get_digest (entry)->detail); /* "" where nothing is added up */
    g_assert_false (sv_library_entry_get_digest (entry)->draft);
  }
  destroy (window);
}

static void
test_order_and_search (void)
{
  SvWindow *window = new_window ();
  SvLibraryPage *page;
  GtkEditable *search;

  put_team ("Zwaluwen");
  put_team ("anemone");
  put_team ("Bever");
  page = show_library (window, SV_DOCUMENT_TEAM);
  g_assert_cmpuint (count (page), ==, count_built_in (SV_DOCUMENT_TEAM) + 3);
  g_autoptr (SvLibraryEntry) last = get (page, 2);
  g_assert_cmpstr (sv_library_entry_get_name (last), ==, "Zwaluwen");

  search = GTK_EDITABLE (find (page, GTK_TYPE_SEARCH_ENTRY));
  gtk_editable_set_text (search, " BEVER  player ");
  g_signal_emit_by_name (search, "search-changed");
  g_assert_cmpuint (count (page), ==, 1);
  g_autoptr (SvLibraryEntry) found = get (page, 0);
  g_assert_cmpstr (sv_library_entry_get_name (found), ==, "Bever");
  gtk_editable_set_text (search, "no such team");
  g_signal_emit_by_name (search, "search-changed");
  g_assert_cmpuint (count (page), ==, 0);
  gtk_editable_set_text (search, "  ");
  g_signal_emit_by_name (search, "search-changed");
  g_assert_cmpuint (count (page), ==, count_built_in (SV_DOCUMENT_TEAM) + 3);
  destroy (window);
  clear (SV_DOCUMENT_TEAM);
}

/* More than a list has tiles for. */
static void
test_many (void)
{
  SvWindow *window = new_window ();
  SvLibraryPage *page;
  guint n;

  for (int i = 0; i < 300; i++) {
    g_autofree char *name = g_strdup_printf ("Team %03d", i);
    put_team (name);
  }
  page = show_library (window, SV_DOCUMENT_TEAM);
  n = count (page);
  g_assert_cmpuint (n, ==, count_built_in (SV_DOCUMENT_TEAM) + 300);
  for (guint i = 0; i < 300; i++) {
    g_autoptr (SvLibraryEntry) entry = get (page, i);
    g_autofree char *name = g_strdup_printf ("Team %03u", i);
    g_assert_nonnull (sv_library_entry_get_digest (entry));
    g_assert_cmpstr (sv_library_entry_get_name (entry), ==, name);
  }
  destroy (window);
  clear (SV_DOCUMENT_TEAM);
}

/* --- Copies --- */

static void
test_copy (void)
{
  SvWindow *window = new_window ();
  SvLibraryPage *page = show_library (window, SV_DOCUMENT_VARIANT);
  guint built_in = count (page);
  g_autoptr (GError) error = NULL;

  gtk_widget_activate_action (GTK_WIDGET (page), "library.copy", "u", 2);
  read_all (page);
  g_assert_cmpuint (count (page), ==, built_in + 1);
  g_autoptr (SvLibraryEntry) copy = get (page, 0);
  g_assert_cmpstr (sv_library_entry_get_name (copy), ==, "Youth (copy)");
  g_assert_true (g_str_has_suffix (sv_library_entry_get_path (copy), "/Youth (copy).svvariant"));
  g_assert_cmpstr (sv_window_get_told (window), ==, "“Youth (copy)” is yours now.");

  gtk_widget_activate_action (GTK_WIDGET (page), "library.copy", "u", 3);
  read_all (page);
  g_autoptr (SvLibraryEntry) second = get (page, 0);
  g_assert_cmpstr (sv_library_entry_get_name (second), ==, "Youth (copy 2)");

  gtk_widget_activate_action (GTK_WIDGET (page), "library.duplicate", "u", 1);
  read_all (page);
  g_assert_cmpuint (count (page), ==, built_in + 3);
  g_autoptr (SvVariantDoc) doc = sv_variant_doc_load (sv_library_entry_get_path (copy), &error);
  g_assert_no_error (error);
  g_assert_cmpstr (doc->name, ==, "Youth (copy)");
  destroy (window);
  clear (SV_DOCUMENT_VARIANT);
}

static void
test_remove (void)
{
  SvWindow *window = new_window ();
  g_autofree char *path = NULL;
  SvLibraryPage *page;
  guint n;

  put_team ("Going");
  page = show_library (window, SV_DOCUMENT_TEAM);
  n = count (page);
  g_autoptr (SvLibraryEntry) entry = get (page, 0);
  path = g_strdup (sv_library_entry_get_path (entry));
  gtk_widget_activate_action (GTK_WIDGET (page), "library.remove", "u", 0);
  read_all (page);
  g_assert_cmpuint (count (page), ==, n - 1);
  g_assert_false (g_file_test (path, G_FILE_TEST_EXISTS));
  g_assert_cmpstr (sv_window_get_told (window), ==, "“Going” is deleted.");
  press_undo (window);
  read_all (page);
  g_assert_cmpuint (count (page), ==, n);
  g_assert_true (g_file_test (path, G_FILE_TEST_EXISTS));
  destroy (window);
  clear (SV_DOCUMENT_TEAM);
}

/* What one window does the other one shows. */
static void
test_two_windows (void)
{
  SvWindow *window = new_window ();
  SvWindow *other = new_window ();
  SvLibraryPage *page = show_library (window, SV_DOCUMENT_TEAM);
  SvLibraryPage *watching = show_library (other, SV_DOCUMENT_TEAM);
  guint n = count (page);

  gtk_widget_activate_action (GTK_WIDGET (page), "library.copy", "u", 0);
  g_assert_cmpuint (count (page), ==, n + 1);
  while (count (watching) != n + 1)
    g_main_context_iteration (NULL, TRUE);
  read_all (watching);
  g_autoptr (SvLibraryEntry) entry = get (watching, 0);
  g_assert_nonnull (sv_library_entry_get_path (entry));
  g_unlink (sv_library_entry_get_path (entry));
  while (count (page) != n)
    g_main_context_iteration (NULL, TRUE);
  destroy (window);
  destroy (other);
  clear (SV_DOCUMENT_TEAM);
}

/* --- Editors --- */

/* What is edited is called by its new name when the list is shown again. */
static void
test_edit (void)
{
  SvWindow *window = new_window ();
  SvWindow *other = new_window ();
  g_autofree char *path = NULL;
  SvLibraryPage *page;
  SvDraft *draft;
  GtkWidget *tile;

  put_team ("Before");
  page = show_library (window, SV_DOCUMENT_TEAM);
  tile = find (page, SV_TYPE_LIBRARY_TILE);
  g_assert_true (sv_library_tile_can (SV_LIBRARY_TILE (tile), "open"));
  g_signal_emit_by_name (find (page, GTK_TYPE_GRID_VIEW), "activate", 0);
  g_assert_cmpstr (page_name (window), ==, "team");
  draft = sv_window_get_draft (window);
  path = g_strdup (sv_draft_get_path (draft));
  g_free (sv_draft_edit_team (draft)->name);
  sv_draft_edit_team (draft)->name = g_strdup ("After");
  g_assert_true (sv_draft_commit (draft, NULL));

  /* It is edited once only. */
  page = show_library (other, SV_DOCUMENT_TEAM);
  gtk_widget_activate_action (GTK_WIDGET (page), "library.open", "u", 0);
  g_assert_null (sv_window_get_draft (other));
  g_assert_cmpstr (page_name (other), ==, "teams");

  gtk_widget_activate_action (GTK_WIDGET (window), "win.start", NULL);
  g_assert_cmpstr (page_name (window), ==, "teams");
  g_assert_null (sv_window_get_draft (window));
  page = show_library (window, SV_DOCUMENT_TEAM);
  g_autoptr (SvLibraryEntry) entry = get (page, 0);
  g_assert_cmpstr (sv_library_entry_get_name (entry), ==, "After");
  g_assert_cmpstr (sv_library_entry_get_path (entry), ==, path);
  destroy (window);
  destroy (other);
  clear (SV_DOCUMENT_TEAM);
}

static void
make_new (SvLibraryPage *page, const SvGame *game)
{
  gtk_widget_activate_action (GTK_WIDGET (page), "library.new-of", "s", game->id);
}

static void
test_new (void)
{
  SvWindow *window = new_window ();
  SvLibraryPage *page = show_library (window, SV_DOCUMENT_TEAM);

  for (int i = 0; i < 2; i++) {
    sv_library_page_set_game (page, sv_games ()[0]);
    gtk_widget_activate_action (GTK_WIDGET (page), "library.new", NULL);
    g_assert_cmpstr (page_name (window), ==, "team");
    g_assert_cmpstr (gtk_window_get_title (GTK_WINDOW (window)), ==,
                     i == 0 ? "New team" : "New team 2");
    gtk_widget_activate_action (GTK_WIDGET (window), "win.start", NULL);
    read_all (page);
  }
  page = show_library (window, SV_DOCUMENT_VARIANT);
  make_new (page, sv_games ()[0]);
  g_assert_cmpstr (page_name (window), ==, "variant");
  gtk_widget_activate_action (GTK_WIDGET (window), "win.start", NULL);
  g_assert_cmpstr (page_name (window), ==, "variants");
  destroy (window);
  clear (SV_DOCUMENT_TEAM);
  clear (SV_DOCUMENT_VARIANT);
}

/* The list shows all games until one is chosen; what is new is of the game that is asked for. */
static void
test_games (void)
{
  SvWindow *window = new_window ();
  SvLibraryPage *page = show_library (window, SV_DOCUMENT_VARIANT);
  guint all = count (page), sum = 0;

  for (const SvGame *const *game = sv_games (); *game != NULL; game++) {
    if (!(*game)->offered)
      continue;
    sv_library_page_set_game (page, *game);
    sum += count (page);
  }
  g_assert_cmpuint (sum, ==, all);
  for (const SvGame *const *game = sv_games (); *game != NULL; game++) {
    if (!(*game)->offered)
      continue;
    sv_library_page_set_game (page, *game);
    make_new (page, *game);
    g_assert_true (sv_draft_get_game (sv_window_get_draft (window)) == *game);
    gtk_widget_activate_action (GTK_WIDGET (window), "win.start", NULL);
  }
  sv_library_page_set_game (page, NULL);
  gtk_widget_activate_action (GTK_WIDGET (page), "library.new", NULL);
  g_assert_cmpstr (page_name (window), ==, "variants"); /* it asks */
  destroy (window);
  clear (SV_DOCUMENT_VARIANT);
}

/* --- Files --- */

#define TEAM "{\"format\":\"speelveld-team\",\"version\":1,\"game\":\"%s\",\"name\":\"%s\"%s}"

static char *
team_text (const char *name, const char *rest)
{
  return g_strdup_printf (TEAM, sv_games ()[0]->id, name, rest);
}

/* A file is copied once, is shown when it comes again, and stays what it was. */
static void
test_import (void)
{
  g_autofree char *text = team_text ("../Visitors", ",\"extra\":[1,2]");
  g_autofree char *path = write_file ("sv-visitors.json", text);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  GFile *files[] = { file };
  SvWindow *window;
  SvLibraryPage *page;
  g_autoptr (GPtrArray) paths = NULL;
  g_autoptr (GError) error = NULL;

  g_application_open (G_APPLICATION (application), files, 1, "");
  window = SV_WINDOW (gtk_application_get_windows (GTK_APPLICATION (application))->data);
  g_assert_cmpstr (page_name (window), ==, "teams");
  g_assert_cmpstr (sv_window_get_told (window), ==, "“../Visitors” is in your library now.");
  page = show_library (window, SV_DOCUMENT_TEAM);
  g_autoptr (SvLibraryEntry) entry = get (page, 0);
  g_assert_cmpstr (sv_library_entry_get_name (entry), ==, "../Visitors");
  g_assert_true (g_str_has_suffix (sv_library_entry_get_path (entry), "/teams/Visitors.svteam"));
  g_autoptr (SvTeamDoc) doc = sv_team_doc_load (sv_library_entry_get_path (entry), &error);
  g_assert_no_error (error);
  g_assert_nonnull (doc->unknown);

  g_assert_true (sv_window_open (window, file));
  g_assert_cmpstr (sv_window_get_told (window), ==, "“../Visitors” is in your library already.");
  paths = sv_library_paths (SV_DOCUMENT_TEAM);
  g_assert_cmpuint (paths->len, ==, 1);
  destroy (window);
  g_unlink (path);
  clear (SV_DOCUMENT_TEAM);
}

static void
test_import_damaged (void)
{
  SvWindow *window = new_window ();
  g_autofree char *text = team_text ("Bad", ",\"cards\":[{\"number\":99}]");
  g_autofree char *path = write_file ("sv-bad.svteam", text);
  g_autofree char *torn = write_file ("sv-torn.svvariant", "{\"format\":\"speelveld-var");
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (GFile) other = g_file_new_for_path (torn);
  g_autoptr (GPtrArray) paths = NULL;

  sv_window_show_start (window);
  g_assert_false (sv_window_open (window, file));
  g_assert_true (g_str_has_prefix (sv_window_get_told (window), "“sv-bad.svteam” cannot be opened: "
                                                                "Card 1, "));
  g_assert_false (sv_window_open (window, other));
  g_assert_true (
      g_str_has_prefix (sv_window_get_told (window), "“sv-torn.svvariant” cannot be opened: "));
  g_assert_cmpstr (page_name (window), ==, "start");
  paths = sv_library_paths (SV_DOCUMENT_TEAM);
  g_assert_cmpuint (paths->len, ==, 0);
  destroy (window);
  g_unlink (path);
  g_unlink (torn);
}

/* A damaged file in the folder is shown with what is wrong, and can only be removed. */
static void
test_damaged_in_folder (void)
{
  g_autofree char *folder = sv_library_kind_folder (SV_DOCUMENT_TEAM);
  g_autofree char *path = g_build_filename (folder, "Torn.svteam", NULL);
  SvWindow *window = new_window ();
  SvLibraryPage *page;
  SvLibraryTile *tile;

  g_assert_true (g_file_set_contents (path, "{", -1, NULL));
  page = show_library (window, SV_DOCUMENT_TEAM);
  g_autoptr (SvLibraryEntry) entry = get (page, 0);
  g_assert_cmpstr (sv_library_entry_get_name (entry), ==, "Torn.svteam");
  g_assert_true (
      g_str_has_prefix (sv_library_entry_get_digest (entry)->detail, "This file cannot be read. "));
  tile = SV_LIBRARY_TILE (find (page, SV_TYPE_LIBRARY_TILE));
  g_assert_true (sv_library_tile_get_entry (tile) == entry);
  g_assert_false (sv_library_tile_can (tile, "open"));
  g_assert_false (sv_library_tile_can (tile, "duplicate"));
  g_assert_false (sv_library_tile_can (tile, "export"));
  g_assert_true (sv_library_tile_can (tile, "remove"));
  sv_library_tile_popup (tile);
  settle ();
  gtk_widget_activate_action (GTK_WIDGET (tile), "tile.duplicate", NULL); /* does nothing */
  gtk_widget_activate_action (GTK_WIDGET (tile), "tile.remove", NULL);
  read_all (page);
  g_assert_false (g_file_test (path, G_FILE_TEST_EXISTS));
  destroy (window);
  clear (SV_DOCUMENT_TEAM);
}

/* A team dropped on a match: the match waits behind the library. */
static gboolean
drop (SvWindow *window, GFile *file)
{
  GSList *list = g_slist_append (NULL, file);
  g_auto (GValue) value = G_VALUE_INIT;
  GListModel *controllers;
  GtkDropTarget *target = NULL;
  gboolean taken = FALSE;

  controllers = gtk_widget_observe_controllers (find (window, GTK_TYPE_OVERLAY));
  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++) {
    g_autoptr (GObject) controller = g_list_model_get_item (controllers, i);
    if (GTK_IS_DROP_TARGET (controller))
      target = GTK_DROP_TARGET (controller);
  }
  g_assert_nonnull (target);
  g_value_init (&value, GDK_TYPE_FILE_LIST);
  g_value_set_boxed (&value, list);
  g_signal_emit_by_name (target, "drop", &value, 10.0, 10.0, &taken);
  g_object_unref (controllers);
  g_slist_free (list);
  return taken;
}

static void
test_drop (void)
{
  SvWindow *window = new_window ();
  g_autofree char *text = team_text ("Dropped", "");
  g_autofree char *path = write_file ("sv-dropped.svteam", text);
  g_autoptr (GFile) file = g_file_new_for_path (path);

  gtk_widget_activate_action (GTK_WIDGET (window), "win.play-now", "s", sv_games ()[0]->id);
  g_assert_cmpstr (page_name (window), ==, "match");
  g_assert_true (drop (window, file));
  g_assert_cmpstr (page_name (window), ==, "teams");
  gtk_widget_activate_action (GTK_WIDGET (window), "win.start", NULL);
  g_assert_cmpstr (page_name (window), ==, "match");
  destroy (window);
  g_unlink (path);
  clear (SV_DOCUMENT_TEAM);
}

/* What is deleted here while it is edited there is not made again, unless somebody wants it. */
static void
test_deleted_while_edited (void)
{
  SvWindow *window = new_window ();
  SvWindow *other = new_window ();
  g_autofree char *path = NULL;
  g_autofree char *kept = NULL;
  SvLibraryPage *page;
  SvDraft *draft;

  put_team ("Both");
  page = show_library (window, SV_DOCUMENT_TEAM);
  gtk_widget_activate_action (GTK_WIDGET (page), "library.open", "u", 0);
  draft = sv_window_get_draft (window);
  g_assert_nonnull (draft);
  path = g_strdup (sv_draft_get_path (draft));

  page = show_library (other, SV_DOCUMENT_TEAM);
  gtk_widget_activate_action (GTK_WIDGET (page), "library.remove", "u", 0);
  g_assert_cmpstr (sv_window_get_told (window), ==,
                   "“Both” was deleted in another window. Your changes are not kept.");
  g_free (sv_draft_edit_team (draft)->name);
  sv_draft_edit_team (draft)->name = g_strdup ("Mine");
  g_assert_true (sv_draft_commit (draft, NULL));
  gtk_widget_activate_action (GTK_WIDGET (window), "win.start", NULL);
  g_assert_cmpstr (sv_window_get_told (window), ==,
                   "“Mine” was deleted in another window. Your changes are not kept.");
  g_assert_false (g_file_test (path, G_FILE_TEST_EXISTS));

  /* Also when the editor has been left. */
  gtk_widget_activate_action (GTK_WIDGET (window), "win.keep-copy", NULL);
  page = show_library (window, SV_DOCUMENT_TEAM);
  g_autoptr (SvLibraryEntry) entry = get (page, 0);
  g_assert_cmpstr (sv_library_entry_get_name (entry), ==, "Mine");
  destroy (window);
  destroy (other);
  clear (SV_DOCUMENT_TEAM);
}

/* A list of players that is dropped on the editor of a team is taken over. */
static void
test_drop_list (void)
{
  SvWindow *window = new_window ();
  g_autofree char *path = write_file ("sv-players.CSV", "number;name\n1;Anne\n2;Bo\n");
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (SvDraft) draft = sv_draft_new_team (sv_team_doc_new (sv_games ()[0]), NULL);

  sv_window_edit (window, draft);
  g_assert_true (drop (window, file));
  g_assert_cmpstr (sv_draft_get_team (draft)->cards[0].name, ==, "Anne");
  g_assert_cmpstr (sv_draft_get_team (draft)->cards[1].name, ==, "Bo");
  g_assert_cmpstr (sv_window_get_told (window), ==, "2 players were taken over.");
  g_assert_true (sv_undo_go (sv_draft_get_undo (draft), -1));
  g_assert_cmpstr (sv_draft_get_team (draft)->cards[1].name, !=, "Bo");
  destroy (window);
  g_unlink (path);
}

/* --- Keyboard and names --- */

static void
test_keys (void)
{
  SvWindow *window = new_window ();
  SvLibraryPage *page;
  GtkWidget *tile;

  put_team ("Focused");
  page = show_library (window, SV_DOCUMENT_TEAM);
  tile = find (page, SV_TYPE_LIBRARY_TILE);
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (tile), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                       "Focused");
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (gtk_widget_get_parent (tile)),
                                       GTK_ACCESSIBLE_PROPERTY_LABEL, "Focused");
  g_assert_true (gtk_widget_grab_focus (gtk_widget_get_parent (tile)));
  gtk_widget_activate_action (GTK_WIDGET (page), "library.remove-focused", NULL);
  read_all (page);
  g_assert_cmpuint (count (page), ==, count_built_in (SV_DOCUMENT_TEAM));
  /* What comes with the game stays. */
  tile = find (page, SV_TYPE_LIBRARY_TILE);
  g_assert_true (gtk_widget_grab_focus (gtk_widget_get_parent (tile)));
  gtk_widget_activate_action (GTK_WIDGET (page), "library.remove-focused", NULL);
  g_assert_cmpuint (count (page), ==, count_built_in (SV_DOCUMENT_TEAM));
  destroy (window);
  clear (SV_DOCUMENT_TEAM);
}

static void
test_narrow (void)
{
  SvWindow *window = new_window ();

  for (int kind = SV_DOCUMENT_VARIANT; kind <= SV_DOCUMENT_TEAM; kind++) {
    show_library (window, kind);
    assert_narrow (window);
  }
  destroy (window);
}

int
main (int argc, char *argv[])
{
  begin (&argc, &argv);

  g_test_add_func ("/ui/library/built-in", test_built_in);
  g_test_add_func ("/ui/library/order-and-search", test_order_and_search);
  g_test_add_func ("/ui/library/many", test_many);
  g_test_add_func ("/ui/library/copy", test_copy);
  g_test_add_func ("/ui/library/remove", test_remove);
  g_test_add_func ("/ui/library/two-windows", test_two_windows);
  g_test_add_func ("/ui/library/edit", test_edit);
  g_test_add_func ("/ui/library/new", test_new);
  g_test_add_func ("/ui/library/games", test_games);
  g_test_add_func ("/ui/library/import", test_import);
  g_test_add_func ("/ui/library/import-damaged", test_import_damaged);
  g_test_add_func ("/ui/library/damaged-in-folder", test_damaged_in_folder);
  g_test_add_func ("/ui/library/drop", test_drop);
  g_test_add_func ("/ui/library/drop-list", test_drop_list);
  g_test_add_func ("/ui/library/deleted-while-edited", test_deleted_while_edited);
  g_test_add_func ("/ui/library/keys", test_keys);
  g_test_add_func ("/ui/library/narrow", test_narrow);
  return run_tests ();
}
