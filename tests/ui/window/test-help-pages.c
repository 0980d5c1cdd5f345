/* SPDX-License-Identifier: GPL-3.0-or-later */

/* F1 opens the page of the help that is about what the user sees. */

#include "application-fixture.h"
#include "sv-help-pages.h"
#include "sv-preferences.h"
#include "sv-print-dialog.h"
#include "sv-shortcuts.h"

/* The help page exists, so that nobody reads that it does not. */
static void
assert_help (const char *help, const char *expected)
{
  g_autofree char *name = g_strconcat (help, ".page", NULL);
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "help", "C", name, NULL);

  g_assert_cmpstr (help, ==, expected);
  g_assert_true (g_file_test (path, G_FILE_TEST_IS_REGULAR));
}

/* Show the page to which an action of the window leads (or the start page), and press F1 there. */
static void
assert_page (SvWindow *window, const char *action, const char *expected)
{
  g_autofree char *name = NULL;
  g_autoptr (GVariant) target = NULL;

  if (action != NULL) {
    g_assert_true (g_action_parse_detailed_name (action, &name, &target, NULL));
    gtk_widget_activate_action_variant (GTK_WIDGET (sv_window_get_page (window)), name, target);
  }
  settle ();
  assert_help (sv_help_pages_find (sv_window_get_page (window)), expected);
}

static void
test_pages (void)
{
  static const char *const pages[][2] = {
    { NULL, "index" },
    { "win.learn", "learn" },
    { "win.lab", "lab" },
    { "win.book", "book" },
    { "win.competitions", "competition" },
    { "win.new-match", "seats" },
    { "win.table('strafworp')", "table" },
    { "win.library('teams')", "library" },
    { "library.new-of('strafworp')", "teams" },
    { "win.library('variants')", "library" },
    { "library.new-of('strafworp')", "variants" },
    { "win.play-now('strafworp')", "board" },
    { "match.replay", "replay" },
    { "win.edit-position", "position" },
  };
  SvWindow *window = start_window ();

  assert_help (sv_help_pages_find (NULL), "index");
  for (guint i = 0; i < G_N_ELEMENTS (pages); i++)
    assert_page (window, pages[i][0], pages[i][1]);
  destroy (window);
}

static void
test_windows (void)
{
  SvWindow *window = start_window ();
  GtkWidget *dialog = GTK_WIDGET (sv_print_dialog_new_any (GTK_WINDOW (window)));
  GtkWidget *shortcuts = sv_shortcuts_window_new (GTK_WINDOW (window), NULL);

  assert_help (sv_help_pages_find_window (GTK_WINDOW (dialog)), "print");
  assert_help (sv_help_pages_find_window (GTK_WINDOW (shortcuts)), "keys");
  GtkWidget *preferences = sv_preferences_new (GTK_WINDOW (window));
  assert_help (sv_help_pages_find_window (GTK_WINDOW (preferences)), "preferences");
  gtk_window_destroy (GTK_WINDOW (preferences));
  g_assert_null (sv_help_pages_find_window (GTK_WINDOW (window)));
  gtk_window_destroy (GTK_WINDOW (dialog));
  gtk_window_destroy (GTK_WINDOW (shortcuts));
  destroy (window);
}

int
main (int argc, char **argv)
{
  begin (&argc, &argv);
  g_test_add_func ("/help-pages/press-f1-on-each-page", test_pages);
  g_test_add_func ("/help-pages/press-f1-in-each-window", test_windows);
  return run_tests ();
}
