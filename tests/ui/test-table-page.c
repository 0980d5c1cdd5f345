/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The page for a board on a real table: by its buttons and actions, what is kept, the second
 * screen. */

#include <glib/gstdio.h>
#include <gtk/gtk.h>

#include "sv-application.h"
#include "sv-card-view.h"
#include "sv-die-view.h"
#include "sv-games.h"
#include "sv-library.h"
#include "sv-table-page.h"
#include "sv-window-tools.h"

static SvApplication *application;

static void
settle (void)
{
  while (g_main_context_iteration (NULL, FALSE))
    ;
}

/* The nth widget of a type below widget, or NULL. */
static GtkWidget *
find (GtkWidget *widget, GType type, int *n)
{
  if (g_type_is_a (G_OBJECT_TYPE (widget), type) && (*n)-- == 0)
    return widget;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child)) {
    GtkWidget *found = find (child, type, n);
    if (found != NULL)
      return found;
  }
  return NULL;
}

static GtkWidget *
get (SvTablePage *page, GType type, int n)
{
  return find (GTK_WIDGET (page), type, &n);
}

/* The buttons with this label. */
static GtkWidget *
find_label (GtkWidget *widget, const char *label, int *n)
{
  if (GTK_IS_BUTTON (widget) &&
      g_strcmp0 (gtk_button_get_label (GTK_BUTTON (widget)), label) == 0 && (*n)-- == 0)
    return widget;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child)) {
    GtkWidget *found = find_label (child, label, n);
    if (found != NULL)
      return found;
  }
  return NULL;
}

static void
click (SvTablePage *page, const char *label, int n)
{
  GtkWidget *button = find_label (GTK_WIDGET (page), label, &n);

  g_assert_nonnull (button);
  g_signal_emit_by_name (button, "clicked");
}

static SvWindow *
open_table (SvTablePage **page)
{
  SvWindow *window = sv_window_new (application);
  GtkWidget *root = GTK_WIDGET (window);
  int n = 0;

  sv_window_show_start (window);
  gtk_window_present (GTK_WINDOW (window));
  gtk_test_widget_wait_for_draw (root);
  g_assert_true (gtk_widget_activate_action (root, "win.table", "s", sv_games ()[0]->id));
  g_assert_cmpstr (sv_window_get_page (window), ==, "table");
  *page = SV_TABLE_PAGE (find (root, SV_TYPE_TABLE_PAGE, &n));
  g_assert_nonnull (*page);
  return window;
}

static void
forget (void)
{
  g_autofree char *folder = sv_library_folder ();
  g_autofree char *name = g_strconcat ("table-", sv_games ()[0]->id, ".json", NULL);
  g_autofree char *path = g_build_filename (folder, name, NULL);

  g_unlink (path);
}

static void
destroy (SvWindow *window)
{
  gtk_window_destroy (GTK_WINDOW (window));
  settle ();
}

static void
test_count (void)
{
  SvTablePage *page;
  SvWindow *window;
  SvTable *table;
  unsigned n;

  forget ();
  window = open_table (&page);
  table = sv_table_page_get_table (page);
  click (page, "Goal", 0);
  g_signal_emit_by_name (get (page, SV_TYPE_CARD_VIEW, 5), "activated");
  g_assert_true (sv_card_view_get_featured (SV_CARD_VIEW (get (page, SV_TYPE_CARD_VIEW, 5))));
  click (page, "Goal", 1);
  click (page, "Goal", 1);
  g_assert_cmpint (sv_table_get_score (table, 0), ==, 1);
  g_assert_cmpint (sv_table_get_score (table, 1), ==, 2);
  g_assert_cmpint (sv_table_get_goals (table, &n)[1].card, ==, 1);
  g_assert_cmpint (sv_table_get_goals (table, &n)[2].card, ==, -1);
  click (page, "−1", 1);
  g_assert_cmpint (sv_table_get_score (table, 1), ==, 1);
  gtk_widget_activate_action (GTK_WIDGET (window), "match.undo", NULL);
  g_assert_cmpint (sv_table_get_score (table, 1), ==, 2);
  gtk_widget_activate_action (GTK_WIDGET (window), "match.redo", NULL);
  g_assert_cmpint (sv_table_get_score (table, 1), ==, 1);

  gtk_widget_activate_action (GTK_WIDGET (window), "match.throw", NULL);
  for (int i = 0; i < 2; i++)
    g_assert_cmpint (sv_die_view_get_value (SV_DIE_VIEW (get (page, SV_TYPE_DIE_VIEW, i))), ==,
                     sv_table_get_die (table, (unsigned)i));
  gtk_widget_activate_action (GTK_WIDGET (page), "table.clock", NULL);
  g_assert_true (sv_clock_get_running (sv_table_get_clock (table)));
  gtk_widget_activate_action (GTK_WIDGET (window), "match.pause", NULL);
  g_assert_false (sv_clock_get_running (sv_table_get_clock (table)));
  gtk_widget_activate_action (GTK_WIDGET (page), "table.next", NULL);
  g_assert_cmpuint (sv_table_get_period (table), ==, 2);
  destroy (window);
}

/* After the last test the window was closed: all is still there, in another one. */
static void
test_again (void)
{
  SvTablePage *page;
  SvWindow *window = open_table (&page);
  SvTable *table = sv_table_page_get_table (page);

  g_assert_cmpuint (sv_table_get_period (table), ==, 2);
  g_assert_cmpint (sv_table_get_score (table, 0), ==, 1);
  g_assert_nonnull (sv_window_get_told (window));
  gtk_widget_activate_action (GTK_WIDGET (page), "table.restart", NULL);
  g_assert_false (sv_table_get_used (table));
  gtk_widget_activate_action (GTK_WIDGET (window), "win.start", NULL);
  g_assert_cmpstr (sv_window_get_page (window), ==, "start");
  settle ();
  destroy (window);
}

static void
test_teams (void)
{
  SvTablePage *page;
  SvWindow *window = open_table (&page);
  SvTable *table = sv_table_page_get_table (page);
  GtkDropDown *second = GTK_DROP_DOWN (get (page, GTK_TYPE_DROP_DOWN, 1));
  g_autofree char *before = g_strdup (sv_table_get_team_name (table, 1));

  gtk_drop_down_set_selected (second, 0);
  g_assert_cmpstr (sv_table_get_team_name (table, 1), !=, before);
  gtk_widget_activate_action (GTK_WIDGET (window), "match.undo", NULL);
  g_assert_cmpstr (sv_table_get_team_name (table, 1), ==, before);
  g_assert_cmpuint (gtk_drop_down_get_selected (second), ==, 1);
  destroy (window);
}

static void
test_wall (void)
{
  SvTablePage *page;
  SvWindow *window = open_table (&page);
  GtkWindow *wall;

  gtk_widget_activate_action (GTK_WIDGET (window), "win.scoreboard", NULL);
  wall = sv_window_tools_get_wall (window);
  g_assert_nonnull (wall);
  gtk_test_widget_wait_for_draw (GTK_WIDGET (wall));
  click (page, "Goal", 0);
  gtk_widget_activate_action (GTK_WIDGET (window), "win.start", NULL);
  gtk_test_widget_wait_for_draw (GTK_WIDGET (wall));
  destroy (window);
  forget ();
}

static void
test_narrow (void)
{
  SvTablePage *page;
  SvWindow *window = open_table (&page);
  int minimum;

  gtk_widget_measure (GTK_WIDGET (window), GTK_ORIENTATION_HORIZONTAL, -1, &minimum, NULL, NULL,
                      NULL);
  g_assert_cmpint (minimum, <=, 360);
  destroy (window);
}

int
main (int argc, char *argv[])
{
  g_autoptr (GError) error = NULL;
  int result;

  gtk_test_init (&argc, &argv, NULL);
  application = sv_application_new ();
  g_application_register (G_APPLICATION (application), NULL, &error);
  g_assert_no_error (error);
  g_test_add_func ("/ui/table/count", test_count);
  g_test_add_func ("/ui/table/again", test_again);
  g_test_add_func ("/ui/table/teams", test_teams);
  g_test_add_func ("/ui/table/wall", test_wall);
  g_test_add_func ("/ui/table/narrow", test_narrow);
  result = g_test_run ();
  g_object_unref (application);
  return result;
}
