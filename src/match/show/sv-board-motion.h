/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-board-motion: compute where pieces and ball are while they move.
 *
 * A motion is a list of movements, each with a time when it begins and ends. It is made once
 * from the moves of an event; after that it answers for any moment. It has no clock, timer or
 * picture: time is a number that the caller passes, and positions are in units of the caller
 * (pixels). */

#include "sv-game.h"

enum {
  SV_MOTION_BALL = SV_MAX_PIECES, /* the ball as an actor; lower numbers are pieces */
  SV_MOTION_MAX_WAYS = SV_MAX_MOVES + SV_MAX_PIECES + 2
};

/* A curve from one point to another: straight, or bent towards a control point. */
typedef struct {
  double x0, y0, x1, y1;
  double cx, cy; /* control point */
} SvCurve;

typedef struct {
  int actor;      /* number of the piece, or SV_MOTION_BALL */
  int begin, end; /* milliseconds from the beginning of the motion */
  SvCurve curve;
  double lean; /* lean at the end of the movement, in radians */
} SvWay;

typedef struct {
  unsigned n_ways;
  SvWay ways[SV_MOTION_MAX_WAYS];
  int length; /* length of the whole motion in milliseconds */
  /* moment at which the ball hits a net or a korf, in milliseconds, or 0 if it hits none */
  int hit;
} SvMotion;

typedef struct {
  double x, y;
  double rise; /* height above the ground: 0 at rest, 1 at the highest point */
  double lean; /* lean in radians clockwise; 0 if upright */
} SvPose;

/* Write to @out where @actor stands on @space (-1: beside the board) before or after the event.
 * Return false if that space cannot be seen. */
typedef bool (*SvSpotFunc) (const void *data, int actor, int space, bool after, SvPose *out);

/* Return the curve that passes over the point @over, or a straight line if it is NULL.
 * sv_curve_at () gives the point of a curve at @t, 0–1. */
SvCurve sv_curve (const SvPose *from, const SvPose *to, const SvPose *over);
void sv_curve_at (const SvCurve *self, double t, double *x, double *y);

/* Remove all movements. */
void sv_motion_clear (SvMotion *self);

/* Add a straight movement; return when it ends, in milliseconds. A movement of no distance is
 * left out. */
int sv_motion_add (SvMotion *self, int actor, int begin, const SvPose *from, const SvPose *to);

/* Add the flight of the ball, which takes @ms milliseconds and rises to @height times its
 * distance; the ball stays at @to. The flight must be added before any other movement. */
void sv_motion_throw (SvMotion *self, int ms, const SvPose *from, const SvPose *to, double height);

/* Return true if the net or korf that the ball hit is still swinging at @ms. @dx, @dy: how far
 * it swings, as a fraction of the largest swing, in the direction of the ball. */
bool sv_motion_swing (const SvMotion *self, double ms, double *dx, double *dy);

/* Return whether at @ms and after it all actors have arrived and the net or korf has stopped
 * swinging. */
bool sv_motion_is_still (const SvMotion *self, double ms);

/* Add a dive: the piece throws itself head first and arrives at @ms, when the ball is half way. */
void sv_motion_dive (SvMotion *self, int actor, int ms, const SvPose *from, const SvPose *to);

/* Fill the motion with the moves of an event, the first move first. Pieces that follow each
 * other in the list move together; the ball moves after them. @unit: size of a board unit, which
 * sets the speed. */
void sv_motion_plan (
    SvMotion *self, const SvMoves *moves, double unit, SvSpotFunc spot, const void *data);

/* Read where @actor is at @ms. Return false if it has no movement in this motion. */
bool sv_motion_at (const SvMotion *self, int actor, double ms, SvPose *out);
