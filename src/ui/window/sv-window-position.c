/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "sv-window-position.h"

#include "sv-position-page.h"

void
sv_window_show_position (SvWindow *self, SvMatch *match)
{
  GtkWidget *page;

  g_return_if_fail (SV_IS_WINDOW (self));

  page = sv_position_page_new (match);
  g_signal_connect_object (page, "play", G_CALLBACK (sv_window_start_match), self,
                           G_CONNECT_SWAPPED);
  sv_window_show_editor (self, page, "position", NULL);
  gtk_widget_grab_focus (page);
}

void
sv_window_edit_position_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  SvMatch *match = sv_window_get_match (SV_WINDOW (widget));

  if (match != NULL)
    sv_window_show_position (SV_WINDOW (widget), match);
}
