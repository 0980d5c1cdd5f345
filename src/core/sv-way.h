/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-way: how far a piece (or the ball) can go on from a position, one event after the other.
 *
 *      pick ──▶ step ──▶ step ──▶ step        a way: events whose targets are marked with
 *                 │        │        │         SV_TARGET_WAY; the first may take the piece in hand
 *                 1        2        4         without moving it
 *
 * For every space it knows the best way that ends there: one that a person may stop at rather than
 * one that must go on, then the cheapest, then the shortest. It looks through positions over the
 * game's interface, a bounded number of them, and knows nothing of any game. */

#include "sv-game.h"

enum {
  SV_MAX_WAY = 32 /* events of the longest way */
};

typedef struct SvWays SvWays;

/* Room for ways, about half a MiB; used again and again. */
SvWays *sv_ways_new (void);
void sv_ways_free (SvWays *self);

/* There are none. */
void sv_ways_clear (SvWays *self);

/* Look for the ways of piece (-1: what is moved without pointing at a piece) from this position. */
void
sv_ways_find (SvWays *self, const SvGame *game, const void *setup, const void *state, int piece);

/* Write the best way to the space: its events, and (nullable) the spaces that they lead to, -1 for
 * one that only takes a piece; at most SV_MAX_WAY of each. Returns how many, 0 if there is none. */
unsigned sv_ways_get (const SvWays *self, int space, SvEvent *events, int16_t *spaces);

/* How the best way to the space ends. */
typedef struct {
  unsigned length; /* events; 0: there is no way */
  unsigned cost;   /* by SvTarget.cost */
  bool may_stop;   /* a person who went there could leave it at that */
} SvWayEnd;

SvWayEnd sv_ways_get_end (const SvWays *self, int space);
