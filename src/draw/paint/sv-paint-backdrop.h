/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-paint-backdrop: paints a backdrop for moments without play: a sports hall or a stadium,
 * depending on the floor of the board's figures, with spectators in the colours of both teams.
 *
 * It is decoration: everything that it shows is also written beside it. In high contrast it is
 * plain. Of the position it shows nothing but the score. */

#include "sv-paint-piece.h"

typedef enum {
  SV_BACKDROP_PAUSE,  /* the match is paused: bottles, towel and ball */
  SV_BACKDROP_SECRET, /* the position is hidden: a closed curtain in the colours of @side */
  SV_BACKDROP_BREAK,  /* break between periods: the scoreboard, both teams below it */
  SV_BACKDROP_WIN,    /* victory of @side: its best players on a podium */
  SV_BACKDROP_DRAW,   /* the match was drawn: both teams hand in hand */
  SV_BACKDROP_PODIUM  /* the end of a competition: its first teams on a podium; needs no view */
} SvOccasion;

/* Steps of a podium: of the players of one team, and of teams, which may share the third place. */
enum { SV_BACKDROP_STEPS = 3, SV_BACKDROP_TEAMS = 4 };

/* A piece on the podium, and what it is honoured for. */
typedef struct {
  int piece;       /* index of the piece in the view */
  unsigned number; /* number written on the step: goals, or else balls won; 0 for none */
  bool goals;
} SvBackdropStep;

/* A team on the podium of a competition. */
typedef struct {
  SvPiece piece; /* the player who stands there */
  SvKit kit;
  unsigned rank; /* 1 to 3, written on the step */
} SvBackdropTeam;

typedef struct {
  SvOccasion occasion;
  int side;         /* side that the occasion is about, or -1 */
  unsigned n_steps; /* number of podium steps, the highest first */
  SvBackdropStep steps[SV_BACKDROP_STEPS];
  unsigned n_teams;
  SvBackdropTeam teams[SV_BACKDROP_TEAMS]; /* teams on the podium, in the order of their ranks */
  const SvView *view;                      /* view that gives the score and the pieces */
  int left;                                /* side on the left */
  cairo_rectangle_t room;                  /* part of the picture that no widget will cover */
} SvBackdrop;

/* Paint the backdrop into the box 0, 0 … @w, @h. */
void
sv_paint_backdrop (SvPainter *self, cairo_t *cr, const SvBackdrop *backdrop, double w, double h);
