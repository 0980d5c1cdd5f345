/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "sv-team-photo.h"

#include "sv-colour-scheme.h"
#include "sv-paint.h"

enum { MAX_SHOWN = 4, PIECE_WIDTH = 44, PIECE_HEIGHT = 55, OVERLAP = 4 };

struct _SvTeamPhoto {
  GtkWidget parent_instance;

  /* Owned */
  GdkTexture *texture;

  char *colours[2][2]; /* of both teams; a clash is solved between them */
  const SvGame *game;
  int side;
};

G_DEFINE_FINAL_TYPE (SvTeamPhoto, sv_team_photo, GTK_TYPE_WIDGET)

static void
paint (SvTeamPhoto *self, cairo_t *cr)
{
  const char *const first[2] = { self->colours[0][0], self->colours[0][1] };
  const char *const second[2] = { self->colours[1][0], self->colours[1][1] };
  g_autofree char *setup = g_malloc0 (MAX (self->game->setup_size, 1));
  g_autofree char *state = g_malloc0 (MAX (self->game->state_size, 1));
  g_autoptr (SvPainter) painter = NULL;
  SvView view = { 0 };
  SvTheme theme;
  int shown = 0;

  self->game->setup_standard (setup);
  self->game->init (setup, state);
  self->game->view (setup, state, &view);
  sv_theme_init (&theme, sv_colour_scheme_get (sv_colour_scheme_get_default ()),
                 first[0] != NULL ? first : NULL, second[0] != NULL ? second : NULL);
  painter = sv_painter_new (NULL, &theme);
  for (unsigned i = 0; i < view.n_pieces && shown < MAX_SHOWN; i++) {
    SvPiece piece = view.pieces[i];

    if (piece.side != self->side)
      continue;
    piece.flags = 0;
    cairo_save (cr);
    cairo_translate (cr, shown * (PIECE_WIDTH - OVERLAP), 0);
    sv_paint_piece (painter, cr, &piece, PIECE_WIDTH);
    cairo_restore (cr);
    shown++;
  }
}

static GdkTexture *
make_texture (SvTeamPhoto *self, int width, int height, int scale)
{
  cairo_surface_t *surface =
      cairo_image_surface_create (CAIRO_FORMAT_ARGB32, width * scale, height * scale);
  cairo_t *cr = cairo_create (surface);
  g_autoptr (GBytes) bytes = NULL;
  gsize stride = (gsize)cairo_image_surface_get_stride (surface);
  GdkTexture *texture;

  cairo_scale (cr, scale, scale);
  paint (self, cr);
  cairo_destroy (cr);
  cairo_surface_flush (surface);
  bytes = g_bytes_new (cairo_image_surface_get_data (surface), stride * (gsize)(height * scale));
  texture =
      gdk_memory_texture_new (width * scale, height * scale, GDK_MEMORY_DEFAULT, bytes, stride);
  cairo_surface_destroy (surface);
  return texture;
}

static int
natural_width (void)
{
  return MAX_SHOWN * (PIECE_WIDTH - OVERLAP) + OVERLAP;
}

static void
sv_team_photo_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  SvTeamPhoto *self = SV_TEAM_PHOTO (widget);
  int width = natural_width ();

  if (self->game == NULL)
    return;
  if (self->texture == NULL)
    self->texture = make_texture (self, width, PIECE_HEIGHT, gtk_widget_get_scale_factor (widget));
  gtk_snapshot_append_texture (snapshot, self->texture,
                               &GRAPHENE_RECT_INIT (0, 0, (float)width, PIECE_HEIGHT));
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
  *minimum = *natural = orientation == GTK_ORIENTATION_HORIZONTAL ? natural_width () : PIECE_HEIGHT;
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
