/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-paint-way: paints routes over the pitch, who may stop the ball on them, and the chance to
 * arrive as a small label.
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
  /* flight of the ball: a line with a dot on each space, in the colour of the team that plays it,
   * below the figurines */
  SV_WAY_BALL,
  SV_WAY_STEPS, /* walk of a piece: beads in the colour of its team */
  SV_WAY_PUSH   /* push of a piece: one broad arrow */
} SvWayKind;

/* Paint a route through @n spaces, from the first to the last, as an arrow. @side: team whose
 * colour it has, or -1 for none. With fewer than two spaces a ball gets a single dot, and a piece
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

/* Paint the number of a pass that ends on a space, on a coin in the team's colour beside the head
 * of a piece there. Paints nothing if @number is 0. */
void sv_paint_pass (
    SvPainter *self, cairo_t *cr, const SvFit *fit, int space, unsigned number, int side);

/* Paint odds as a pie with @text, e.g. "3 in 4", on a label at the feet of a piece on a space.
 * Paints nothing if @of is 0. */
void sv_paint_odds (SvPainter *self,
                    cairo_t *cr,
                    const SvFit *fit,
                    int space,
                    unsigned odds,
                    unsigned of,
                    const char *text);

/* Like sv_paint_odds (), with a ring around the piece on the space, which may stop the ball. */
void sv_paint_risk (SvPainter *self,
                    cairo_t *cr,
                    const SvFit *fit,
                    int space,
                    unsigned odds,
                    unsigned of,
                    const char *text);

/* Return how far from the middle of a space such a label may reach, in pixels. */
double sv_paint_odds_reach (const SvFit *fit);

/* A plate beside the pointer: what would come of a choice, in a team's colours. */
typedef struct {
  int side;
  const char *chance; /* the chance to arrive, e.g. "4 in 9", or NULL */
  double share;       /* the same as a number from 0 to 1, shown as a pie */
  const char *left;   /* what is left of the points, or NULL */
} SvPlate;

/* Get the size of a plate in pixels, and paint it with its upper left corner at (@x, @y). */
void sv_plate_size (const SvFit *fit, const SvPlate *plate, double *w, double *h);
void sv_paint_plate (
    SvPainter *self, cairo_t *cr, const SvFit *fit, const SvPlate *plate, double x, double y);
