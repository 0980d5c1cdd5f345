/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-paint-wall: paints a scoreboard for a wall or a second screen, readable at ten metres.
 * Everything grows with the size. It knows no clock and no match, only the texts to show. */

#include "sv-paint-backdrop.h"

typedef struct {
  const char *names[2];      /* names of the teams, from left to right */
  const char *briefs[2];     /* short names; NULL or "" if there is none */
  const char *players[2];    /* the computer that plays a team, "computer · club"; NULL if none */
  cairo_surface_t *logos[2]; /* logos; NULL if a team has none */
  int sides[2];              /* side of the theme whose colours each panel has */
  int score[2];
  const char *clock;   /* time as text, "7:42", or NULL for no clock */
  const char *period;  /* name of the period, "First half" */
  const char *caption; /* sentence that is shown for a moment, or NULL */
  int ball;            /* panel whose team has the ball: 0 left, 1 right, -1 none */
  int turn;            /* panel whose team is to move: 0 left, 1 right, -1 none */
  bool stopped;        /* the clock is stopped */
  bool last_minute;
  /* backdrop behind the scoreboard when nobody plays, or NULL; painting sets its room */
  SvBackdrop *backdrop;
  bool flash; /* show the whistle as a flash, for people who do not hear it */
} SvWallContents;

/* Where the clock and the two panels lie in the whole box, side by side or one below the other. */
typedef struct {
  cairo_rectangle_t clock, panels[2];
  double foot_h; /* height that is left below them for a line of text */
} SvWallRooms;

void sv_wall_rooms (SvWallRooms *rooms, const SvWallContents *face, double w, double h);

/* The names of the teams as they fit their panels. Both have the same font size, in pixels. A name
 * that cannot be shown whole at a readable size is replaced by the short name; @cut is set if that
 * does not fit either. */
typedef struct {
  const char *texts[2];
  double size;
  bool cut[2];
} SvWallNames;

void sv_wall_fit_names (SvWallNames *names, const SvWallContents *face, double w, double h);

/* Paint the scoreboard into the box 0, 0 … @w, @h. */
void
sv_paint_wall (SvPainter *painter, cairo_t *cr, const SvWallContents *face, double w, double h);
