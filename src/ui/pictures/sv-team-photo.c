/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "sv-team-photo.h"

#include "sv-colour-scheme.h"
#include "sv-figurines.h"

enum { MAX_SHOWN = 4, STEP = 40 };

struct _SvTeamPhoto {
  GtkWidget parent_instance;

  /* Owned */
  GdkTexture *texture;

  char *colours[2][2]; /* of both teams; a clash is solved between them */
  const SvGame *game;
  int side;
};

G_DEFINE_FINAL_TYPE (SvTeamPhoto, sv_team_photo, GTK_TYPE_WIDGET)

static GdkTexture *
make_texture (SvTeamPhoto *self)
{
  const char *const first[2] = { self->colours[0][0], self->colours[0][1] };
  const char *const second[2] = { self->colours[1][0], self->colours[1][1] };
  SvPiece pieces[MAX_SHOWN];
  const unsigned n = sv_figurines_of (self->game, self->side, MAX_SHOWN, pieces);

  return sv_figurines_paint (pieces, n, STEP, first, second,
                             gtk_widget_get_scale_factor (GTK_WIDGET (self)));
}

static void
sv_team_photo_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  SvTeamPhoto *self = SV_TEAM_PHOTO (widget);
  float width;

  if (self->game == NULL)
    return;
  if (self->texture == NULL)
    self->texture = make_texture (self);
  width = (float)gdk_texture_get_width (self->texture) / gtk_widget_get_scale_factor (widget);
  gtk_snapshot_append_texture (snapshot, self->texture,
                               &GRAPHENE_RECT_INIT (0, 0, width, SV_FIGURINE_HEIGHT));
}

static void
sv_team_photo_measure (GtkWidget *widget,
                       GtkOrientation orientation,
                       int for_size,
                       int *minimum,
                       int *natural,
                       int *minimum_baseline,
                       int *natural_baseline)
{
  *minimum = *natural = orientation == GTK_ORIENTATION_HORIZONTAL
                            ? sv_figurines_width (MAX_SHOWN, STEP)
                            : SV_FIGURINE_HEIGHT;
}

static void
repaint (SvTeamPhoto *self)
{
  g_clear_object (&self->texture);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static void
sv_team_photo_dispose (GObject *object)
{
  SvTeamPhoto *self = SV_TEAM_PHOTO (object);

  g_clear_object (&self->texture);
  for (int i = 0; i < 4; i++)
    g_clear_pointer (&self->colours[i / 2][i % 2], g_free);
  G_OBJECT_CLASS (sv_team_photo_parent_class)->dispose (object);
}

static void
sv_team_photo_class_init (SvTeamPhotoClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = sv_team_photo_dispose;
  widget_class->snapshot = sv_team_photo_snapshot;
  widget_class->measure = sv_team_photo_measure;
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
sv_team_photo_init (SvTeamPhoto *self)
{
  g_signal_connect_object (sv_colour_scheme_get_default (), "changed", G_CALLBACK (repaint), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect (self, "notify::scale-factor", G_CALLBACK (repaint), NULL);
}

void
sv_team_photo_set (SvTeamPhoto *self, int side, const SvTeamDoc *first, const SvTeamDoc *second)
{
  const SvTeamDoc *teams[2] = { first, second };

  g_return_if_fail (SV_IS_TEAM_PHOTO (self));
  g_return_if_fail (first != NULL && second != NULL);

  for (int i = 0; i < 4; i++) {
    g_free (self->colours[i / 2][i % 2]);
    self->colours[i / 2][i % 2] = g_strdup (teams[i / 2]->colours[i % 2]);
  }
  self->game = first->game;
  self->side = side;
  repaint (self);
}
