/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-paint-wall: a scoreboard for a wall or a second screen, to be read at ten metres. Everything
 * grows with the size; it knows no clock and no match, only what is to be read now. */

#include "sv-paint-venue.h"

typedef struct {
  const char *names[2];      /* from left to right */
  const char *briefs[2];     /* their short forms, or NULL or "" */
  cairo_surface_t *logos[2]; /* or NULL */
  int sides[2];              /* which side of the theme stands there */
  int score[2];
  const char *clock;   /* "7:42", or NULL: without a clock */
  const char *period;  /* "First half" */
  const char *caption; /* a sentence for a moment, or NULL */
  int ball;            /* who has the ball: 0 or 1, from left to right, or -1 for nobody */
  int turn;            /* whose turn it is: 0 or 1, from left to right, or -1 for nobody */
  bool stopped;        /* the clock stands */
  bool last_minute;
  SvVenue *venue; /* what stands over the score when nobody plays, or NULL; its room is filled in */
  bool flash;     /* the whistle, for those who do not hear it */
} SvWallFace;

/* Where the clock and the two panels stand in w × h, from left to right or one below the other. */
typedef struct {
  cairo_rectangle_t clock, panels[2];
  double foot_h; /* what is left below them, for a line of text */
} SvWallRooms;

void sv_wall_rooms (SvWallRooms *rooms, const SvWallFace *face, double w, double h);

/* What the teams are called in w × h, and how large, in pixels: both alike, whole if that can be read at all, else by the
 * short form; cut: that does not fit either. */
typedef struct {
  const char *texts[2];
  double size;
  bool cut[2];
} SvWallNames;

void sv_wall_fit_names (SvWallNames *names, const SvWallFace *face, double w, double h);

/* Paint the whole of w × h. */
void sv_paint_wall (SvPainter *painter, cairo_t *cr, const SvWallFace *face, double w, double h);
