/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What of a competition can be written for others and printed. */

#ifdef __SANITIZE_ADDRESS__
#include <sanitizer/lsan_interface.h>
#endif

#include "cups-fixture.h"
#include "sv-cup-save.h"

/* The actions of the entries that a menu shows at once, with commas behind. */
static void
list_entries (GMenuModel *menu, GString *found)
{
  for (int i = 0; i < g_menu_model_get_n_items (menu); i++) {
    g_autofree char *action = NULL;
    g_autoptr (GMenuModel) section = g_menu_model_get_item_link (menu, i, G_MENU_LINK_SECTION);

    if (section != NULL)
      list_entries (section, found);
    else if (g_menu_model_get_item_attribute (menu, i, "action", "s", &action))
      g_string_append_printf (found, "%s,", action);
    else
      g_string_append (found, "submenu,");
  }
}

/* The window that is not main, which is closed. */
static gboolean
close_other (GtkWindow *main)
{
  g_autoptr (GListModel) windows = g_object_ref (gtk_window_get_toplevels ());

  for (guint i = 0; i < g_list_model_get_n_items (windows); i++) {
    g_autoptr (GtkWindow) window = g_list_model_get_item (windows, i);
    if (window == main || !gtk_widget_get_visible (GTK_WIDGET (window)))
      continue;
    /* GTK still uses a dialog for files that is closed before it is drawn. */
    gtk_test_widget_wait_for_draw (GTK_WIDGET (window));
    settle ();
    gtk_window_close (window);
    settle ();
    return TRUE;
  }
  return FALSE;
}

static gboolean
is_choice (GtkWidget *widget, gconstpointer label)
{
  return GTK_IS_CHECK_BUTTON (widget) &&
         g_strcmp0 (gtk_check_button_get_label (GTK_CHECK_BUTTON (widget)), label) == 0;
}

/* Choose this in the dialog for exports, and close what asks next. */
static void
choose_export (SvWindow *window, const char *label)
{
  gtk_widget_activate_action (GTK_WIDGET (window), "win.choose-export", NULL);
  settle ();
  GtkWidget *choice = NULL;
  GListModel *windows = gtk_window_get_toplevels ();
  for (guint i = 0; choice == NULL && i < g_list_model_get_n_items (windows); i++) {
    g_autoptr (GtkWidget) top = g_list_model_get_item (windows, i);
    choice = find_where (top, is_choice, label, 0);
  }
  g_assert_nonnull (choice);
  gtk_check_button_set_active (GTK_CHECK_BUTTON (choice), TRUE);
  GtkWidget *dialog = GTK_WIDGET (gtk_widget_get_root (choice));
  /* The desktop's dialog for files looks for providers of clouds, and leaves their names behind. */
#ifdef __SANITIZE_ADDRESS__
  __lsan_disable ();
#endif
  g_signal_emit_by_name (gtk_window_get_default_widget (GTK_WINDOW (dialog)), "clicked");
  settle ();
  g_assert_true (close_other (GTK_WINDOW (window)));
  g_assert_false (close_other (GTK_WINDOW (window)));
#ifdef __SANITIZE_ADDRESS__
  __lsan_enable ();
#endif
}

/* One entry of the menu exports in five ways, each of which asks where and writes what it says, or
 * goes to the sheets to print. */
static void
test_exports (void)
{
  static const struct {
    const char *label, *what, *begins;
  } exports[] = { { "_Tables for a spreadsheet", "table", "\xef\xbb\xbfGroup,Rank,Team," },
                  { "_Matches for a spreadsheet", "matches", "\xef\xbb\xbfMatch,Round,Slot," },
                  { "S_corers for a spreadsheet", "scorers", "\xef\xbb\xbfGoals,Player,Team," },
                  { "As one web _page", "web", "<!DOCTYPE html>" },
                  { "As a web _site", "site", "<!DOCTYPE html>" } };
  SvWindow *window = start_window ();
  SvCupPage *page = begin_cup (window);
  g_autofree char *folder = g_dir_make_tmp (NULL, NULL);

  enter_result (page, 0, "32");
  for (gsize i = 0; i < G_N_ELEMENTS (exports); i++) {
    g_autofree char *path = g_build_filename (folder, exports[i].what, NULL);
    g_autoptr (GFile) file = g_file_new_for_path (path);
    g_autofree char *text = NULL;

    choose_export (window, exports[i].label);
    sv_cup_save_to (page, exports[i].what, file);
    settle ();
    g_assert_cmpstr (sv_window_get_told (window), ==, "The competition is exported.");
    const gboolean site = g_str_equal (exports[i].what, "site");
    g_autofree char *page_path =
        site ? g_build_filename (path, "index.html", NULL) : g_strdup (path);
    g_assert_true (g_file_get_contents (page_path, &text, NULL, NULL));
    g_assert_true (g_str_has_prefix (text, exports[i].begins));
    g_assert_cmpint (strstr (text, "Team 1") != NULL, ==, i != 2);
  }
  choose_export (window, "As a _PDF to print or send");
  gtk_widget_activate_action (GTK_WIDGET (window), "win.print", NULL);
  settle ();
  g_assert_true (close_other (GTK_WINDOW (window)));
  g_autoptr (GPtrArray) paths = sv_library_paths (SV_DOCUMENT_CUP);
  destroy (window);
  g_autofree char *gone = sv_library_remove (paths->pdata[0], NULL);
}

/* The menu is short: one entry to print, one to export. */
static void
test_menu (void)
{
  SvWindow *window = start_window ();
  begin_cup (window);
  GtkMenuButton *menu =
      template_child (gtk_window_get_titlebar (GTK_WINDOW (window)), "menu_button");
  g_autoptr (GString) found = g_string_new (NULL);

  gtk_menu_button_popup (menu); /* it is made only then */
  list_entries (gtk_menu_button_get_menu_model (menu), found);
  gtk_menu_button_popdown (menu);
  g_assert_cmpstr (found->str, ==,
                   "win.add-team,win.cup-times,win.print,win.choose-export,win.cup-share,"
                   "win.scoreboard,win.fullscreen,app.preferences,submenu,");
  g_autoptr (GPtrArray) paths = sv_library_paths (SV_DOCUMENT_CUP);
  destroy (window);
  g_autofree char *gone = sv_library_remove (paths->pdata[0], NULL);
}

/* The title bar prints and shares a competition; there is no match to be set up with it. */
static void
test_title_bar (void)
{
  SvWindow *window = start_window ();
  begin_cup (window);
  GtkWidget *bar = gtk_window_get_titlebar (GTK_WINDOW (window));

  g_assert_true (gtk_widget_get_visible (template_child (bar, "open_tools")));
  g_assert_false (gtk_widget_get_visible (template_child (bar, "play_open")));
  g_assert_true (gtk_widget_get_mapped (find_action (window, "win.share")));
  g_autoptr (GPtrArray) paths = sv_library_paths (SV_DOCUMENT_CUP);
  destroy (window);
  g_autofree char *gone = sv_library_remove (paths->pdata[0], NULL);
}

int
main (int argc, char **argv)
{
  begin (&argc, &argv);
  g_test_add_func ("/cup-exports/exports", test_exports);
  g_test_add_func ("/cup-exports/open-the-menu", test_menu);
  g_test_add_func ("/cup-exports/print-and-share-from-the-title-bar", test_title_bar);
  return run_tests ();
}
