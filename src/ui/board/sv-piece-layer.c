/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sv-piece-layer.h"
#include "sv-raster.h"

#include <math.h>

/* Flags of pieces that have a halo. A halo is painted once for all pieces with the same flags,
 * because it costs more than the figurine. */
enum { LIT = SV_PIECE_ACTIVE | SV_PIECE_ATTACKER | SV_PIECE_DEFENDER };

typedef enum { WHOLE, HALO, FIGURINE } Part;

/* The cache holds Cairo nodes instead of textures, because the Cairo renderer copies every texture
 * whole in every frame, wherever the change is. For nine figurines that cost ten times everything
 * else. */
struct _SvPieceLayer {
  GHashTable *nodes; /* appearance of a piece, as text → GskRenderNode centred at 0, 0 */
  GskRenderNode *ball;
  GskRenderNode *shadow;
  SvPainter *painter; /* not owned */
  double size;
  double ball_size;
  int scale;
};

SvPieceLayer *
sv_piece_layer_new (void)
{
  SvPieceLayer *self = g_new0 (SvPieceLayer, 1);

  self->nodes = g_hash_table_new_full (g_str_hash, g_str_equal, g_free,
                                       (GDestroyNotify)gsk_render_node_unref);
  self->scale = 1;
  return self;
}

void
sv_piece_layer_free (SvPieceLayer *self)
{
  if (self == NULL)
    return;
  sv_piece_layer_reset (self, NULL, 0, 0, 1);
  g_hash_table_unref (self->nodes);
  g_free (self);
}

void
sv_piece_layer_reset (SvPieceLayer *self, SvPainter *painter, double size, double ball, int scale)
{
  g_hash_table_remove_all (self->nodes);
  g_clear_pointer (&self->ball, gsk_render_node_unref);
  g_clear_pointer (&self->shadow, gsk_render_node_unref);
  self->painter = painter;
  self->size = size;
  self->ball_size = ball;
  self->scale = scale;
}

/* Paint a figurine, its halo, or both. Free with cairo_surface_destroy (). */
static cairo_surface_t *
paint_piece (SvPieceLayer *self, const SvPiece *piece, Part part)
{
  const int pixels = CLAMP ((int)lround (self->size * self->scale), 1, 2048);
  cairo_surface_t *surface =
      cairo_image_surface_create (CAIRO_FORMAT_ARGB32, pixels, (int)ceil (1.25 * pixels));
  cairo_t *cr = cairo_create (surface);

  if (part != FIGURINE)
    sv_paint_halo (self->painter, cr, piece->flags, pixels);
  if (part != HALO)
    sv_paint_figurine (self->painter, cr, piece, pixels);
  cairo_destroy (cr);
  return surface;
}

GdkPaintable *
sv_piece_layer_dup_paintable (SvPieceLayer *self, const SvPiece *piece)
{
  if (self->painter == NULL || self->size < 1)
    return gdk_paintable_new_empty (1, 1);
  cairo_surface_t *surface = paint_piece (self, piece, WHOLE);
  GdkTexture *texture = sv_raster_texture (surface);

  cairo_surface_destroy (surface);
  return GDK_PAINTABLE (texture);
}

/* Begin a raster of @w × @h pixels, centred at the origin. */
static void
begin_around (SvPieceLayer *self, SvRaster *raster, double w, double h)
{
  const float half_w = (float)ceil (w / 2), half_h = (float)ceil (h / 2);

  sv_raster_begin (raster, &GRAPHENE_RECT_INIT (-half_w, -half_h, 2 * half_w, 2 * half_h),
                   self->scale);
}

static GskRenderNode *
piece_node (SvPieceLayer *self, const SvPiece *piece, Part part)
{
  g_autofree char *key =
      part == HALO ? g_strdup_printf ("%d", piece->flags & (LIT | SV_PIECE_GONE))
                   : g_strdup_printf ("%d %d %d %d %d %s", piece->side, piece->number, piece->flags,
                                      piece->need, piece->head, piece->look ? piece->look : "");
  GskRenderNode *node = g_hash_table_lookup (self->nodes, key);

  if (node != NULL)
    return node;
  cairo_surface_t *surface = paint_piece (self, piece, part);
  const double w = cairo_image_surface_get_width (surface);
  const double h = cairo_image_surface_get_height (surface);
  const double scale = self->scale;
  node = sv_raster_node (surface,
                         &GRAPHENE_RECT_INIT ((float)(round (-w / 2) / scale),
                                              (float)(round (-h / 2) / scale), (float)(w / scale),
                                              (float)(h / scale)),
                         self->scale);
  cairo_surface_destroy (surface);
  g_hash_table_insert (self->nodes, g_steal_pointer (&key), node);
  return node;
}

/* Append @node at whole device pixels, so that resting figurines are as sharp as painted. */
static void
append_at (
    SvPieceLayer *self, GtkSnapshot *snapshot, GskRenderNode *node, double x, double y, double zoom)
{
  const float left = (float)(round (x * self->scale) / self->scale);
  const float top = (float)(round (y * self->scale) / self->scale);

  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (left, top));
  if (fabs (zoom - 1) > 1e-3)
    gtk_snapshot_scale (snapshot, (float)zoom, (float)zoom);
  gtk_snapshot_append_node (snapshot, node);
  gtk_snapshot_restore (snapshot);
}

void
sv_piece_layer_append_piece (SvPieceLayer *self,
                             GtkSnapshot *snapshot,
                             const SvPiece *piece,
                             double x,
                             double y,
                             double zoom)
{
  const gboolean lit = (piece->flags & LIT) != 0;

  if (self->painter == NULL || self->size < 1)
    return;
  if (lit)
    append_at (self, snapshot, piece_node (self, piece, HALO), x, y, zoom);
  append_at (self, snapshot, piece_node (self, piece, lit ? FIGURINE : WHOLE), x, y, zoom);
}

void
sv_piece_layer_append_ball (
    SvPieceLayer *self, GtkSnapshot *snapshot, double x, double y, double zoom)
{
  if (self->painter == NULL || self->ball_size < 1)
    return;
  if (!self->ball) {
    SvRaster raster;
    begin_around (self, &raster, self->ball_size, self->ball_size);
    cairo_translate (raster.cr, -self->ball_size / 2, -self->ball_size / 2);
    sv_paint_ball (self->painter, raster.cr, self->ball_size);
    self->ball = sv_raster_end (&raster);
  }
  append_at (self, snapshot, self->ball, x, y, zoom);
}

/* Paint a soft dark spot, as wide as a figurine. */
static GskRenderNode *
make_shadow (SvPieceLayer *self)
{
  const double r = self->size / 2;
  cairo_pattern_t *pattern = cairo_pattern_create_radial (0, 0, 0, 0, 0, r);
  SvRaster raster;

  cairo_pattern_add_color_stop_rgba (pattern, 0.0, 0, 0, 0, 0.42);
  cairo_pattern_add_color_stop_rgba (pattern, 0.6, 0, 0, 0, 0.2);
  cairo_pattern_add_color_stop_rgba (pattern, 1.0, 0, 0, 0, 0.0);
  begin_around (self, &raster, 2 * r, 0.9 * r);
  cairo_scale (raster.cr, 1, 0.45);
  cairo_set_source (raster.cr, pattern);
  cairo_paint (raster.cr);
  cairo_pattern_destroy (pattern);
  return sv_raster_end (&raster);
}

void
sv_piece_layer_append_shadow (
    SvPieceLayer *self, GtkSnapshot *snapshot, double x, double y, double width)
{
  if (self->size < 1)
    return;
  if (self->shadow == NULL)
    self->shadow = make_shadow (self);
  append_at (self, snapshot, self->shadow, x, y, width / self->size);
}
