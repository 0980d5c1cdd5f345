/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sv-panel.h"

gboolean
sv_panel_grab_focus (GtkWidget *scroller, GtkWidget *button)
{
  g_return_val_if_fail (GTK_IS_SCROLLED_WINDOW (scroller), FALSE);
  g_return_val_if_fail (GTK_IS_WIDGET (button), FALSE);

  GtkScrolledWindow *window = GTK_SCROLLED_WINDOW (scroller);
  GtkViewport *viewport = GTK_VIEWPORT (gtk_scrolled_window_get_child (window));

  gtk_viewport_set_scroll_to_focus (viewport, FALSE);
  const gboolean done = gtk_widget_grab_focus (button);
  gtk_adjustment_set_value (gtk_scrolled_window_get_vadjustment (window), 0);
  gtk_viewport_set_scroll_to_focus (viewport, TRUE);
  return done;
}
