/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "sv-game-picture.h"

#include "sv-colour-scheme.h"
#include "sv-paint.h"

enum { NATURAL_WIDTH = 280, LEAST_WIDTH = 200 };
static const double RATIO = 200.0 / 320.0; /* height by width of all these pictures */

struct _SvGamePicture {
  GtkWidget parent_instance;

  /* Owned */
  GdkTexture *texture;

  const SvGame *game;
};

G_DEFINE_FINAL_TYPE (SvGamePicture, sv_game_picture, GTK_TYPE_WIDGET)

static void
paint_pitch (SvGamePicture *self, cairo_t *cr, double width, double height)
{
  g_autofree char *setup = g_malloc0 (MAX (self->game->setup_size, 1));
  g_autoptr (SvPainter) painter = NULL;
  const SvBoard *board;
  SvTheme theme;
  SvFit fit;

  sv_game_standard (self->game, setup);
  board = self->game->board (setup);
  sv_theme_init (&theme, sv_colour_scheme_get (sv_colour_scheme_get_default ()), NULL, NULL);
  painter = sv_painter_new (board, &theme);
  sv_fit_board (&fit, board, width, height);
  sv_paint_pitch (painter, cr, &fit, width, height);
}

static GdkTexture *
make_texture (SvGamePicture *self, int width, int height)
{
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, width, height);
  cairo_t *cr = cairo_create (surface);
  g_autofree char *path = g_strconcat ("pictures/", self->game->id, ".svg", NULL);
  g_autoptr (GBytes) bytes = NULL;
  GdkTexture *texture;

  if (!sv_paint_drawing (cr, path, width, height))
    paint_pitch (self, cr, width, height);
  cairo_destroy (cr);
  cairo_surface_flush (surface);
  bytes = g_bytes_new (cairo_image_surface_get_data (surface),
                       (gsize)cairo_image_surface_get_stride (surface) * (gsize)height);
  texture = gdk_memory_texture_new (width, height, GDK_MEMORY_DEFAULT, bytes,
                                    (gsize)cairo_image_surface_get_stride (surface));
  cairo_surface_destroy (surface);
  return texture;
}

static void
sv_game_picture_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  SvGamePicture *self = SV_GAME_PICTURE (widget);
  int width = gtk_widget_get_width (widget);
  int height = gtk_widget_get_height (widget);
  int scale = gtk_widget_get_scale_factor (widget);

  if (self->game == NULL || width <= 0 || height <= 0)
    return;
  if (self->texture != NULL && (gdk_texture_get_width (self->texture) != width * scale ||
                                gdk_texture_get_height (self->texture) != height * scale))
    g_clear_object (&self->texture);
  if (self->texture == NULL)
    self->texture = make_texture (self, width * scale, height * scale);
  gtk_snapshot_append_texture (snapshot, self->texture,
                               &GRAPHENE_RECT_INIT (0, 0, (float)width, (float)height));
}

static GtkSizeRequestMode
sv_game_picture_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
sv_game_picture_measure (GtkWidget *widget,
                         GtkOrientation orientation,
                         int for_size,
                         int *minimum,
                         int *natural,
                         int *minimum_baseline,
                         int *natural_baseline)
{
  if (orientation == GTK_ORIENTATION_HORIZONTAL) {
    *minimum = LEAST_WIDTH;
    *natural = NATURAL_WIDTH;
  } else {
    *minimum = *natural = (int)((for_size > 0 ? for_size : NATURAL_WIDTH) * RATIO);
  }
}

static void
sv_game_picture_dispose (GObject *object)
{
  g_clear_object (&SV_GAME_PICTURE (object)->texture);
  G_OBJECT_CLASS (sv_game_picture_parent_class)->dispose (object);
}

static void
sv_game_picture_class_init (SvGamePictureClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = sv_game_picture_dispose;
  widget_class->snapshot = sv_game_picture_snapshot;
  widget_class->measure = sv_game_picture_measure;
  widget_class->get_request_mode = sv_game_picture_get_request_mode;
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
sv_game_picture_init (SvGamePicture *self)
{
  gtk_widget_set_overflow (GTK_WIDGET (self), GTK_OVERFLOW_HIDDEN);
  gtk_widget_add_css_class (GTK_WIDGET (self), "picture");
}

void
sv_game_picture_set_game (SvGamePicture *self, const SvGame *game)
{
  g_return_if_fail (SV_IS_GAME_PICTURE (self));

  if (self->game == game)
    return;
  self->game = game;
  g_clear_object (&self->texture);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}
