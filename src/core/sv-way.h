/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-way: the routes that a piece (or the ball) can take from a position, step by step.
 *
 *      pick ──▶ step ──▶ step ──▶ step        a route: events whose targets are marked with
 *                 │        │        │         SV_TARGET_WAY; the first may pick the piece up
 *                 1        2        4         without moving it (numbers: cost so far)
 *
 * For every space the search finds the best route that ends there. A route after which the user
 * may do something else is better than one that must go on; then the cheapest is best, then the
 * shortest. It is Dijkstra's algorithm over positions, which are produced by the game's legal ()
 * and apply (). The number of positions is limited, so that the search takes a bounded time. */

#include "sv-game.h"

enum {
  SV_MAX_WAY = 32 /* limit of the events of a route */
};

typedef struct SvWays SvWays;

/* Allocate a buffer for routes, about one MiB, to be reused. Free with sv_ways_free (). */
SvWays *sv_ways_new (void);
void sv_ways_free (SvWays *self);

/* Remove all routes. */
void sv_ways_clear (SvWays *self);

/* Find the routes of @piece from this position; -1 stands for events that move something without
 * naming a piece. */
void
sv_ways_find (SvWays *self, const SvGame *game, const void *setup, const void *state, int piece);

/* Write the best route to @space: its events and (if @spaces is not NULL) the spaces that they
 * lead to, -1 for an event that only picks the piece up; at most SV_MAX_WAY of each. Returns the
 * number of events, 0 if there is no route. */
unsigned sv_ways_get (const SvWays *self, int space, SvEvent *events, int16_t *spaces);

/* Like sv_ways_get () for route @i to the space: 0 is the best one; the others, in no particular
 * order, cost as much and end in other positions, for example because the ball took another curve.
 * Returns 0 if there are not so many routes. */
unsigned
sv_ways_get_nth (const SvWays *self, unsigned i, int space, SvEvent *events, int16_t *spaces);

/* The end of the best route to a space. */
typedef struct {
  unsigned length; /* number of events; 0 if there is no route */
  unsigned cost;   /* sum of SvTarget.cost over the route */
  bool may_stop;   /* the user could end the route there and do something else */
} SvWayEnd;

SvWayEnd sv_ways_get_end (const SvWays *self, int space);
