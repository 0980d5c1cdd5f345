/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-paint-venue: where a match is played, for the moments when nobody plays: a sports hall or a
 * stadium, by what the board's figures stand on, with people in the colours of both teams.
 *
 * It is decoration: all that it tells is written beside it. In high contrast it is plain. Nothing of
 * the position is in it but the score. */

#include "sv-paint-piece.h"

typedef enum {
  SV_VENUE_PAUSE,  /* bottles, towel and ball */
  SV_VENUE_SECRET, /* a closed curtain in the colours of side */
  SV_VENUE_BREAK,  /* the scoreboard, both teams below it */
  SV_VENUE_WIN,    /* a podium for side */
  SV_VENUE_DRAW    /* both teams hand in hand */
} SvOccasion;

typedef struct {
  SvOccasion occasion;
  int side;               /* whom it is about, or -1 */
  int star;               /* index in view of who stands in front, or -1 */
  const SvView *view;     /* score, who plays, who stands on the left */
  cairo_rectangle_t room; /* where nothing will lie over the picture */
} SvVenue;

/* Paint the whole of w × h. */
void sv_paint_venue (SvPainter *self, cairo_t *cr, const SvVenue *venue, double w, double h);
