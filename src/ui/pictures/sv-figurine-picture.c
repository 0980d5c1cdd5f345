/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "sv-figurine-picture.h"

#include <glib/gi18n.h>

#include "sv-figurines.h"

struct _SvFigurinePicture {
  SvPicture parent_instance;

  const SvGame *game;
  int side, number;
  unsigned index;
};

G_DEFINE_FINAL_TYPE (SvFigurinePicture, sv_figurine_picture, SV_TYPE_PICTURE)

static GdkContentProvider *
prepare_cb (SvFigurinePicture *self)
{
  return gdk_content_provider_new_typed (SV_TYPE_FIGURINE_PICTURE, self);
}

/* The figurine itself is in the hand; where it stood it is faint. */
static void
begin_cb (SvFigurinePicture *self, GdkDrag *drag, GtkDragSource *source)
{
  g_autoptr (GdkPaintable) icon = gtk_widget_paintable_new (GTK_WIDGET (self));
  g_autoptr (GdkPaintable) now = gdk_paintable_get_current_image (icon);

  gtk_drag_source_set_icon (source, now, SV_FIGURINE_WIDTH / 2, SV_FIGURINE_HEIGHT / 2);
  gtk_widget_add_css_class (GTK_WIDGET (self), "dragged");
}

static void
end_cb (SvFigurinePicture *self)
{
  gtk_widget_remove_css_class (GTK_WIDGET (self), "dragged");
}

static void
sv_figurine_picture_class_init (SvFigurinePictureClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  gtk_widget_class_set_css_name (widget_class, "sv-figurine");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_IMG);
}

static void
sv_figurine_picture_init (SvFigurinePicture *self)
{
  GtkDragSource *source = gtk_drag_source_new ();

  gtk_drag_source_set_actions (source, GDK_ACTION_MOVE);
  g_signal_connect_swapped (source, "prepare", G_CALLBACK (prepare_cb), self);
  g_signal_connect_swapped (source, "drag-begin", G_CALLBACK (begin_cb), self);
  g_signal_connect_swapped (source, "drag-end", G_CALLBACK (end_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (source));
  gtk_widget_set_cursor_from_name (GTK_WIDGET (self), "grab");
  sv_picture_set_size (SV_PICTURE (self), SV_FIGURINE_WIDTH, SV_FIGURINE_WIDTH, SV_FIGURINE_HEIGHT);
}

GtkWidget *
sv_figurine_picture_new (const SvGame *game, int side, int number, const char *name, unsigned index)
{
  SvFigurinePicture *self = g_object_new (SV_TYPE_FIGURINE_PICTURE, NULL);
  g_autofree char *hint = g_strdup_printf (_ ("%s: drag to another player"), name);

  self->game = game;
  self->side = side;
  self->number = number;
  self->index = index;
  gtk_widget_set_tooltip_text (GTK_WIDGET (self), hint);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  return GTK_WIDGET (self);
}

unsigned
sv_figurine_picture_get_index (SvFigurinePicture *self)
{
  g_return_val_if_fail (SV_IS_FIGURINE_PICTURE (self), 0);
  return self->index;
}

void
sv_figurine_picture_set_teams (SvFigurinePicture *self,
                               const SvTeamDoc *first,
                               const SvTeamDoc *second)
{
  g_return_if_fail (SV_IS_FIGURINE_PICTURE (self));
  g_return_if_fail (first != NULL && second != NULL);

  sv_figurines_show_one (SV_PICTURE (self), self->game, self->side, self->number, first, second);
}
