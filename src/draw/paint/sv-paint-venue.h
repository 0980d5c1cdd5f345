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

enum { SV_VENUE_STEPS = 3 };

/* Somebody on the podium, and what for. */
typedef struct {
  int piece;       /* index in the view */
  unsigned number; /* that stands on the step: goals, or else balls won; 0: none */
  bool goals;
} SvVenueStep;

typedef struct {
  SvOccasion occasion;
  int side;         /* whom it is about, or -1 */
  unsigned n_steps; /* of the podium, the highest first */
  SvVenueStep steps[SV_VENUE_STEPS];
  const SvView *view;     /* score, who plays, who stands on the left */
  cairo_rectangle_t room; /* where nothing will lie over the picture */
} SvVenue;

/* Paint the whole of w × h. */
void sv_paint_venue (SvPainter *self, cairo_t *cr, const SvVenue *venue, double w, double h);
