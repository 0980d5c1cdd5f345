/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The shell: application, window, start page, page for a new match, preferences, shortcuts. */

#include <gtk/gtk.h>

#include "sv-window.h"

static void
test_window (void)
{
  SvWindow *window = sv_window_new (NULL);

  gtk_window_present (GTK_WINDOW (window));
  gtk_test_widget_wait_for_draw (GTK_WIDGET (window));
  gtk_window_destroy (GTK_WINDOW (window));
}

int
main (int argc, char *argv[])
{
  gtk_test_init (&argc, &argv, NULL);
  g_test_add_func ("/ui/shell/window", test_window);
  return g_test_run ();
}
