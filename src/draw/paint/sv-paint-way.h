/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-paint-way: paints routes over the pitch, and the cost or odds of a target space as a small
 * label.
 *
 * A way (route) is a list of spaces. Between two spaces that a line of the board joins it follows
 * that line, else it is straight. The kinds of ways differ in shape as well as colour. The caller
 * decides which ways are legal and what they cost; this module keeps no state. */

#include "sv-game.h"
#include "sv-paint.h"

/* Return the line of the board that joins spaces @a and @b, or NULL if there is none. Transfer
 * none. */
const SvEdge *sv_way_edge (const SvBoard *board, int a, int b);

typedef enum {
  SV_WAY_BALL,  /* flight of the ball: a white line with a dot on each space, below the figurines */
  SV_WAY_STEPS, /* walk of a piece: beads in the colour of its team */
  SV_WAY_PUSH   /* push of a piece: one broad arrow */
} SvWayKind;

/* Paint a route through @n spaces, from the first to the last, as an arrow. @side: team whose
 * colour the beads have. With fewer than two spaces a ball gets a single dot, and a piece
 * nothing. */
void sv_paint_way (SvPainter *self,
                   cairo_t *cr,
                   const SvFit *fit,
                   SvWayKind kind,
                   int side,
                   const int16_t *spaces,
                   unsigned n);

/* Get the bounding box, in pixels, of a route that sv_paint_way () paints; @w is 0 if it paints
 * nothing. */
void sv_fit_way_box (const SvFit *fit,
                     const int16_t *spaces,
                     unsigned n,
                     double *x,
                     double *y,
                     double *w,
                     double *h);

/* Paint the cost of a target space as a number on a coin, beside the head of a piece there: within
 * sv_paint_space_reach () of a disc, and inside an area. Paints nothing if @cost is 0. */
void sv_paint_cost (SvPainter *self, cairo_t *cr, const SvFit *fit, int space, unsigned cost);

/* Paint the odds that moving to a space succeeds, e.g. "3/4", on a label at the feet of a piece
 * there. Paints nothing if @of is 0. */
void sv_paint_odds (
    SvPainter *self, cairo_t *cr, const SvFit *fit, int space, unsigned odds, unsigned of);
