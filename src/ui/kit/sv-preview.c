/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "sv-preview.h"

#include "sv-widgets.h"

G_DEFINE_ABSTRACT_TYPE (SvPreview, sv_preview, GTK_TYPE_WINDOW)

static void
take_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  sv_widget_take_number (widget);
  g_signal_emit_by_name (widget, "taken");
  gtk_window_destroy (GTK_WINDOW (widget));
}

static void
sv_preview_class_init (SvPreviewClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  g_signal_new ("taken", SV_TYPE_PREVIEW, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  gtk_widget_class_install_action (widget_class, "preview.take", NULL, take_action);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "window.close", NULL);
}

static void
sv_preview_init (SvPreview *self)
{
}

void
sv_preview_set_button (SvPreview *self, GtkWidget *button)
{
  gtk_window_set_default_widget (GTK_WINDOW (self), button);
  gtk_window_set_focus (GTK_WINDOW (self), button);
}

void
sv_preview_set_ready (SvPreview *self, gboolean ready)
{
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "preview.take", ready);
}

void
sv_preview_add_line (GtkWidget *box, const char *text, const char *style)
{
  GtkWidget *line = g_object_new (GTK_TYPE_LABEL, "label", text, "xalign", 0.0, "wrap", TRUE,
                                  "wrap-mode", PANGO_WRAP_WORD_CHAR, "width-chars", 8, NULL);

  gtk_widget_add_css_class (line, style);
  gtk_box_append (GTK_BOX (box), line);
}
