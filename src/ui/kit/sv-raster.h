/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-raster: render nodes that hold pixels that were painted once.
 *
 * GTK paints a Cairo node again, with all its lines and gradients, whenever something near it
 * changes. A node that holds an image costs only a copy of the pixels that are needed. */

#include <gtk/gtk.h>

typedef struct {
  graphene_rect_t bounds;
  int scale;
  gboolean
      opaque; /* set it if the picture is opaque but for its corners: see sv_raster_strips () */
  cairo_surface_t *surface;
  cairo_t *cr; /* context to paint with, in the coordinates of the bounds */
} SvRaster;

/* Begin to paint into @bounds (whole pixels), with @scale device pixels per unit. */
void sv_raster_begin (SvRaster *self, const graphene_rect_t *bounds, int scale);

/* Return the node with what was painted. Transfer full; @self must not be used afterwards. */
GskRenderNode *sv_raster_end (SvRaster *self);

/* Return a node that shows the pixels of @surface, @scale of them per unit, from the corner of
 * @bounds. The pixels are not copied, so nobody may paint on the surface any more. Transfer
 * full. */
GskRenderNode *sv_raster_node (cairo_surface_t *surface, const graphene_rect_t *bounds, int scale);

/* Like sv_raster_node () for a large picture that is opaque but for its corners. GTK draws a node
 * by way of a copy of it; this one consists of strips, so that each copy is small. They overlap by
 * a unit, so that no seam is seen at any scale. */
GskRenderNode *
sv_raster_strips (cairo_surface_t *surface, const graphene_rect_t *bounds, int scale);

/* Return the pixels of an ARGB32 surface as a texture, which takes a reference: nobody may paint on
 * the surface any more. Transfer full. */
GdkTexture *sv_raster_texture (cairo_surface_t *surface);

/* Paint @width × @height units from @data. */
typedef void (*SvRasterDraw) (cairo_t *cr, int width, int height, gconstpointer data);

/* Paint an image of @width × @height units with @scale pixels per unit. Free it with
 * cairo_surface_destroy (). */
cairo_surface_t *
sv_raster_paint (int width, int height, int scale, SvRasterDraw draw, gconstpointer data);

/* Like sv_raster_paint (), in a worker thread, for @source, which is kept alive meanwhile. Takes
 * ownership of @data. @done_cb is called in the main thread. Return the GAsyncResult that @done_cb
 * will get, not owned, so that a caller that orders several images can tell which one has come. */
gconstpointer sv_raster_order (gpointer source,
                               int width,
                               int height,
                               int scale,
                               SvRasterDraw draw,
                               gpointer data,
                               GDestroyNotify destroy,
                               GAsyncReadyCallback done_cb);

/* Return the ordered image. Free it with cairo_surface_destroy (). */
cairo_surface_t *sv_raster_order_finish (GAsyncResult *result);
