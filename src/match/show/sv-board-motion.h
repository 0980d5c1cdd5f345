/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-board-motion: where pieces and ball are while they move.
 *
 * A motion is a list of ways, each with a time to begin and to end, made once from the moves of an
 * event; then it answers for any moment. It has no clock, no timer and no picture: time is a
 * number given to it, places are whatever the caller counts in (pixels). */

#include "sv-game.h"

enum {
  SV_MOTION_BALL = SV_MAX_PIECES, /* the ball as an actor, after the pieces */
  SV_MOTION_MAX_WAYS = SV_MAX_MOVES + SV_MAX_PIECES + 2
};

/* A line from one place to another, straight or past a third. */
typedef struct {
  double x0, y0, x1, y1;
  double cx, cy; /* control point */
} SvCurve;

typedef struct {
  int actor;      /* piece, or SV_MOTION_BALL */
  int begin, end; /* milliseconds from the beginning of the motion */
  SvCurve curve;
  double lean; /* at its end */
} SvWay;

typedef struct {
  unsigned n_ways;
  SvWay ways[SV_MOTION_MAX_WAYS];
  int length; /* of the whole, in milliseconds */
  int hit;    /* when the ball flies into a net or a korf, or 0: never */
} SvMotion;

typedef struct {
  double x, y;
  double rise; /* how high it is lifted: 0 at rest, 1 highest */
  double lean; /* radians clockwise: 0 upright */
} SvPose;

/* Where an actor stands for a space (-1: beside the board) before and after the event. False if
 * the place is not to be seen. */
typedef bool (*SvSpotFunc) (const void *data, int actor, int space, bool after, SvPose *out);

/* The curve that passes over a place; NULL: straight. And where it is at t, from 0 to 1. */
SvCurve sv_curve (const SvPose *from, const SvPose *to, const SvPose *over);
void sv_curve_at (const SvCurve *self, double t, double *x, double *y);

/* Nothing moves. */
void sv_motion_clear (SvMotion *self);

/* Add a straight way; returns its end. Ways of no distance are left out. */
int sv_motion_add (SvMotion *self, int actor, int begin, const SvPose *from, const SvPose *to);

/* The ball flies, height times as high as far, and lies there from then on. The first way of all. */
void sv_motion_throw (SvMotion *self, int ms, const SvPose *from, const SvPose *to, double height);

/* What the ball hit gives way, and swings back and forth until it hangs still: how far at this moment, in
 * parts of the furthest, in the direction that the ball came. False: it hangs still. */
bool sv_motion_swing (const SvMotion *self, double ms, double *dx, double *dy);

/* Whether all have arrived, and what the ball hit hangs still, from this moment on. */
bool sv_motion_is_still (const SvMotion *self, double ms);

/* A piece throws itself head first to where it must be at ms, when the ball is half way. */
void sv_motion_dive (SvMotion *self, int actor, int ms, const SvPose *from, const SvPose *to);

/* Make the ways of an event's moves, beginning with the first: pieces that move one after the
 * other in the list go together, the ball goes after them. unit: length of a board unit, for the
 * speed. */
void sv_motion_plan (
    SvMotion *self, const SvMoves *moves, double unit, SvSpotFunc spot, const void *data);

/* Where the actor is at a moment. False if it has no way in this motion. */
bool sv_motion_at (const SvMotion *self, int actor, double ms, SvPose *out);
