/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-raster: a render node that holds pixels painted once.
 *
 * A node made by Cairo is painted again, with all its lines and gradients, whenever something near
 * it changes. One that holds an image instead costs a copy of the few pixels that are needed. */

#include <gtk/gtk.h>

typedef struct {
  graphene_rect_t bounds;
  int scale;
  cairo_surface_t *surface;
  cairo_t *cr; /* to paint with, in the coordinates of bounds */
} SvRaster;

/* Begin to paint into bounds (whole numbers of pixels), scale device pixels each. */
void sv_raster_begin (SvRaster *self, const graphene_rect_t *bounds, int scale);

/* The node of what was painted; self is not to be used any more. */
GskRenderNode *sv_raster_end (SvRaster *self);

/* A node that shows the pixels of a surface, scale of them to a unit, from the corner of bounds.
 * They are not copied: nobody may paint on the surface any more. */
GskRenderNode *sv_raster_node (cairo_surface_t *surface, const graphene_rect_t *bounds, int scale);

/* The pixels of an ARGB32 surface as a texture, which takes a reference: nobody may paint on it any
 * more. */
GdkTexture *sv_raster_texture (cairo_surface_t *surface);

/* Paints width × height with what it is given. */
typedef void (*SvRasterDraw) (cairo_t *cr, int width, int height, gconstpointer data);

/* An image of width × height units, scale pixels each. Free with cairo_surface_destroy (). */
cairo_surface_t *
sv_raster_paint (int width, int height, int scale, SvRasterDraw draw, gconstpointer data);

/* Let a worker paint it for source, which stays alive meanwhile. Takes data. Returns what done_cb gets as
 * result, borrowed: whoever orders anew meanwhile knows by it which one came. */
gconstpointer sv_raster_order (gpointer source,
                               int width,
                               int height,
                               int scale,
                               SvRasterDraw draw,
                               gpointer data,
                               GDestroyNotify destroy,
                               GAsyncReadyCallback done_cb);

/* The image that was ordered. Free with cairo_surface_destroy (). */
cairo_surface_t *sv_raster_order_finish (GAsyncResult *result);
