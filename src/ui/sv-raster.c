/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sv-raster.h"

#include <math.h>

void
sv_raster_begin (SvRaster *self, const graphene_rect_t *bounds, int scale)
{
  graphene_rect_round_extents (bounds, &self->bounds);
  self->surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32,
                                              MAX (1, (int)self->bounds.size.width) * scale,
                                              MAX (1, (int)self->bounds.size.height) * scale);
  cairo_surface_set_device_scale (self->surface, scale, scale);
  cairo_surface_set_device_offset (self->surface, -(double)self->bounds.origin.x * scale,
                                   -(double)self->bounds.origin.y * scale);
  self->cr = cairo_create (self->surface);
}

GskRenderNode *
sv_raster_end (SvRaster *self)
{
  GskRenderNode *node = gsk_cairo_node_new (&self->bounds);
  cairo_t *cr = gsk_cairo_node_get_draw_context (node);

  cairo_destroy (self->cr);
  cairo_set_source_surface (cr, self->surface, 0, 0);
  cairo_pattern_set_filter (cairo_get_source (cr), CAIRO_FILTER_NEAREST);
  cairo_paint (cr);
  cairo_destroy (cr);
  cairo_surface_destroy (self->surface);
  return node;
}
