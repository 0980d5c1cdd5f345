/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The season of a team: what is shown of its matches, and that they can be left out and brought
 * back. */

#include "application-fixture.h"
#include "season-fixture.h"
#include "sv-games.h"
#include "sv-season-page.h"
#include "sv-settings.h"

static GPtrArray *
make_paths (const char *folder)
{
  g_autofree char *trace = g_test_build_filename (G_TEST_DIST, "tests", "data", "traces",
                                                  "strafworp", "whole-match.svmatch", NULL);
  GPtrArray *paths = g_ptr_array_new_with_free_func (g_free);

  g_ptr_array_add (paths, season_file (trace, folder, "Velocitas", "Orange"));
  g_ptr_array_add (paths, season_file (trace, folder, "Blauw", "Velocitas"));
  return paths;
}

/* Sentences that wrap have the room of all their lines. */
static void
assert_room (GtkWidget *page)
{
  for (unsigned i = 0; i < 2; i++) {
    GtkWidget *grid = find_nth (page, GTK_TYPE_GRID, i);
    int most;

    gtk_widget_measure (grid, GTK_ORIENTATION_VERTICAL, gtk_widget_get_width (grid), &most, NULL,
                        NULL, NULL);
    g_assert_cmpint (gtk_widget_get_height (grid), ==, most);
    for (GtkWidget *cell = gtk_widget_get_first_child (grid); cell != NULL;
         cell = gtk_widget_get_next_sibling (cell)) {
      GtkAllocation box;

      gtk_widget_get_allocation (cell, &box);
      g_assert_cmpint (box.y + box.height, <=, gtk_widget_get_height (grid));
    }
  }
}

static void
test_matches (void)
{
  g_autofree char *folder = g_dir_make_tmp ("speelveld-XXXXXX", NULL);
  g_autoptr (GPtrArray) paths = make_paths (folder);
  GtkWidget *page =
      sv_season_page_new (sv_game_by_id ("strafworp"), "Velocitas", g_ptr_array_ref (paths));
  GtkWidget *window = show_alone (page, 360, 700);

  settle ();
  g_assert_true (g_str_has_prefix (said (page, "sum"), "2 played: "));
  gtk_test_widget_wait_for_draw (window);
  assert_narrow (page);
  assert_room (page);
  gtk_check_button_set_active (GTK_CHECK_BUTTON (find_nth (page, GTK_TYPE_CHECK_BUTTON, 0)), FALSE);
  g_assert_true (g_str_has_prefix (said (page, "sum"), "1 played: "));
  gtk_window_destroy (GTK_WINDOW (window));

  /* It stays so. */
  page = sv_season_page_new (sv_game_by_id ("strafworp"), "Velocitas", g_ptr_array_ref (paths));
  window = show_alone (page, 360, 700);
  settle ();
  g_assert_true (g_str_has_prefix (said (page, "sum"), "1 played: "));
  gtk_check_button_set_active (GTK_CHECK_BUTTON (find_nth (page, GTK_TYPE_CHECK_BUTTON, 0)), TRUE);
  g_assert_true (g_str_has_prefix (said (page, "sum"), "2 played: "));
  gtk_window_destroy (GTK_WINDOW (window));
  g_settings_reset (sv_settings (), "season-left-out");
  for (guint i = 0; i < paths->len; i++)
    g_unlink (g_ptr_array_index (paths, i));
  g_rmdir (folder);
}

static void
test_nothing (void)
{
  SvWindow *window = start_window ();

  gtk_widget_activate_action (GTK_WIDGET (window), "win.season", "(ss)", sv_games ()[0]->id,
                              "Velocitas");
  settle ();
  g_assert_cmpstr (page_name (window), ==, "season");
  g_assert_cmpstr (
      said (sv_window_get_page (window), "nothing"), ==,
      "No match of this team is known yet. Save a finished match, and it counts here.");
  gtk_widget_activate_action (GTK_WIDGET (window), "win.start", NULL);
  g_assert_cmpstr (page_name (window), ==, "start");
  destroy (window);
}

int
main (int argc, char *argv[])
{
  begin (&argc, &argv);
  g_test_add_func ("/season-page/matches", test_matches);
  g_test_add_func ("/season-page/nothing", test_nothing);
  return run_tests ();
}
