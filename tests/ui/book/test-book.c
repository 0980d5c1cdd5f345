/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The book of all matches that are over: what it lists, how one finds a match there, and the season
 * of a team. */

#include "book-fixture.h"
#include "season-fixture.h"
#include "sv-book-row.h"
#include "sv-games.h"
#include "sv-library.h"
#include "sv-match-file.h"
#include "sv-settings.h"

#include <string.h>

static SvWindow *window;
static SvBookPage *page;
static const char *photo; /* of the first player of the home team in the next match, or NULL */

/* Put a match into the user's folder that began at that time. */
static void
keep_match (const char *created, const char *home, const char *away)
{
  g_autofree char *folder = sv_library_autosave_folder ();
  g_autofree char *trace = g_test_build_filename (G_TEST_DIST, "tests", "data", "traces",
                                                  "strafworp", "whole-match.svmatch", NULL);
  g_autofree char *path = season_file (trace, folder, home, away);
  SvMatchDoc *doc = sv_match_doc_load (path, NULL, NULL);

  g_free (doc->created);
  doc->created = g_strdup (created);
  for (int side = 0; side < 2; side++)
    for (unsigned card = 0; card < doc->teams[side]->n_cards; card++) {
      g_free (doc->teams[side]->cards[card].name);
      doc->teams[side]->cards[card].name = g_strdup_printf ("%s %c", home, (int)('A' + card));
    }
  doc->teams[0]->cards[1].picture = g_strdup (photo);
  g_autoptr (SvMatch) match = sv_match_new (doc);
  sv_match_match_saver (match, folder);
  sv_match_flush (match);
  sv_match_close (match);
  settle ();
  g_unlink (path);
}

static void
set_up (void)
{
  window = start_window ();
  keep_match ("2025-11-01T12:00:00Z", "Velocitas", "Orange");
  keep_match ("2026-10-03T12:00:00Z", "Fox", "Velocitas");
  keep_match ("2026-11-07T12:00:00Z", "Velocitas", "Elk");
  page = show_book (window);
}

static void
tear_down (void)
{
  g_autofree char *folder = sv_library_autosave_folder ();
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  const char *name;

  while ((name = g_dir_read_name (dir)) != NULL) {
    g_autofree char *path = g_build_filename (folder, name, NULL);
    g_unlink (path);
  }
  g_settings_reset (sv_settings (), "season-left-out");
  destroy (window);
}

static void
type_search (const char *text)
{
  GtkWidget *search = template_child (page, "search");

  gtk_editable_set_text (GTK_EDITABLE (search), text);
  g_signal_emit_by_name (search, "search-changed");
  settle ();
}

/* Choose an item of a drop-down by what it says. */
static void
choose (const char *id, const char *text)
{
  GtkDropDown *choice = GTK_DROP_DOWN (template_child (page, id));
  GListModel *items = gtk_drop_down_get_model (choice);

  for (guint i = 0; i < g_list_model_get_n_items (items); i++) {
    g_autoptr (GtkStringObject) item = g_list_model_get_item (items, i);
    if (!g_str_equal (gtk_string_object_get_string (item), text))
      continue;
    gtk_drop_down_set_selected (choice, i);
    settle ();
    return;
  }
  g_assert_not_reached ();
}

static void
assert_opponents (const char *expected)
{
  g_autoptr (GString) names = g_string_new (NULL);

  for (guint i = 0; i < count_listed (page); i++)
    g_string_append_printf (names, "%s–%s ", get_listed (page, i)->teams[0].name,
                            get_listed (page, i)->teams[1].name);
  g_assert_cmpstr (names->str, ==, expected);
}

/* The last match stands first, with its month above it. */
static void
test_list (void)
{
  set_up ();
  assert_opponents ("Velocitas–Elk Fox–Velocitas Velocitas–Orange ");
  GtkWidget *row = find (template_child (page, "list"), SV_TYPE_BOOK_ROW);
  g_assert_cmpstr (said (row, "heading"), ==, "November 2026");
  g_assert_cmpstr (said (row, "name0"), ==, "Velocitas");
  g_assert_cmpstr (said (row, "goals0"), ==, "4");
  g_assert_cmpstr (said (row, "goals1"), ==, "2");
  g_assert_nonnull (strstr (said (row, "about"), "Strafworp!"));
  tear_down ();
}

/* A team shows the photos of its players, if there are any. */
static void
test_photos (void)
{
  static const char drawing[] = "<svg xmlns='http://www.w3.org/2000/svg' width='9' height='9'/>";
  g_autofree char *text = g_base64_encode ((const guchar *)drawing, strlen (drawing));
  g_autofree char *url = g_strconcat ("data:image/svg+xml;base64,", text, NULL);

  window = start_window ();
  photo = url;
  keep_match ("2026-11-07T12:00:00Z", "Velocitas", "Orange");
  photo = NULL;
  page = show_book (window);
  GtkWidget *row = find (template_child (page, "list"), SV_TYPE_BOOK_ROW);
  g_assert_true (gtk_widget_get_visible (template_child (row, "home0")));
  g_assert_false (gtk_widget_get_visible (template_child (row, "home1")));
  g_assert_false (gtk_widget_get_visible (template_child (row, "away0")));
  tear_down ();
}

static void
test_search (void)
{
  set_up ();
  type_search ("fox");
  assert_opponents ("Fox–Velocitas ");
  type_search ("fox c");
  assert_opponents ("Fox–Velocitas ");
  type_search ("VELOCITAS elk");
  assert_opponents ("Velocitas–Elk ");
  type_search ("nobody");
  g_assert_cmpuint (count_listed (page), ==, 0);
  g_assert_cmpstr (said (page, "nothing"), ==, "No match is like that.");
  type_search ("");
  choose ("team_choice", "Orange");
  assert_opponents ("Velocitas–Orange ");
  choose ("team_choice", "Velocitas");
  choose ("year_choice", "2026–2027");
  assert_opponents ("Velocitas–Elk Fox–Velocitas ");
  choose ("game_choice", "11");
  g_assert_cmpuint (count_listed (page), ==, 0);
  tear_down ();
}

/* The season says more than the sum; a match whose tick is taken away does not count, today and
 * after a restart. */
static void
test_season (void)
{
  set_up ();
  g_assert_true (
      g_str_has_prefix (season_of (window, "strafworp", "Velocitas"), "3 played: 2 won"));
  page = SV_BOOK_PAGE (sv_window_get_page (window));
  GtkWidget *season = template_child (page, "season");
  g_assert_true (g_str_has_prefix (said (season, "luck"), "10 goals from shots"));
  g_assert_true (g_str_has_prefix (said (season, "best"), "The best shot: "));
  g_assert_nonnull (gtk_widget_get_first_child (template_child (season, "scorers")));
  assert_narrow (page);
  gtk_widget_activate_action (season, "book.all", NULL);
  settle ();
  GtkWidget *tick = find (template_child (page, "list"), GTK_TYPE_CHECK_BUTTON);
  g_assert_true (gtk_check_button_get_active (GTK_CHECK_BUTTON (tick)));
  gtk_check_button_set_active (GTK_CHECK_BUTTON (tick), FALSE);
  settle ();
  g_assert_true (
      g_str_has_prefix (season_of (window, "strafworp", "Velocitas"), "2 played: 1 won"));
  tear_down ();
}

/* Back from a replay the book is as it was. */
static void
test_back (void)
{
  set_up ();
  choose ("team_choice", "Velocitas");
  choose ("year_choice", "2026–2027");
  click_listed (page, 1);
  g_assert_cmpstr (page_name (window), ==, "match");
  while (g_str_equal (page_name (window), "match")) { /* from the replay, then from the match */
    gtk_widget_activate_action (GTK_WIDGET (window), "win.start", NULL);
    settle ();
  }
  g_assert_cmpstr (page_name (window), ==, "book");
  page = SV_BOOK_PAGE (sv_window_get_page (window));
  wait_for_book (page);
  assert_opponents ("Velocitas–Elk Fox–Velocitas ");
  tear_down ();
}

static void
test_remove (void)
{
  set_up ();
  g_signal_emit_by_name (
      template_child (find (template_child (page, "list"), SV_TYPE_BOOK_ROW), "remove"), "clicked");
  settle ();
  wait_for_book (page);
  assert_opponents ("Fox–Velocitas Velocitas–Orange ");
  g_assert_cmpstr (sv_window_get_told (window), ==, "The match is removed.");
  g_signal_emit_by_name (find_action (window, "win.remember"), "clicked");
  settle ();
  wait_for_book (page);
  assert_opponents ("Velocitas–Elk Fox–Velocitas Velocitas–Orange ");
  tear_down ();
}

/* Save what the menu calls @what; the file. */
static char *
save_as (const char *what)
{
  g_autofree char *path = g_build_filename (g_get_user_cache_dir (), what, NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  char *text = NULL;

  g_mkdir_with_parents (g_get_user_cache_dir (), 0700);
  sv_book_page_save_to (page, what, file);
  settle ();
  g_assert_cmpstr (sv_window_get_told (window), ==, "The file is saved.");
  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  g_unlink (path);
  return text;
}

static void
test_save (void)
{
  static const char *const posters[] = { "poster-a4", "poster-a3" };

  set_up ();
  choose ("team_choice", "Velocitas");
  for (guint i = 0; i < G_N_ELEMENTS (posters); i++) {
    g_autofree char *pdf = save_as (posters[i]);
    g_assert_true (g_str_has_prefix (pdf, "%PDF"));
  }
  g_autofree char *web = save_as ("web"), *csv = save_as ("csv");
  g_assert_nonnull (strstr (web, "<h1>Velocitas</h1>"));
  g_assert_nonnull (strstr (web, "3 played: 2 won"));
  g_assert_nonnull (strstr (csv, "\"Velocitas\",\"Orange\",4,2,"));
  g_assert_nonnull (strstr (csv, "\"Fox\",\"Velocitas\",4,2,"));
  tear_down ();
}

static void
test_nothing (void)
{
  window = start_window ();
  page = show_book (window);
  g_assert_true (g_str_has_prefix (said (page, "nothing"), "No match is over yet."));
  gtk_widget_activate_action (GTK_WIDGET (window), "win.book-of", "(ssiss)", "strafworp", "Nobody",
                              0, "season", "");
  page = SV_BOOK_PAGE (sv_window_get_page (window));
  wait_for_book (page);
  g_assert_true (
      gtk_widget_get_visible (template_child (template_child (page, "season"), "nothing")));
  tear_down ();
}

int
main (int argc, char *argv[])
{
  begin (&argc, &argv);
  g_test_add_func ("/book/open-it-before-the-first-match", test_nothing);
  g_test_add_func ("/book/see-the-last-match-first", test_list);
  g_test_add_func ("/book/see-the-photos-of-a-team", test_photos);
  g_test_add_func ("/book/search-a-team-and-a-player", test_search);
  g_test_add_func ("/book/leave-a-match-out-of-the-season", test_season);
  g_test_add_func ("/book/come-back-from-a-replay", test_back);
  g_test_add_func ("/book/remove-a-match-and-bring-it-back", test_remove);
  g_test_add_func ("/book/save-a-poster-a-web-page-and-a-table", test_save);
  return run_tests ();
}
