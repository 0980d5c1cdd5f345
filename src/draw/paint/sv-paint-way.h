/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-paint-way: ways over the pitch, and the figures that stand on targets.
 *
 * A way is a list of spaces. Between two that a line of the board joins it follows that line, else
 * it goes straight. Each kind of way differs from the others in shape too. What is chosen and what
 * it costs is the caller's business; nothing is kept. */

#include "sv-game.h"
#include "sv-paint.h"

/* The line that joins two spaces, or NULL. */
const SvEdge *sv_way_edge (const SvBoard *board, int a, int b);

typedef enum {
  SV_WAY_BALL,  /* the ball in flight: a white line with a dot on each space, under the figurines */
  SV_WAY_STEPS, /* a piece that walks: beads in the colour of its team */
  SV_WAY_PUSH   /* a piece that is pushed: one broad arrow */
} SvWayKind;

/* Paint a way through n spaces, from the first to the last, as an arrow. side: whose beads. Less
 * than two spaces: the dot alone of a ball, else nothing. */
void sv_paint_way (SvPainter *self,
                   cairo_t *cr,
                   const SvFit *fit,
                   SvWayKind kind,
                   int side,
                   const int16_t *spaces,
                   unsigned n);

/* The rectangle of pixels that such a way takes; w is 0 if it paints nothing. */
void sv_fit_way_box (const SvFit *fit,
                     const int16_t *spaces,
                     unsigned n,
                     double *x,
                     double *y,
                     double *w,
                     double *h);

/* What a target costs, as a figure on a coin beside its head: within sv_paint_space_reach () of a disc,
 * and inside an area. 0 paints nothing. */
void sv_paint_cost (SvPainter *self, cairo_t *cr, const SvFit *fit, int space, unsigned cost);

/* How often it succeeds, e.g. "3/4", on a label at the feet of whoever stands there; of 0 paints
 * nothing. */
void sv_paint_odds (
    SvPainter *self, cairo_t *cr, const SvFit *fit, int space, unsigned odds, unsigned of);
