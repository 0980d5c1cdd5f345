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
/* The same, of the part of the pitch that shows another scene (NULL: none) as well, to be beside it. */
void sv_paint_scene_beside (
    SvPainter *self, cairo_t *cr, const SvScene *scene, const SvScene *beside, double w, double h);

/* The whole board into 0, 0 … w, h as it stands: who is on it, and the ball. */
void sv_paint_position (SvPainter *self, cairo_t *cr, const SvView *view, double w, double h);
