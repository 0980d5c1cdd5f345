/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "sv-figurine-picture.h"

#include <glib/gi18n.h>

#include "sv-colour-scheme.h"
#include "sv-figurines.h"

struct _SvFigurinePicture {
  GtkWidget parent_instance;

  /* Owned */
  GdkTexture *texture;
  char *colours[2][2];

  SvPiece piece;
  unsigned index;
};

G_DEFINE_FINAL_TYPE (SvFigurinePicture, sv_figurine_picture, GTK_TYPE_WIDGET)

static GdkTexture *
get_texture (SvFigurinePicture *self)
{
  const char *const first[2] = { self->colours[0][0], self->colours[0][1] };
  const char *const second[2] = { self->colours[1][0], self->colours[1][1] };

  if (self->texture == NULL)
    self->texture = sv_figurines_paint (&self->piece, 1, 0, first, second,
                                        gtk_widget_get_scale_factor (GTK_WIDGET (self)));
  return self->texture;
}

static void
sv_figurine_picture_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  gtk_snapshot_append_texture (snapshot, get_texture (SV_FIGURINE_PICTURE (widget)),
                               &GRAPHENE_RECT_INIT (0, 0, SV_FIGURINE_WIDTH, SV_FIGURINE_HEIGHT));
}

static void
sv_figurine_picture_measure (GtkWidget *widget,
                             GtkOrientation orientation,
                             int for_size,
                             int *minimum,
                             int *natural,
                             int *minimum_baseline,
                             int *natural_baseline)
{
  *minimum = *natural =
      orientation == GTK_ORIENTATION_HORIZONTAL ? SV_FIGURINE_WIDTH : SV_FIGURINE_HEIGHT;
}

static void
repaint (SvFigurinePicture *self)
{
  g_clear_object (&self->texture);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

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
sv_figurine_picture_dispose (GObject *object)
{
  SvFigurinePicture *self = SV_FIGURINE_PICTURE (object);

  g_clear_object (&self->texture);
  for (int i = 0; i < 4; i++)
    g_clear_pointer (&self->colours[i / 2][i % 2], g_free);
  G_OBJECT_CLASS (sv_figurine_picture_parent_class)->dispose (object);
}

static void
sv_figurine_picture_class_init (SvFigurinePictureClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = sv_figurine_picture_dispose;
  widget_class->snapshot = sv_figurine_picture_snapshot;
  widget_class->measure = sv_figurine_picture_measure;
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
  g_signal_connect_object (sv_colour_scheme_get_default (), "changed", G_CALLBACK (repaint), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect (self, "notify::scale-factor", G_CALLBACK (repaint), NULL);
}

GtkWidget *
sv_figurine_picture_new (const SvGame *game, int side, int number, const char *name, unsigned index)
{
  SvFigurinePicture *self = g_object_new (SV_TYPE_FIGURINE_PICTURE, NULL);
  g_autofree char *hint = g_strdup_printf (_ ("%s: drag to another player"), name);
  SvPiece pieces[SV_MAX_PIECES];
  const unsigned n = sv_figurines_of (game, side, G_N_ELEMENTS (pieces), pieces);

  for (unsigned i = 0; i < n; i++) {
    if (pieces[i].number == number)
      self->piece = pieces[i];
  }
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
  const SvTeamDoc *teams[2] = { first, second };

  g_return_if_fail (SV_IS_FIGURINE_PICTURE (self));
  g_return_if_fail (first != NULL && second != NULL);

  for (int i = 0; i < 4; i++) {
    g_free (self->colours[i / 2][i % 2]);
    self->colours[i / 2][i % 2] = g_strdup (teams[i / 2]->colours[i % 2]);
  }
  repaint (self);
}
