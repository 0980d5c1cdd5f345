/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "sv-whistle.h"

enum { FLASH_MS = 1500 };

static const char FLASH[] = "flash";

static gboolean
flash_end_cb (gpointer widget)
{
  gtk_widget_remove_css_class (widget, FLASH);
  gtk_widget_queue_draw (widget);
  return G_SOURCE_REMOVE;
}

void
sv_whistle_flash (GtkWidget *widget)
{
  if (sv_whistle_is_flashing (widget))
    return;
  gtk_widget_add_css_class (widget, FLASH);
  gtk_widget_queue_draw (widget);
  g_timeout_add_full (G_PRIORITY_DEFAULT, FLASH_MS, flash_end_cb, g_object_ref (widget),
                      g_object_unref);
}

gboolean
sv_whistle_is_flashing (GtkWidget *widget)
{
  return gtk_widget_has_css_class (widget, FLASH);
}
