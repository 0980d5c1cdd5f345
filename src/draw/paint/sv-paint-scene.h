/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-paint-scene: paints an example on the pitch, cut out of it so that what matters is large; or the whole
 * pitch as it stands.
 *
 * An area is shown with its whole zone, a space without outline with what is around it. */

#include "sv-paint.h"
#include "sv-scene.h"

/* Paint into 0, 0 … w, h. The painter's board is the scene's; it paints letters if the scene has
 * areas. */
void sv_paint_scene (SvPainter *self, cairo_t *cr, const SvScene *scene, double w, double h);
/* Scene i of n, of the part of the pitch that shows all of them, to be beside the others. */
void sv_paint_scene_of (SvPainter *self,
                        cairo_t *cr,
                        const SvScene *const *scenes,
                        unsigned n,
                        unsigned i,
                        double w,
                        double h);

/* The whole board into 0, 0 … w, h as it stands: who is on it, and the ball. */
void sv_paint_position (SvPainter *self, cairo_t *cr, const SvView *view, double w, double h);
