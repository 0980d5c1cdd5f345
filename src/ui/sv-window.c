/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "sv-window.h"

struct _SvWindow {
  GtkApplicationWindow parent_instance;

  /* Template children */
  GtkStack *stack;
};

G_DEFINE_FINAL_TYPE (SvWindow, sv_window, GTK_TYPE_APPLICATION_WINDOW)

static void
sv_window_dispose (GObject *object)
{
  gtk_widget_dispose_template (GTK_WIDGET (object), SV_TYPE_WINDOW);
  G_OBJECT_CLASS (sv_window_parent_class)->dispose (object);
}

static void
sv_window_class_init (SvWindowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = sv_window_dispose;
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/speelveld/Speelveld/ui/sv-window.ui");
  gtk_widget_class_bind_template_child (widget_class, SvWindow, stack);
}

static void
sv_window_init (SvWindow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

SvWindow *
sv_window_new (SvApplication *application)
{
  return g_object_new (SV_TYPE_WINDOW, "application", application, NULL);
}
