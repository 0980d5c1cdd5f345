/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "sv-whistle.h"

enum { FLASH_MS = 1500 };

static const char FLASH[] = "flash";

static void
weak_ref_free (gpointer data)
{
  g_weak_ref_clear (data);
  g_free (data);
}

static gboolean
flash_end_cb (gpointer data)
{
  g_autoptr (GtkWidget) widget = g_weak_ref_get (data);

  if (widget == NULL)
    return G_SOURCE_REMOVE;
  gtk_widget_remove_css_class (widget, FLASH);
  gtk_widget_queue_draw (widget);
  return G_SOURCE_REMOVE;
}

/* The timeout holds no reference, so that it keeps neither the widget nor its match alive. */
void
sv_whistle_flash (GtkWidget *widget)
{
  GWeakRef *ref;

  if (sv_whistle_is_flashing (widget))
    return;
  ref = g_new0 (GWeakRef, 1);
  g_weak_ref_init (ref, widget);
  gtk_widget_add_css_class (widget, FLASH);
  gtk_widget_queue_draw (widget);
  g_timeout_add_full (G_PRIORITY_DEFAULT, FLASH_MS, flash_end_cb, ref, weak_ref_free);
}

gboolean
sv_whistle_is_flashing (GtkWidget *widget)
{
  return gtk_widget_has_css_class (widget, FLASH);
}
