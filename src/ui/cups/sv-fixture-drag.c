/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sv-fixture-drag.h"

static GdkContentProvider *
prepare_cb (GtkDragSource *source, double x, double y, SvFixtureOf get)
{
  GtkWidget *widget = gtk_event_controller_get_widget (GTK_EVENT_CONTROLLER (source));

  return gdk_content_provider_new_typed (G_TYPE_UINT, get (widget));
}

static void
begin_cb (GtkDragSource *source, GdkDrag *drag, gpointer data)
{
  GtkWidget *widget = gtk_event_controller_get_widget (GTK_EVENT_CONTROLLER (source));
  g_autoptr (GdkPaintable) picture = gtk_widget_paintable_new (widget);

  gtk_drag_source_set_icon (source, picture, 0, 0);
}

static gboolean
drop (GtkDropTarget *target, const GValue *value, SvFixtureOf get, const char *action)
{
  GtkWidget *widget = gtk_event_controller_get_widget (GTK_EVENT_CONTROLLER (target));
  const unsigned dropped = g_value_get_uint (value), here = get (widget);

  return dropped != here && gtk_widget_activate_action (widget, action, "(uu)", dropped, here);
}

static gboolean
drop_cb (GtkDropTarget *target, const GValue *value, double x, double y, SvFixtureOf get)
{
  return drop (target, value, get, "cup.exchange");
}

static gboolean
drop_in_slot_cb (GtkDropTarget *target, const GValue *value, double x, double y, SvFixtureOf get)
{
  return drop (target, value, get, "cup.into");
}

static void
add_target (GtkWidget *widget, GCallback callback, SvFixtureOf get)
{
  GtkDropTarget *target = gtk_drop_target_new (G_TYPE_UINT, GDK_ACTION_MOVE);

  g_signal_connect (target, "drop", callback, (gpointer)get);
  gtk_widget_add_controller (widget, GTK_EVENT_CONTROLLER (target));
}

void
sv_fixture_drag_add (GtkWidget *widget, SvFixtureOf get)
{
  GtkDragSource *source = gtk_drag_source_new ();

  gtk_drag_source_set_actions (source, GDK_ACTION_MOVE);
  g_signal_connect (source, "prepare", G_CALLBACK (prepare_cb), (gpointer)get);
  g_signal_connect (source, "drag-begin", G_CALLBACK (begin_cb), NULL);
  gtk_widget_add_controller (widget, GTK_EVENT_CONTROLLER (source));
  add_target (widget, G_CALLBACK (drop_cb), get);
}

void
sv_fixture_drag_add_slot (GtkWidget *widget, SvFixtureOf get)
{
  add_target (widget, G_CALLBACK (drop_in_slot_cb), get);
}
