/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The pages of teams and variants: listing, searching, copying, removing, importing. */

#include <glib/gstdio.h>
#include <gtk/gtk.h>

#include <locale.h>

#include "application-fixture.h"
#include "save-fixture.h"
#include "sv-club-photos.h"
#include "sv-club-preview.h"
#include "sv-games.h"
#include "sv-lab-page.h"
#include "sv-library-entry.h"
#include "sv-library-page.h"
#include "sv-library-tile.h"
#include "sv-library.h"
#include "sv-new-match-page.h"
#include "sv-photo-preview.h"
#include "sv-player-preview.h"
#include "sv-print-dialog.h"
#include "sv-reserves.h"
#include "sv-settings.h"

static SvWindow *window; /* of the test that runs */

/* Until everything that is in the folder was read. */
static void
read_all (SvLibraryPage *page)
{
  settle ();
  while (sv_library_page_get_loading (page))
    g_main_context_iteration (NULL, TRUE);
  settle ();
}

static SvLibraryPage *
show_library (SvWindow *in, SvDocumentKind kind)
{
  const char *name = kind == SV_DOCUMENT_TEAM ? "teams" : "variants";

  gtk_widget_activate_action (GTK_WIDGET (in), "win.library", "s", name);
  SvLibraryPage *page = SV_LIBRARY_PAGE (sv_window_find_page (in, name));
  show (in);
  read_all (page);
  return page;
}

/* What is listed now, of SvLibraryEntry, in order. */
static GListModel *
listed (SvLibraryPage *page)
{
  return G_LIST_MODEL (gtk_grid_view_get_model (GTK_GRID_VIEW (find (page, GTK_TYPE_GRID_VIEW))));
}

static guint
count (SvLibraryPage *page)
{
  return g_list_model_get_n_items (listed (page));
}

static SvLibraryEntry *
get (SvLibraryPage *page, guint position)
{
  return g_list_model_get_item (listed (page), position);
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
  g_autoptr (SvLibraryItem) item =
      sv_library_item_new (SV_DOCUMENT_TEAM, sv_team_doc_new (sv_games ()[0]));
  g_autoptr (SvLibraryItem) named = sv_library_item_copy (item, name);
  g_free (named->team->cards[0].name);
  named->team->cards[0].name = g_strdup_printf ("Player of %s", name);
  named = save_item (g_steal_pointer (&named));
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
press_undo (void)
{
  g_signal_emit_by_name (find_action (window, "win.restore-items"), "clicked");
  settle ();
}

/* --- Lists --- */

static void
test_built_in (void)
{
  sv_window_show_start (window);
  gtk_widget_activate_action (GTK_WIDGET (window), "win.library", "s", "variants");
  g_assert_cmpstr (page_name (window), ==, "variants");
  g_assert_cmpstr (gtk_window_get_title (GTK_WINDOW (window)), ==, "Variants");
  gtk_widget_activate_action (GTK_WIDGET (window), "win.start", NULL);
  g_assert_cmpstr (page_name (window), ==, "start");
  SvLibraryPage *page = show_library (window, SV_DOCUMENT_TEAM);
  g_assert_cmpstr (gtk_window_get_title (GTK_WINDOW (window)), ==, "Teams and Cards");
  g_assert_cmpuint (count (page), ==, count_built_in (SV_DOCUMENT_TEAM));
  unsigned n_chosen = 0;
  for (guint i = 0; i < count (page); i++) {
    g_autoptr (SvLibraryEntry) entry = get (page, i);
    const SvPiece *pieces = sv_library_entry_get_digest (entry)->pieces;
    g_assert_nonnull (pieces[0].look);
    n_chosen += pieces[0].head != 0;
    g_assert_null (sv_library_entry_get_path (entry));
    if (sv_library_entry_get_digest (entry)->game->n_cards > 0)
      g_assert_nonnull (
          sv_library_entry_get_digest (entry)->detail); /* "" where nothing is added up */
    g_assert_false (sv_library_entry_get_digest (entry)->draft);
  }
  g_assert_cmpuint (n_chosen, >, 0); /* heads on their cards */
}

static void
test_order_and_search (void)
{
  put_team ("Zwaluwen");
  put_team ("anemone");
  put_team ("Bever");
  SvLibraryPage *page = show_library (window, SV_DOCUMENT_TEAM);
  g_assert_cmpuint (count (page), ==, count_built_in (SV_DOCUMENT_TEAM) + 3);
  g_autoptr (SvLibraryEntry) last = get (page, 2);
  g_assert_cmpstr (sv_library_entry_get_name (last), ==, "Zwaluwen");

  GtkEditable *search = GTK_EDITABLE (find (page, GTK_TYPE_SEARCH_ENTRY));
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
}

/* Game by game, each with its name above the first of it; what is damaged first. */
static void
test_sections (void)
{
  g_autofree char *folder = sv_library_kind_folder (SV_DOCUMENT_TEAM);
  g_autofree char *torn = g_build_filename (folder, "Torn.svteam", NULL);

  put_team ("Zwaluwen");
  g_assert_true (g_file_set_contents (torn, "{", -1, NULL));
  SvLibraryPage *page = show_library (window, SV_DOCUMENT_TEAM);
  const SvGame *game = NULL;
  unsigned n_headings = 0, n_games = 0;
  for (guint i = 0; i < count (page); i++) {
    g_autoptr (SvLibraryEntry) entry = get (page, i);
    const SvGame *its = sv_library_entry_get_digest (entry)->game;
    const char *heading = sv_library_entry_get_heading (entry);

    g_assert_true ((i == 0) == (its == NULL));
    g_assert_cmpstr (heading, ==, i == 0 ? "Damaged files" : its != game ? its->title : NULL);
    /* The user's own come first in their section. */
    g_assert_true (i == 0 || (sv_library_entry_get_path (entry) != NULL) ==
                                 (its == sv_games ()[0] && its != game));
    n_headings += heading != NULL;
    game = its;
  }
  for (const SvGame *const *each = sv_games (); *each != NULL; each++)
    n_games += (*each)->offered;
  g_assert_cmpuint (n_headings, ==, n_games + 1);
  /* Where one game is shown its name stands beside the search already. */
  sv_library_page_set_game (page, sv_games ()[0]);
  settle ();
  for (guint i = 0; i < count (page); i++) {
    g_autoptr (SvLibraryEntry) entry = get (page, i);
    g_assert_null (sv_library_entry_get_heading (entry));
  }
}

/* The players of a team are named as long as its points are as they must be. */
static void
test_detail (void)
{
  put_team ("Names");
  g_autoptr (SvLibraryItem) item =
      sv_library_item_new (SV_DOCUMENT_TEAM, sv_team_doc_new (sv_games ()[0]));
  g_autoptr (SvLibraryItem) named = sv_library_item_copy (item, "Other");
  for (unsigned i = 0; i < named->team->n_cards; i++) {
    g_free (named->team->cards[i].name);
    named->team->cards[i].name = g_strdup_printf ("P%u", i);
  }
  named = save_item (g_steal_pointer (&named));
  SvLibraryPage *page = show_library (window, SV_DOCUMENT_TEAM);
  g_autoptr (SvLibraryEntry) first = get (page, 0), second = get (page, 1);
  g_assert_cmpstr (sv_library_entry_get_digest (first)->detail, ==, "Player of Names");
  g_assert_cmpstr (sv_library_entry_get_digest (second)->detail, ==, "P0, P1, P2, P3");
}

/* --- What comes with the program --- */

/* It opens to be looked at: whatever is written into it, it stays as it is; a copy of it is
 * edited. */
static void
look_at (SvDocumentKind kind)
{
  SvLibraryPage *page = show_library (window, kind);

  g_signal_emit_by_name (find (page, GTK_TYPE_GRID_VIEW), "activate", 0);
  SvDraft *draft = sv_window_get_draft (window);
  g_assert_true (sv_draft_is_sample (draft));
  g_assert_null (sv_draft_get_path (draft));
  g_autofree char *name = g_strdup (sv_draft_get_name (draft));
  GtkWidget *editor = GTK_WIDGET (sv_window_get_page (window));
  GtkWidget *entry = find (editor, GTK_TYPE_ENTRY);
  g_assert_false (gtk_widget_grab_focus (entry));
  gtk_editable_set_text (GTK_EDITABLE (entry), "Changed");
  g_assert_cmpstr (sv_draft_get_name (draft), ==, name);
  g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (entry)), ==, name);
  g_assert_false (sv_undo_can_go (sv_draft_get_undo (draft), -1));
  assert_narrow (window);

  g_autofree char *copy = g_strdup_printf ("%s (copy)", name);
  g_signal_emit_by_name (find_button (editor, "Make It Mine", 0), "clicked");
  settle ();
  draft = sv_window_get_draft (window);
  g_assert_false (sv_draft_is_sample (draft));
  g_assert_cmpstr (sv_draft_get_name (draft), ==, copy);
  g_assert_nonnull (sv_draft_get_path (draft));
  g_assert_cmpstr (gtk_window_get_title (GTK_WINDOW (window)), ==, copy);
  g_assert_null (find_button (sv_window_get_page (window), "Make It Mine", 0));
  gtk_widget_activate_action (GTK_WIDGET (window), "win.start", NULL);
  g_assert_true (sv_window_get_page (window) == SV_PAGE (page));
}

static void
test_sample (void)
{
  look_at (SV_DOCUMENT_TEAM);
  look_at (SV_DOCUMENT_VARIANT);
}

/* More than a list has tiles for. */
static void
test_many (void)
{
  for (int i = 0; i < 300; i++) {
    g_autofree char *name = g_strdup_printf ("Team %03d", i);
    put_team (name);
  }
  SvLibraryPage *page = show_library (window, SV_DOCUMENT_TEAM);
  guint n = count (page);
  g_assert_cmpuint (n, ==, count_built_in (SV_DOCUMENT_TEAM) + 300);
  for (guint i = 0; i < 300; i++) {
    g_autoptr (SvLibraryEntry) entry = get (page, i);
    g_autofree char *name = g_strdup_printf ("Team %03u", i);
    g_assert_nonnull (sv_library_entry_get_digest (entry));
    g_assert_cmpstr (sv_library_entry_get_name (entry), ==, name);
  }
}

/* --- Copies --- */

static void
test_copy (void)
{
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
}

static void
test_remove (void)
{
  put_team ("Going");
  SvLibraryPage *page = show_library (window, SV_DOCUMENT_TEAM);
  guint n = count (page);
  g_autoptr (SvLibraryEntry) entry = get (page, 0);
  g_autofree char *path = g_strdup (sv_library_entry_get_path (entry));
  gtk_widget_activate_action (GTK_WIDGET (page), "library.remove", "u", 0);
  read_all (page);
  g_assert_cmpuint (count (page), ==, n - 1);
  g_assert_false (g_file_test (path, G_FILE_TEST_EXISTS));
  g_assert_cmpstr (sv_window_get_told (window), ==, "“Going” is deleted.");
  press_undo ();
  read_all (page);
  g_assert_cmpuint (count (page), ==, n);
  g_assert_true (g_file_test (path, G_FILE_TEST_EXISTS));
}

/* What one window does the other one shows. */
static void
test_two_windows (void)
{
  SvWindow *other = new_window ();
  SvLibraryPage *page = show_library (window, SV_DOCUMENT_TEAM);
  SvLibraryPage *watching = show_library (other, SV_DOCUMENT_TEAM);
  guint n = count (page);

  gtk_widget_activate_action (GTK_WIDGET (page), "library.copy", "u", 0);
  read_all (page);
  g_assert_cmpuint (count (page), ==, n + 1);
  while (count (watching) != n + 1)
    g_main_context_iteration (NULL, TRUE);
  read_all (watching);
  g_autoptr (SvLibraryEntry) entry = get (watching, 0);
  g_assert_nonnull (sv_library_entry_get_path (entry));
  g_unlink (sv_library_entry_get_path (entry));
  while (count (page) != n)
    g_main_context_iteration (NULL, TRUE);
  destroy (other);
}

/* --- Editors --- */

/* What is edited is called by its new name when the list is shown again. */
static void
test_edit (void)
{
  SvWindow *other = new_window ();

  put_team ("Before");
  SvLibraryPage *page = show_library (window, SV_DOCUMENT_TEAM);
  GtkWidget *tile = find (page, SV_TYPE_LIBRARY_TILE);
  g_assert_true (sv_library_tile_can (SV_LIBRARY_TILE (tile), "open"));
  g_signal_emit_by_name (find (page, GTK_TYPE_GRID_VIEW), "activate", 0);
  g_assert_cmpstr (page_name (window), ==, "team");
  SvDraft *draft = sv_window_get_draft (window);
  g_autofree char *path = g_strdup (sv_draft_get_path (draft));
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
  while (g_file_test (path, G_FILE_TEST_EXISTS))
    g_main_context_iteration (NULL, TRUE);
  settle ();
  g_assert_null (sv_window_get_draft (window));
  page = show_library (window, SV_DOCUMENT_TEAM);
  g_autoptr (SvLibraryEntry) entry = get (page, 0);
  g_assert_cmpstr (sv_library_entry_get_name (entry), ==, "After");
  /* Its file is called after it, and whoever comes for it finds it. */
  g_assert_true (g_str_has_suffix (sv_library_entry_get_path (entry), "/After.svteam"));
  g_assert_false (g_file_test (path, G_FILE_TEST_EXISTS));
  gtk_widget_activate_action (GTK_WIDGET (page), "library.open", "u", 0);
  g_assert_cmpstr (page_name (window), ==, "team");
  gtk_widget_activate_action (GTK_WIDGET (window), "win.start", NULL);
  destroy (other);
}

/* The menu of a row begins a match with these rules chosen. */
static void
test_play_with (void)
{
  SvLibraryPage *page = show_library (window, SV_DOCUMENT_VARIANT);
  const guint last = count (page) - 1;
  g_autoptr (SvLibraryEntry) entry = get (page, last);

  gtk_widget_activate_action (GTK_WIDGET (page), "library.play", "u", last);
  g_assert_cmpstr (page_name (window), ==, "new-match");
  GtkDropDown *rules = GTK_DROP_DOWN (template_child (sv_window_get_page (window), "variant"));
  g_assert_cmpstr (gtk_string_object_get_string (gtk_drop_down_get_selected_item (rules)), ==,
                   sv_library_entry_get_name (entry));
  gtk_widget_activate_action (GTK_WIDGET (window), "win.start", NULL);
}

/* Whoever comes back before the disk is done finds what was changed. */
static void
test_edit_again (void)
{
  put_team ("Before");
  SvLibraryPage *page = show_library (window, SV_DOCUMENT_TEAM);

  gtk_widget_activate_action (GTK_WIDGET (page), "library.open", "u", 0);
  SvDraft *draft = sv_window_get_draft (window);
  g_autofree char *path = g_strdup (sv_draft_get_path (draft));
  g_free (sv_draft_edit_team (draft)->name);
  sv_draft_edit_team (draft)->name = g_strdup ("After");
  g_assert_true (sv_draft_commit (draft, NULL));
  gtk_widget_activate_action (GTK_WIDGET (window), "win.start", NULL);
  gtk_widget_activate_action (GTK_WIDGET (window), "win.edit", "s", path);
  g_assert_cmpstr (gtk_window_get_title (GTK_WINDOW (window)), ==, "After");
  settle ();
  g_assert_true (sv_window_get_draft (window) == draft);
  g_autoptr (SvTeamDoc) saved = sv_team_doc_load (sv_draft_get_path (draft), NULL);
  g_assert_nonnull (saved);
  g_assert_cmpstr (saved->name, ==, "After");
  gtk_widget_activate_action (GTK_WIDGET (window), "win.start", NULL);
}

static void
make_new (SvLibraryPage *page, const SvGame *game)
{
  gtk_widget_activate_action (GTK_WIDGET (page), "library.new-of", "s", game->id);
  settle ();
}

static void
test_new (void)
{
  SvLibraryPage *page = show_library (window, SV_DOCUMENT_TEAM);

  /* One that nobody touches goes when it is left; one that has got a colour stays. */
  const guint before = count (page);
  for (int i = 0; i < 3; i++) {
    sv_library_page_set_game (page, sv_games ()[0]);
    gtk_widget_activate_action (GTK_WIDGET (page), "library.new", NULL);
    settle ();
    g_assert_cmpstr (page_name (window), ==, "team");
    g_assert_cmpstr (gtk_window_get_title (GTK_WINDOW (window)), ==,
                     i < 2 ? "New team" : "New team 2");
    if (i == 1) {
      SvDraft *draft = sv_window_get_draft (window);
      g_free (sv_draft_edit_team (draft)->short_name);
      sv_draft_edit_team (draft)->short_name = g_strdup ("NEW");
      g_assert_true (sv_draft_commit (draft, "short_name"));
    }
    gtk_widget_activate_action (GTK_WIDGET (window), "win.start", NULL);
    read_all (page);
  }
  sv_library_page_set_game (page, NULL);
  g_assert_cmpuint (count (page), ==, before + 1);
  page = show_library (window, SV_DOCUMENT_VARIANT);
  make_new (page, sv_games ()[0]);
  g_assert_cmpstr (page_name (window), ==, "variant");
  gtk_widget_activate_action (GTK_WIDGET (window), "win.start", NULL);
  g_assert_cmpstr (page_name (window), ==, "variants");
}

/* The list shows all games until one is chosen; what is new is of the game that is asked for. */
static void
test_games (void)
{
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
  g_autoptr (GError) error = NULL;

  g_application_open (G_APPLICATION (application), files, 1, "");
  SvWindow *fresh = SV_WINDOW (gtk_application_get_windows (GTK_APPLICATION (application))->data);
  g_assert_cmpstr (page_name (fresh), ==, "teams");
  settle ();
  g_assert_cmpstr (sv_window_get_told (fresh), ==, "“../Visitors” is in your library now.");
  SvLibraryPage *page = show_library (fresh, SV_DOCUMENT_TEAM);
  g_autoptr (SvLibraryEntry) entry = get (page, 0);
  g_assert_cmpstr (sv_library_entry_get_name (entry), ==, "../Visitors");
  g_assert_true (g_str_has_suffix (sv_library_entry_get_path (entry), "/teams/Visitors.svteam"));
  g_autoptr (SvTeamDoc) doc = sv_team_doc_load (sv_library_entry_get_path (entry), &error);
  g_assert_no_error (error);
  g_assert_nonnull (doc->unknown);

  g_assert_nonnull (find_button (fresh, "Open", 0));

  g_assert_true (sv_window_open (fresh, file));
  settle ();
  g_assert_cmpstr (sv_window_get_told (fresh), ==, "“../Visitors” is already in your library.");
  g_autoptr (GPtrArray) paths = sv_library_paths (SV_DOCUMENT_TEAM);
  g_assert_cmpuint (paths->len, ==, 1);
  destroy (fresh);
  g_unlink (path);
  clear (SV_DOCUMENT_TEAM);
}

/* Open a team of that name that has a key of its own, and answer what is asked about it. */
static void
import_same_name (const char *rest, int response)
{
  g_autofree char *text = team_text ("Visitors", rest);
  g_autofree char *path = write_file ("sv-same.svteam", text);
  g_autoptr (GFile) file = g_file_new_for_path (path);

  g_assert_true (sv_window_open (window, file));
  settle ();
  GtkWidget *dialog = find_window (GTK_TYPE_MESSAGE_DIALOG);
  g_assert_cmpint (dialog != NULL, ==, response != 0);
  if (dialog != NULL)
    gtk_dialog_response (GTK_DIALOG (dialog), response);
  settle ();
  g_unlink (path);
}

static guint
count_teams (void)
{
  g_autoptr (GPtrArray) paths = sv_library_paths (SV_DOCUMENT_TEAM);

  return paths->len;
}

/* Another team of a name that is there: cancelled, replaced, or kept beside it with a number. */
static void
test_import_same_name (void)
{
  g_autoptr (GError) error = NULL;

  import_same_name (",\"extra\":1", 0);
  import_same_name (",\"extra\":2", GTK_RESPONSE_CANCEL);
  g_assert_cmpuint (count_teams (), ==, 1);
  import_same_name (",\"extra\":2", 2);
  g_assert_cmpuint (count_teams (), ==, 2);
  g_assert_cmpstr (sv_window_get_told (window), ==, "“Visitors 2” is in your library now.");
  import_same_name (",\"extra\":3", 1);
  g_assert_cmpuint (count_teams (), ==, 2);
  g_assert_cmpstr (sv_window_get_told (window), ==, "“Visitors” is in your library now.");
  clear (SV_DOCUMENT_TEAM);
}

/* Two files with a team of the same new name, opened together: the second one is asked about. */
static void
test_import_two_of_one_name (void)
{
  g_autofree char *text = team_text ("Visitors", ",\"extra\":1");
  g_autofree char *other_text = team_text ("Visitors", ",\"extra\":2");
  g_autofree char *path = write_file ("sv-one.svteam", text);
  g_autofree char *other_path = write_file ("sv-two.svteam", other_text);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (GFile) other = g_file_new_for_path (other_path);

  g_assert_true (sv_window_open (window, file));
  g_assert_true (sv_window_open (window, other));
  settle ();
  GtkWidget *dialog = find_window (GTK_TYPE_MESSAGE_DIALOG);
  g_assert_nonnull (dialog);
  g_assert_cmpuint (count_teams (), ==, 1);
  gtk_dialog_response (GTK_DIALOG (dialog), 2);
  settle ();
  g_assert_cmpuint (count_teams (), ==, 2);
  g_unlink (path);
  g_unlink (other_path);
  clear (SV_DOCUMENT_TEAM);
}

static void
test_import_damaged (void)
{
  g_autofree char *text = team_text ("Bad", ",\"cards\":[{\"number\":99}]");
  g_autofree char *path = write_file ("sv-bad.svteam", text);
  g_autofree char *torn = write_file ("sv-torn.svvariant", "{\"format\":\"speelveld-var");
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (GFile) other = g_file_new_for_path (torn);

  sv_window_show_start (window);
  g_assert_false (sv_window_open (window, file));
  g_assert_true (g_str_has_prefix (sv_window_get_told (window), "“sv-bad.svteam” cannot be opened: "
                                                                "Card 1, "));
  g_assert_false (sv_window_open (window, other));
  g_assert_true (
      g_str_has_prefix (sv_window_get_told (window), "“sv-torn.svvariant” cannot be opened: "));
  g_assert_cmpstr (page_name (window), ==, "start");
  g_autoptr (GPtrArray) paths = sv_library_paths (SV_DOCUMENT_TEAM);
  g_assert_cmpuint (paths->len, ==, 0);
  g_unlink (path);
  g_unlink (torn);
}

/* A damaged file in the folder is shown with what is wrong, and can only be removed. */
static void
test_damaged_in_folder (void)
{
  g_autofree char *folder = sv_library_kind_folder (SV_DOCUMENT_TEAM);
  g_autofree char *path = g_build_filename (folder, "Torn.svteam", NULL);

  g_assert_true (g_file_set_contents (path, "{", -1, NULL));
  SvLibraryPage *page = show_library (window, SV_DOCUMENT_TEAM);
  g_autoptr (SvLibraryEntry) entry = get (page, 0);
  g_assert_cmpstr (sv_library_entry_get_name (entry), ==, "Torn.svteam");
  g_assert_true (
      g_str_has_prefix (sv_library_entry_get_digest (entry)->detail, "This file cannot be read. "));
  SvLibraryTile *tile = SV_LIBRARY_TILE (find (page, SV_TYPE_LIBRARY_TILE));
  g_assert_true (sv_library_tile_get_entry (tile) == entry);
  GObject *why = gtk_widget_get_template_child (GTK_WIDGET (tile), SV_TYPE_LIBRARY_TILE, "why");
  g_assert_true (gtk_widget_get_visible (GTK_WIDGET (why)));
  g_signal_emit_by_name (why, "clicked");
  g_assert_cmpstr (sv_window_get_told (window), ==, sv_library_entry_get_digest (entry)->detail);
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
}

/* A team dropped on a match: the match waits behind the library. */
static void
test_drop (void)
{
  g_autofree char *text = team_text ("Dropped", "");
  g_autofree char *path = write_file ("sv-dropped.svteam", text);
  g_autoptr (GFile) file = g_file_new_for_path (path);

  gtk_widget_activate_action (GTK_WIDGET (window), "win.play-now", "s", sv_games ()[0]->id);
  g_assert_cmpstr (page_name (window), ==, "match");
  g_assert_true (drop_file (window, file));
  g_assert_cmpstr (page_name (window), ==, "teams");
  gtk_widget_activate_action (GTK_WIDGET (window), "win.start", NULL);
  g_assert_cmpstr (page_name (window), ==, "match");
  g_unlink (path);
}

/* What is deleted here while it is edited there is not made again, unless somebody wants it. */
static void
test_deleted_while_edited (void)
{
  SvWindow *other = new_window ();
  g_autofree char *kept = NULL;

  put_team ("Both");
  SvLibraryPage *page = show_library (window, SV_DOCUMENT_TEAM);
  gtk_widget_activate_action (GTK_WIDGET (page), "library.open", "u", 0);
  SvDraft *draft = sv_window_get_draft (window);
  g_assert_nonnull (draft);
  g_autofree char *path = g_strdup (sv_draft_get_path (draft));

  page = show_library (other, SV_DOCUMENT_TEAM);
  gtk_widget_activate_action (GTK_WIDGET (page), "library.remove", "u", 0);
  g_assert_cmpstr (sv_window_get_told (window), ==,
                   "“Both” was deleted in another window. Your changes are not saved.");
  g_free (sv_draft_edit_team (draft)->name);
  sv_draft_edit_team (draft)->name = g_strdup ("Mine");
  g_assert_true (sv_draft_commit (draft, NULL));
  gtk_widget_activate_action (GTK_WIDGET (window), "win.start", NULL);
  g_assert_cmpstr (sv_window_get_told (window), ==,
                   "“Mine” was deleted in another window. Your changes are not saved.");
  g_assert_false (g_file_test (path, G_FILE_TEST_EXISTS));

  /* Also when the editor has been left. */
  gtk_widget_activate_action (GTK_WIDGET (window), "win.keep-copy", NULL);
  page = show_library (window, SV_DOCUMENT_TEAM);
  g_autoptr (SvLibraryEntry) entry = get (page, 0);
  g_assert_cmpstr (sv_library_entry_get_name (entry), ==, "Mine");
  destroy (other);
}

/* Play and Print act on the team that is open, as it was typed a moment ago. */
static void
test_act_on_what_is_open (void)
{
  put_team ("Mine");
  SvLibraryPage *page = show_library (window, SV_DOCUMENT_TEAM);
  g_autoptr (SvLibraryEntry) entry = get (page, 0);
  gtk_widget_activate_action (GTK_WIDGET (window), "win.edit", "s",
                              sv_library_entry_get_path (entry));
  SvDraft *draft = sv_window_get_draft (window);
  g_assert_true (gtk_widget_get_mapped (find_action (window, "win.print")));

  gtk_widget_activate_action (GTK_WIDGET (window), "win.print", NULL);
  GtkWidget *dialog = find_window (SV_TYPE_PRINT_DIALOG);
  g_assert_cmpuint (gtk_drop_down_get_selected (template_child (dialog, "sides")), ==, 1);
  g_assert_false (gtk_widget_get_visible (template_child (dialog, "sides_child")));
  gtk_window_destroy (GTK_WINDOW (dialog));

  g_free (sv_draft_edit_team (draft)->cards[1].name);
  sv_draft_edit_team (draft)->cards[1].name = g_strdup ("Late");
  sv_draft_commit (draft, NULL);
  gtk_widget_activate_action (GTK_WIDGET (window), "win.play-open", NULL);
  while (g_strcmp0 (page_name (window), "new-match") != 0)
    g_main_context_iteration (NULL, TRUE);
  g_autoptr (GError) error = NULL;
  g_autoptr (SvMatch) match =
      sv_new_match_page_make (SV_NEW_MATCH_PAGE (sv_window_get_page (window)), &error);
  g_assert_no_error (error);
  g_assert_cmpstr (sv_match_get_doc (match)->teams[0]->name, ==, "Mine");
  g_assert_cmpstr (sv_match_get_doc (match)->teams[0]->cards[1].name, ==, "Late");
  clear (SV_DOCUMENT_TEAM);
}

/* A list of players that is dropped on the editor of a team is taken over. */
static void
test_drop_list (void)
{
  g_autofree char *path = write_file ("sv-players.CSV", "number;name\n1;Anne\n2;Bo\n");
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (SvDraft) draft = sv_draft_new_team (sv_team_doc_new (sv_games ()[0]), NULL);

  sv_window_edit (window, draft);
  g_assert_true (drop_file (window, file));
  g_assert_cmpstr (sv_draft_get_team (draft)->cards[0].name, !=, "Anne"); /* it is looked at */
  gtk_widget_activate_action (find_window (SV_TYPE_PLAYER_PREVIEW), "preview.take", NULL);
  g_assert_cmpstr (sv_draft_get_team (draft)->cards[0].name, ==, "Anne");
  g_assert_cmpstr (sv_draft_get_team (draft)->cards[1].name, ==, "Bo");
  g_assert_cmpstr (sv_window_get_told (window), ==, "2 players were added.");
  g_assert_true (sv_undo_go (sv_draft_get_undo (draft), -1));
  g_assert_cmpstr (sv_draft_get_team (draft)->cards[1].name, !=, "Bo");
  g_unlink (path);
}

/* --- Keyboard and names --- */

static void
test_keys (void)
{
  put_team ("Focused");
  SvLibraryPage *page = show_library (window, SV_DOCUMENT_TEAM);
  GtkWidget *tile = find (page, SV_TYPE_LIBRARY_TILE);
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
}

static void
test_narrow (void)
{
  for (int kind = SV_DOCUMENT_VARIANT; kind <= SV_DOCUMENT_TEAM; kind++) {
    show_library (window, kind);
    assert_narrow (window);
  }
}

static void
run_in_window (gconstpointer data)
{
  void (*const *test) (void) = data;

  window = new_window ();
  (*test) ();
  destroy (window);
  clear (SV_DOCUMENT_TEAM);
  clear (SV_DOCUMENT_VARIANT);
}

/* --- The whole club --- */

/* Paste a list for teams of Strafworp!; the preview, or NULL if it was refused. */
static GtkWidget *
paste_club (SvLibraryPage *page, const char *list)
{
  gdk_clipboard_set_text (gtk_widget_get_clipboard (GTK_WIDGET (page)), list);
  gtk_widget_activate_action (template_child (page, "club"), "club.paste", "s", "strafworp");
  settle ();
  return find_window (SV_TYPE_CLUB_PREVIEW);
}

/* The preview as lines: names of teams in brackets, people with a tick as they are, others with a
 * minus. */
static void
assert_preview (GtkWidget *preview, const char *expected)
{
  g_autoptr (GString) lines = g_string_new (NULL);

  settle ();
  for (GtkWidget *child = gtk_widget_get_first_child (template_child (preview, "teams"));
       child != NULL; child = gtk_widget_get_next_sibling (child)) {
    if (GTK_IS_ENTRY (child))
      g_string_append_printf (lines, "[%s]", gtk_editable_get_text (GTK_EDITABLE (child)));
    else if (GTK_IS_BOX (child)) {
      GtkCheckButton *tick = GTK_CHECK_BUTTON (gtk_widget_get_first_child (child));
      g_string_append_printf (lines, "%s%s ", gtk_check_button_get_active (tick) ? "" : "-",
                              gtk_label_get_text (GTK_LABEL (find (child, GTK_TYPE_LABEL))));
    }
  }
  g_assert_cmpstr (lines->str, ==, expected);
}

/* The user's own teams with their people, sorted by name. */
static void
assert_own_teams (const char *expected)
{
  g_autoptr (GPtrArray) items = sv_library_items (sv_games ()[0], SV_DOCUMENT_TEAM);
  g_autoptr (GString) told = g_string_new (NULL);

  for (guint i = 0; i < items->len; i++) {
    const SvLibraryItem *item = g_ptr_array_index (items, i);
    if (item->path == NULL)
      continue;
    g_string_append_printf (told, "%s:", item->team->name);
    for (unsigned j = 0; j < item->team->n_cards; j++)
      if (*item->team->cards[j].name != '\0')
        g_string_append_printf (told, " %s", item->team->cards[j].name);
    for (unsigned j = 0; j < sv_reserves_count (item->team); j++)
      g_string_append_printf (told, " +%s", sv_reserves_name (item->team, j));
    g_string_append (told, "; ");
  }
  g_assert_cmpstr (told->str, ==, expected);
}

static void
press_toast (const char *action)
{
  g_signal_emit_by_name (find_action (window, action), "clicked");
  settle ();
}

/* A member list with a column makes a team for each of its words: named there, one person ticked
 * off, made at once, and taken back at once. */
static void
test_club_by_column (void)
{
  clear (SV_DOCUMENT_TEAM);
  put_team ("E2");
  SvLibraryPage *page = show_library (window, SV_DOCUMENT_TEAM);
  GtkWidget *preview = paste_club (
      page, "Naam;Ploeg\nAnne;E1\nBo;E2\nCas;E1\nDex;\nEva;E1\nFem;E1\nGijs;E1\nTotaal: 7;\n");

  g_assert_nonnull (preview);
  assert_narrow (preview);
  g_assert_cmpstr (said (preview, "sum"), ==, "2 teams would be made. 1 player is in no team.");
  assert_preview (preview, "[E1]Anne Cas Eva Fem Gijs [E2]Bo Dex "
                           "-Totaal: 7 ");
  gtk_editable_set_text (GTK_EDITABLE (find (preview, GTK_TYPE_ENTRY)), "Meeuwen E1");
  gtk_check_button_set_active (GTK_CHECK_BUTTON (find_nth (preview, GTK_TYPE_CHECK_BUTTON, 1)),
                               FALSE);
  assert_preview (preview, "[Meeuwen E1]Anne Eva Fem Gijs [E2]Bo -Cas Dex "
                           "-Totaal: 7 ");
  GtkWidget *focus = gtk_window_get_focus (GTK_WINDOW (preview));
  g_assert_true (GTK_IS_CHECK_BUTTON (focus));
  g_assert_cmpstr (gtk_label_get_text (GTK_LABEL (find (focus, GTK_TYPE_LABEL))), ==, "Cas");
  g_assert_cmpstr (gtk_button_get_label (template_child (preview, "make")), ==, "Make 2 Teams");
  gtk_widget_activate_action (preview, "preview.take", NULL);
  read_all (page);
  assert_own_teams ("E2: Player of E2; E2 2: Bo; Meeuwen E1: Anne Eva Fem Gijs; ");
  press_toast ("win.remove-items");
  assert_own_teams ("E2: Player of E2; ");
  press_undo ();
  assert_own_teams ("E2: Player of E2; E2 2: Bo; Meeuwen E1: Anne Eva Fem Gijs; ");
  clear (SV_DOCUMENT_TEAM);
}

/* A plain list of names: every four, or more with some of them in reserve. */
static void
test_club_every_four (void)
{
  clear (SV_DOCUMENT_TEAM);
  SvLibraryPage *page = show_library (window, SV_DOCUMENT_TEAM);
  GtkWidget *preview = paste_club (page, "A1\nB1\nC1\nD1\nA2\nB2\nC2\nD2\nEef\n");

  g_assert_false (gtk_widget_get_visible (template_child (preview, "way_box")));
  assert_preview (preview, "[Team 1]A1 B1 C1 D1 Eef [Team 2]A2 B2 C2 D2 ");
  gtk_spin_button_set_value (template_child (preview, "size"), 9);
  assert_preview (preview, "[Team 1]A1 B1 C1 D1 A2 B2 C2 D2 Eef ");
  gtk_spin_button_set_value (template_child (preview, "size"), 4);
  assert_preview (preview, "[Team 1]A1 B1 C1 D1 Eef [Team 2]A2 B2 C2 D2 ");
  GtkWidget *button = find_nth (preview, GTK_TYPE_MENU_BUTTON, 0);
  gtk_menu_button_popup (GTK_MENU_BUTTON (button));
  g_assert_cmpint (
      g_menu_model_get_n_items (gtk_menu_button_get_menu_model (GTK_MENU_BUTTON (button))), ==, 1);
  gtk_menu_button_popdown (GTK_MENU_BUTTON (button));
  gtk_widget_activate_action (preview, "club.move", "(uu)", 8, 1);
  assert_preview (preview, "[Team 1]A1 B1 C1 D1 [Team 2]A2 B2 C2 D2 Eef ");
  gtk_widget_activate_action (preview, "preview.take", NULL);
  read_all (page);
  assert_own_teams ("Team 1: A1 B1 C1 D1; Team 2: A2 B2 C2 D2 +Eef; ");
  clear (SV_DOCUMENT_TEAM);
}

/* What is no list makes no window; nobody ticked makes no team; Escape makes nothing. */
static void
test_club_nothing (void)
{
  clear (SV_DOCUMENT_TEAM);
  SvLibraryPage *page = show_library (window, SV_DOCUMENT_TEAM);

  g_assert_null (paste_club (page, "Totaal: 3\n"));
  GtkWidget *preview = paste_club (page, "Anne\n");
  gtk_check_button_set_active (GTK_CHECK_BUTTON (find (preview, GTK_TYPE_CHECK_BUTTON)), FALSE);
  settle ();
  g_assert_cmpstr (said (preview, "sum"), ==, "0 teams would be made.");
  g_assert_false (gtk_widget_is_sensitive (template_child (preview, "make")));
  gtk_widget_activate_action (preview, "window.close", NULL);
  settle ();
  assert_own_teams ("");
}

static gboolean
has_photo (const char *team)
{
  g_autoptr (GPtrArray) items = sv_library_items (sv_games ()[0], SV_DOCUMENT_TEAM);

  for (guint i = 0; i < items->len; i++) {
    const SvLibraryItem *item = g_ptr_array_index (items, i);
    if (item->path != NULL && g_str_equal (item->team->name, team))
      return item->team->cards[0].picture != NULL;
  }
  g_assert_not_reached ();
}

/* Photos of a folder go to the players of all own teams; one press takes them back. */
static void
test_club_photos (void)
{
  g_autofree char *path = g_dir_make_tmp ("speelveld-photos-XXXXXX", NULL);
  g_autofree char *anne = g_build_filename (path, "Anne.svg", NULL);
  g_autofree char *nobody = g_build_filename (path, "IMG_1.svg", NULL);
  g_autoptr (GFile) folder = g_file_new_for_path (path);
  static const char svg[] = "<svg xmlns='http://www.w3.org/2000/svg' width='9' height='9'>"
                            "<rect width='9' height='9'/></svg>";

  clear (SV_DOCUMENT_TEAM);
  put_team ("Anne"); /* whose player is called Player of Anne */
  put_team ("Bo");
  SvLibraryPage *page = show_library (window, SV_DOCUMENT_TEAM);
  sv_club_photos_show (GTK_WIDGET (page), sv_games ()[0], folder);
  g_assert_cmpstr (sv_window_get_told (window), ==, "There are no pictures in this folder.");
  g_assert_true (g_file_set_contents (anne, svg, -1, NULL));
  g_assert_true (g_file_set_contents (nobody, svg, -1, NULL));
  sv_club_photos_show (GTK_WIDGET (page), sv_games ()[0], folder);
  GtkWidget *preview = find_window (SV_TYPE_PHOTO_PREVIEW);
  while (g_str_equal (said (preview, "sum"), "The photos are being read…"))
    g_main_context_iteration (NULL, TRUE);
  gtk_widget_activate_action (preview, "preview.take", NULL);
  settle ();
  g_assert_true (has_photo ("Anne"));
  g_assert_false (has_photo ("Bo"));
  /* Its row shows the photo in place of a figurine. */
  sv_library_page_show_item (page, "");
  while (sv_library_page_get_loading (page))
    g_main_context_iteration (NULL, TRUE);
  settle ();
  GtkWidget *tile = find (page, SV_TYPE_LIBRARY_TILE);
  while (!gtk_widget_get_visible (template_child (tile, "face0"))) /* rows follow the list */
    g_main_context_iteration (NULL, TRUE);
  g_assert_false (gtk_widget_get_visible (template_child (tile, "face1")));
  g_assert_false (gtk_widget_get_visible (template_child (tile, "shirts")));
  press_toast ("win.put-back");
  g_assert_false (has_photo ("Anne"));
  clear (SV_DOCUMENT_TEAM);
  g_unlink (anne);
  g_unlink (nobody);
  g_rmdir (path);
}

/* The cards of all own teams fill their sheets: three of four cards need two sheets. */
static void
test_club_cards (void)
{
  clear (SV_DOCUMENT_TEAM);
  SvLibraryPage *page = show_library (window, SV_DOCUMENT_TEAM);

  gtk_widget_activate_action (template_child (page, "club"), "club.cards", "s", "strafworp");
  g_assert_cmpstr (sv_window_get_told (window), ==,
                   "You have no teams of your own in this game yet.");
  g_settings_reset (sv_settings (), "printed");
  put_team ("A");
  put_team ("B");
  put_team ("C");
  gtk_widget_activate_action (template_child (page, "club"), "club.cards", "s", "strafworp");
  settle ();
  GtkWidget *dialog = find_window (SV_TYPE_PRINT_DIALOG);
  g_assert_nonnull (dialog);
  g_assert_cmpstr (said (dialog, "count_label"), ==, "2 of 2 sheets will be printed.");
  gtk_window_destroy (GTK_WINDOW (dialog));
  settle ();
  clear (SV_DOCUMENT_TEAM);
}

static GtkWidget *
lab_choice (const char *id)
{
  return template_child (find (window, SV_TYPE_LAB_PAGE), id);
}

/* All own teams go to the lab, where each plays every other; one team is too few. */
static void
test_club_lab (void)
{
  clear (SV_DOCUMENT_TEAM);
  put_team ("A");
  SvLibraryPage *page = show_library (window, SV_DOCUMENT_TEAM);
  gtk_widget_activate_action (template_child (page, "club"), "club.lab", "s", "strafworp");
  g_assert_cmpstr (page_name (window), ==, "lab");
  while (sv_window_get_told (window) == NULL ||
         !g_str_has_prefix (sv_window_get_told (window), "The lab needs two teams"))
    g_main_context_iteration (NULL, TRUE);
  gtk_widget_activate_action (GTK_WIDGET (window), "win.start", NULL);

  put_team ("B");
  put_team ("C");
  page = show_library (window, SV_DOCUMENT_TEAM);
  gtk_widget_activate_action (template_child (page, "club"), "club.lab", "s", "strafworp");
  while (g_list_model_get_n_items (
             gtk_drop_down_get_model (GTK_DROP_DOWN (lab_choice ("first")))) != 3)
    g_main_context_iteration (NULL, TRUE);
  g_assert_cmpuint (gtk_drop_down_get_selected (GTK_DROP_DOWN (lab_choice ("second"))), ==, 3);
  g_assert_cmpstr (gtk_label_get_text (GTK_LABEL (lab_choice ("source"))), ==,
                   "3 teams of the folder “Teams and Cards”");
  gtk_widget_activate_action (GTK_WIDGET (window), "win.start", NULL);
  clear (SV_DOCUMENT_TEAM);
}

/* A match is set up with the team of a row, own or built-in, from its menu. */
static void
test_play_with_row (void)
{
  clear (SV_DOCUMENT_TEAM);
  put_team ("Zwaluwen");
  put_team ("Aap");
  for (guint i = 0; i < 3; i++) {
    SvLibraryPage *page = show_library (window, SV_DOCUMENT_TEAM);
    sv_library_page_set_game (page, sv_games ()[0]);
    read_all (page);
    g_autoptr (SvLibraryEntry) entry = get (page, i + 1);
    gtk_widget_activate_action (GTK_WIDGET (page), "library.play", "u", i + 1);
    settle ();
    g_assert_cmpstr (page_name (window), ==, "new-match");
    SvNewMatchPage *match = SV_NEW_MATCH_PAGE (sv_window_get_page (window));
    g_assert_cmpstr (sv_team_form_get_item (sv_new_match_page_get_form (match, 0))->team->name, ==,
                     sv_library_entry_get_name (entry));
    gtk_widget_activate_action (GTK_WIDGET (window), "win.start", NULL);
  }
  clear (SV_DOCUMENT_TEAM);
}

int
main (int argc, char *argv[])
{
  static const struct {
    const char *path;
    void (*test) (void);
  } tests[] = {
    { "/ui/library/built-in", test_built_in },
    { "/ui/library/order-and-search", test_order_and_search },
    { "/ui/library/sections", test_sections },
    { "/ui/library/detail", test_detail },
    { "/ui/library/sample", test_sample },
    { "/ui/library/many", test_many },
    { "/ui/library/copy", test_copy },
    { "/ui/library/remove", test_remove },
    { "/ui/library/two-windows", test_two_windows },
    { "/ui/library/edit", test_edit },
    { "/ui/library/play-with-these-rules", test_play_with },
    { "/ui/library/edit-again", test_edit_again },
    { "/ui/library/new", test_new },
    { "/ui/library/games", test_games },
    { "/ui/library/import-damaged", test_import_damaged },
    { "/ui/library/import-same-name", test_import_same_name },
    { "/ui/library/open-two-files-of-one-name", test_import_two_of_one_name },
    { "/ui/library/damaged-in-folder", test_damaged_in_folder },
    { "/ui/library/drop", test_drop },
    { "/ui/library/drop-list", test_drop_list },
    { "/ui/library/play-and-print-what-is-open", test_act_on_what_is_open },
    { "/ui/library/deleted-while-edited", test_deleted_while_edited },
    { "/ui/library/keys", test_keys },
    { "/ui/library/make-a-club-by-its-column-of-teams", test_club_by_column },
    { "/ui/library/make-a-team-of-every-four", test_club_every_four },
    { "/ui/library/make-no-team", test_club_nothing },
    { "/ui/library/photos-for-the-whole-club", test_club_photos },
    { "/ui/library/print-the-cards-of-the-whole-club", test_club_cards },
    { "/ui/library/all-against-all-of-the-club", test_club_lab },
    { "/ui/library/play-with-the-team-of-a-row", test_play_with_row },
    { "/ui/library/narrow", test_narrow },
  };

  begin (&argc, &argv);
  setlocale (LC_COLLATE, "C"); /* the lists are told in its order; GTK may have taken another */
  for (guint i = 0; i < G_N_ELEMENTS (tests); i++)
    g_test_add_data_func (tests[i].path, &tests[i].test, run_in_window);
  g_test_add_func ("/ui/library/import", test_import); /* opens a window itself */
  return run_tests ();
}
