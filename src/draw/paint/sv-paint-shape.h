/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-paint-shape: small helpers for painting with Cairo: colours, paths, fills, strokes and
 * logos. */

#include "sv-theme.h"
#include <cairo.h>

static inline void
sv_set_source (cairo_t *cr, SvColour colour)
{
  cairo_set_source_rgba (cr, colour.r, colour.g, colour.b, colour.a);
}

/* Return the colour that is written 0xRRGGBB; opaque. */
static inline SvColour
sv_colour_hex (unsigned colour)
{
  return (SvColour){ ((colour >> 16) & 0xff) / 255.0, ((colour >> 8) & 0xff) / 255.0,
                     (colour & 0xff) / 255.0, 1 };
}

/* Add a circle, an ellipse, or a rounded rectangle, to the current path. */
void sv_path_circle (cairo_t *cr, double x, double y, double radius);
void sv_path_ellipse (cairo_t *cr, double x, double y, double rx, double ry);
void sv_path_rounded (cairo_t *cr, double x, double y, double w, double h, double radius);

/* Make what was painted transparent outside a rounded rectangle, which fills the picture but for a
 * part of a pixel. It is faster than to clip everything that is painted. */
void sv_clear_corners (cairo_t *cr, double x, double y, double w, double h, double radius);

/* Fill the current path, stroke it @width wide, or fill it and stroke its outline. */
void sv_fill (cairo_t *cr, SvColour colour);
void sv_stroke (cairo_t *cr, SvColour colour, double width);
void sv_fill_outlined (cairo_t *cr, SvColour colour, SvColour line, double width);

/* Fill a rectangle with slanting lines, @gap apart and a quarter of that wide, so that it is told
 * from others without colour: by the colour-blind, and on grey prints. */
void sv_hatch (cairo_t *cr, SvColour colour, double x, double y, double w, double h, double gap);

/* Fill or stroke the current path and give it an edge, @rim wide, so that it shows on light and on
 * dark. */
void sv_fill_edged (cairo_t *cr, SvColour colour, SvColour edge, double rim);
void sv_stroke_edged (cairo_t *cr, SvColour colour, SvColour edge, double width, double rim);

/* Paint a picture, such as a logo, centred in the box 0, 0 … @w, @h, as large as fits. */
void sv_paint_logo (cairo_t *cr, cairo_surface_t *logo, double w, double h);
