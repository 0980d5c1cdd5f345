/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-search: plays out the turn of who decides, in every order that there is time for, over the
 * interface of a game that tells what a position is worth.
 *
 *      position ──own event──▶ position ──own event──▶ … ──▶ end: a die or the other side comes
 *         │                                                    worth = mean over the die, or what
 *         └──own event──▶ …                                    the other side leaves of it
 *
 * The work is counted in looks at a position, never in time, so that a seed always gives the same. */

#include <stdalign.h>
#include <stdatomic.h>

#include "sv-game.h"
#include "sv-rng.h"

enum {
  SV_SEARCH_SCALE = 60,           /* worths are in 6000ths of a goal: means over a die stay whole */
  SV_SEARCH_ENDS = 8,             /* that are kept */
  SV_SEARCH_ROOT = UINT16_MAX,    /* the position that it is asked about */
  SV_SEARCH_UNKNOWN = -(1 << 30), /* worth of what was not looked into */
  SV_SEARCH_WAY = 64              /* events of a way that can be told */
};

typedef union {
  alignas (16) unsigned char bytes[SV_MAX_STATE];
} SvSearchState;

/* What from, a position on the way, and event lead to, after depth own events. */
typedef struct {
  int worth;
  uint16_t depth, from;
  SvEvent event;
} SvSearchWay;

typedef struct {
  SvSearchWay way;
  unsigned root; /* index of the own event that it began with */
  SvSearchState state;
} SvSearchEnd;

typedef struct SvSearchWaiting SvSearchWaiting;

/* What is found stands in the last four; the rest is its own. */
typedef struct {
  const SvGame *game;
  const void *setup;
  const atomic_bool *stop;
  int side;
  size_t stride; /* of states */
  unsigned looks, most_looks, n_waiting, most_waiting, n_heap, oldest;
  uint64_t total_looks;     /* of all that it was asked for */
  size_t n_seen;            /* places for positions that were seen, more than twice most_looks */
  unsigned char *states;    /* of waiting positions */
  SvSearchWaiting *waiting; /* to be looked into */
  uint16_t *heap;           /* indices, the most promising first */
  uint64_t *seen;           /* hashes; 0: free */

  SvSearchWay ended[SV_MAX_LEGAL]; /* best end of each root event */
  SvSearchWay begun[SV_MAX_LEGAL]; /* the same of positions on the way, if no end was found */
  unsigned n_ends;
  SvSearchEnd ends[SV_SEARCH_ENDS]; /* the best ends of all, the best first */
} SvSearch;

/* With so many looks for each turn. NULL without the memory for it. game and setup must stay; stop
 * (nullable) becomes true when nobody waits for what is found any more. */
SvSearch *
sv_search_new (const SvGame *game, const void *setup, unsigned looks, const atomic_bool *stop);
void sv_search_free (SvSearch *self);
bool sv_search_stopped (const SvSearch *self);

/* Look for the ends of the turn of who decides in state, where these events are legal. */
void sv_search_think (SvSearch *self, const void *state, const SvEvent *legal, unsigned n);

/* Root events that lead to the same position are worth the same: let all of them have it. */
void sv_search_share (SvSearch *self, const void *state, const SvEvent *legal, unsigned n);

/* What was found of the root events, by their index; and one of the best of n, by lot. */
const SvSearchWay *sv_search_best (const SvSearch *self);
unsigned sv_search_draw (const SvSearch *self, unsigned n, SvRng *rng);

/* The events of a way whose first one is known; 0: they are more than SV_SEARCH_WAY. */
unsigned
sv_search_steps (const SvSearch *self, const SvSearchWay *way, SvEvent first, SvEvent *steps);

/* Go on from a decision to the best end of this turn that is found, and return what it is worth; by
 * one event, if none is found: SV_SEARCH_UNKNOWN. */
int sv_search_finish_turn (SvSearch *self, SvSearchState *state, SvRng *rng);

/* Play on while side plays, and then the next so many turns, as well as is found. The first die is
 * the sample-th of all that can fall. */
void sv_search_play (
    SvSearch *self, SvSearchState *state, int side, unsigned turns, unsigned sample, SvRng *rng);

/* Worth for side of a position in which a turn has ended, as a mean over the dice that come now. */
int sv_search_worth (SvSearch *self, const void *state, int side);
