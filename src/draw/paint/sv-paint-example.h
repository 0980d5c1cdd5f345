/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-paint-example: paints an example position on the pitch, cropped so that the important spaces
 * are large; or the whole pitch.
 *
 * The section that is shown contains the whole zone of each area that matters, and some surrounding
 * of each space without an outline. */

#include "sv-example.h"
#include "sv-paint.h"

/* Paint a scene into the box 0, 0 … @w, @h. The painter must have the scene's board; it is set to
 * paint area letters if the scene marks areas. */
void sv_paint_example (SvPainter *self, cairo_t *cr, const SvExample *example, double w, double h);
/* Paint scene @i of @n. All @n scenes show the same part of the pitch, so that they can be compared
 * side by side. */
void sv_paint_example_of (SvPainter *self,
                          cairo_t *cr,
                          const SvExample *const *examples,
                          unsigned n,
                          unsigned i,
                          double w,
                          double h);

/* Paint the whole board into the box 0, 0 … @w, @h with the pieces and the ball of @view. */
void sv_paint_position (SvPainter *self, cairo_t *cr, const SvView *view, double w, double h);
