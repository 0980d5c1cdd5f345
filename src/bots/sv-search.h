/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-search: searches the turn of the side that decides, through the game interface, for the end
 * of the turn with the best evaluation.
 *
 *      position ──own event──▶ position ──own event──▶ … ──▶ end: a die or the other side comes
 *         │                                                    evaluation = mean over the die, or
 *         └──own event──▶ …                                    minimum over the replies
 *
 * The effort is limited by the number of evaluated positions ("looks") and not by time, so that a
 * seed always gives the same result. */

#include <stdalign.h>
#include <stdatomic.h>

#include "sv-game.h"
#include "sv-rng.h"

enum {
  /* evaluations are in 6000ths of a goal, so that means over a die stay whole numbers */
  SV_SEARCH_SCALE = 60,
  SV_SEARCH_ENDS = 8,             /* number of best ends that are kept */
  SV_SEARCH_ROOT = UINT16_MAX,    /* stands for the position that the search starts from */
  SV_SEARCH_UNKNOWN = -(1 << 30), /* evaluation of an event that was not searched */
  SV_SEARCH_WAY = 64              /* limit of events in a route that sv_search_steps () can list */
};

typedef union {
  alignas (16) unsigned char bytes[SV_MAX_STATE];
} SvSearchState;

/* The last step of a route: @event, made in the stored position @from as own event number @depth,
 * and the evaluation of the position after it. */
typedef struct {
  int evaluation;
  uint16_t depth, from;
  SvEvent event;
} SvSearchWay;

typedef struct {
  SvSearchWay way;
  unsigned root; /* index of the route's first event in the legal list */
  SvSearchState state;
} SvSearchEnd;

typedef struct SvSearchWaiting SvSearchWaiting;

/* A search. Callers read the results (ended, begun, n_ends, ends) and total_looks; the rest is
 * private. */
typedef struct {
  const SvGame *game;
  const void *setup;
  const atomic_bool *stop;
  int side;
  size_t stride; /* bytes between two positions in states */
  unsigned positions, most_positions, n_waiting, most_waiting, n_heap, oldest;
  uint64_t total_positions; /* positions evaluated since the search was created */
  size_t n_seen;            /* size of the hash table seen, more than twice most_looks */
  unsigned char *states;    /* stored positions, stride bytes each */
  SvSearchWaiting *waiting; /* what is known about each stored position */
  /* indices of stored positions, as a heap with the most promising on top */
  uint16_t *heap;
  uint64_t *seen; /* hashes of known positions; 0 marks a free entry */

  SvSearchWay ended[SV_MAX_LEGAL]; /* best end found after each legal event */
  /* best position within the turn after each legal event, used if no end was found */
  SvSearchWay begun[SV_MAX_LEGAL];
  unsigned n_ends;
  SvSearchEnd ends[SV_SEARCH_ENDS]; /* best ends overall, best first */
} SvSearch;

/* Create a search that evaluates at most @positions positions in each turn. @game and @setup must
 * stay valid. @stop (may be NULL) becomes true when the result is not needed any more. Returns
 * NULL if memory is short. Free with sv_search_free (). */
SvSearch *
sv_search_new (const SvGame *game, const void *setup, unsigned positions, const atomic_bool *stop);
void sv_search_free (SvSearch *self);
bool sv_search_stopped (const SvSearch *self);

/* Search the turn of the side that decides in @state, where @legal lists the @n legal events. */
void sv_search_think (SvSearch *self, const void *state, const SvEvent *legal, unsigned n);

/* Call it after sv_search_think (): legal events that lead to equal positions get equal results.
 * The search itself follows only the first of them. */
void sv_search_share (SvSearch *self, const void *state, const SvEvent *legal, unsigned n);

/* Return what was found for each legal event, by its index; and the index of one of the best of
 * @n, drawn at random. */
const SvSearchWay *sv_search_best (const SvSearch *self);
unsigned sv_search_draw (const SvSearch *self, unsigned n, SvRng *rng);

/* Write the events of a route that begins with @first, and return their number; 0 if there are
 * more than SV_SEARCH_WAY. */
unsigned
sv_search_steps (const SvSearch *self, const SvSearchWay *way, SvEvent first, SvEvent *steps);

/* Move @state from a decision to the best end of the turn that is found, and return its
 * evaluation. If no end is found, make one event and return SV_SEARCH_UNKNOWN. */
int sv_search_finish_turn (SvSearch *self, SvSearchState *state, SvRng *rng);

/* Play on through the rest of the turn of @side and the next @turns turns, each as well as the
 * search finds. The first die shows its outcome number @sample; the others come from @rng. */
void sv_search_play (
    SvSearch *self, SvSearchState *state, int side, unsigned turns, unsigned sample, SvRng *rng);

/* Return the evaluation for @side of a position at the end of a turn, as the mean over the dice
 * that follow. */
int sv_search_evaluation (SvSearch *self, const void *state, int side);
