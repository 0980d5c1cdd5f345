/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-worth: what a position and each legal event there are worth, in goals, from the view of who
 * decides or throws there. Solved exactly where the game can be. */

#include "sv-estimate.h"

enum { SV_WORTH_LINE = SV_ESTIMATE_LINE };

/* What throws may lead to. */
typedef struct {
  double chance;
  double value; /* to the side that attacks then */
} SvWorthNext;

typedef struct {
  SvEvent event;
  double value; /* the goal that it scores counted */
  double error; /* half the width of the 95 % interval; 0: the value is exact */
  unsigned n_line;
  SvEvent line[SV_WORTH_LINE]; /* how play goes on until dice fall, or in an estimate until the turn
                                * ends, if that is known */
  SvWorthNext next[2]; /* if exact, by side: it attacks after those dice, nobody having scored */
} SvWorthEvent;

typedef struct {
  bool exact;
  double value, error;
  unsigned n;
  SvWorthEvent events[]; /* best first; what is worth the same in the order of the legal list */
} SvWorth;

enum { SV_WORTH_ATTACKS = 60, SV_WORTH_POSITIONS = 300000 };

/* How much is done for it. */
typedef struct {
  unsigned attacks;  /* parts of play to come, as a solver counts them, the running one included */
  guint64 positions; /* to be looked at for an estimate, and */
  double seconds;    /* time for it: the first bound ends it; both 0: SV_WORTH_POSITIONS */
  guint64 seed;      /* of an estimate's dice */
} SvWorthEffort;

/* Without what the side that decides must not know. NULL and an error: cancelled, within a few
 * thousandths of a second, or nobody knows the worth of anything in this game (G_IO_ERROR_NOT_SUPPORTED). Blocks: call it in a
 * worker. Free with g_free (). */
SvWorth *sv_worth_new (const SvGame *game,
                       const void *setup,
                       const void *state,
                       const SvWorthEffort *effort,
                       GCancellable *cancellable,
                       GError **error);

/* True if event i is worth more than event k beyond doubt, and by as much as people are told. */
bool sv_worth_is_better (const SvWorth *self, unsigned i, unsigned k);

/* What the best event is to be compared with: the best of those that it is better than, else the
 * worst. 0: people are told the same of all. */
unsigned sv_worth_rival (const SvWorth *self);

/* The side whose next attack is most of what makes event i better for side than event k; -1: neither. */
int sv_worth_find_next (const SvWorth *self, unsigned i, unsigned k, int side);

/* The position that event i and its line lead to from state; out: the caller's, of any state's size. */
void sv_worth_end (const SvWorth *self,
                   unsigned i,
                   const SvGame *game,
                   const void *setup,
                   const void *state,
                   void *out);
