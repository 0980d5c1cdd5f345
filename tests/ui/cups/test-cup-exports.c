/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What of a competition can be written for others and printed. */

#ifdef __SANITIZE_ADDRESS__
#include <sanitizer/lsan_interface.h>
#endif

#include "cups-fixture.h"
#include "sv-cup-save.h"

/* The targets of an action in a menu, in its order, with commas behind. */
static void
list_targets (GMenuModel *menu, const char *wanted, GString *found)
{
  for (int i = 0; i < g_menu_model_get_n_items (menu); i++) {
    g_autofree char *action = NULL, *target = NULL;
    g_autoptr (GMenuModel) section = g_menu_model_get_item_link (menu, i, G_MENU_LINK_SECTION);
    g_autoptr (GMenuModel) submenu = g_menu_model_get_item_link (menu, i, G_MENU_LINK_SUBMENU);

    if (section != NULL)
      list_targets (section, wanted, found);
    if (submenu != NULL)
      list_targets (submenu, wanted, found);
    if (g_menu_model_get_item_attribute (menu, i, "action", "s", &action) &&
        g_str_equal (action, wanted) &&
        g_menu_model_get_item_attribute (menu, i, "target", "s", &target))
      g_string_append_printf (found, "%s,", target);
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

/* The desktop's dialog for files looks for providers of clouds, and leaves their names behind. */
static void
open_and_close_dialog (SvWindow *window, const char *what)
{
#ifdef __SANITIZE_ADDRESS__
  __lsan_disable ();
#endif
  gtk_widget_activate_action (GTK_WIDGET (window), "win.export", "s", what);
  settle ();
  g_assert_true (close_other (GTK_WINDOW (window)));
#ifdef __SANITIZE_ADDRESS__
  __lsan_enable ();
#endif
}

/* The menu of the page exports in six ways, each of which asks where and writes what it says, and
 * prints. */
static void
test_exports (void)
{
  static const struct {
    const char *what, *begins;
  } exports[] = { { "table", "\xef\xbb\xbfGroup,Rank,Team," },
                  { "matches", "\xef\xbb\xbfMatch,Round,Slot," },
                  { "scorers", "\xef\xbb\xbfGoals,Player,Team," },
                  { "markdown", "# Competition\n" },
                  { "web", "<!DOCTYPE html>" },
                  { "site", "<!DOCTYPE html>" } };
  SvWindow *window = start_window ();
  SvCupPage *page = begin_cup (window);
  g_autoptr (GString) found = g_string_new (NULL);
  g_autoptr (GString) expected = g_string_new (NULL);
  g_autofree char *folder = g_dir_make_tmp (NULL, NULL);

  enter_result (page, 0, "32");
  GtkMenuButton *menu =
      template_child (gtk_window_get_titlebar (GTK_WINDOW (window)), "menu_button");
  gtk_menu_button_popup (menu); /* it is made only then */
  list_targets (gtk_menu_button_get_menu_model (menu), "win.export", found);
  gtk_menu_button_popdown (menu);
  for (gsize i = 0; i < G_N_ELEMENTS (exports); i++) {
    g_autofree char *path = g_build_filename (folder, exports[i].what, NULL);
    g_autoptr (GFile) file = g_file_new_for_path (path);
    g_autofree char *text = NULL;

    g_string_append_printf (expected, "%s,", exports[i].what);
    open_and_close_dialog (window, exports[i].what);
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
  g_assert_cmpstr (found->str, ==, expected->str);
  gtk_widget_activate_action (GTK_WIDGET (window), "win.print", NULL);
  settle ();
  g_assert_true (close_other (GTK_WINDOW (window)));
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
  g_test_add_func ("/cup-exports/print-and-share-from-the-title-bar", test_title_bar);
  return run_tests ();
}
