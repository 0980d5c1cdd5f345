/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-evaluation: evaluates a position and each legal event in it, in goals, from the view of the
 * side that decides or throws. The evaluation is exact if the game has a solver; otherwise it is
 * estimated. */

#include "sv-estimate.h"

enum { SV_EVALUATION_LINE = SV_ESTIMATE_LINE };

/* An attack that may follow after the dice of an event. */
typedef struct {
  double chance;
  double value; /* evaluation of that attack for the side that attacks */
} SvEvaluationNext;

typedef struct {
  SvEvent event;
  double value; /* evaluation in goals, with the goal that the event scores */
  double error; /* half the width of the 95 % interval; 0 if exact */
  unsigned n_line;
  /* continuation with best play until dice are thrown (exact), or until the turn ends if that is
   * known (estimate) */
  SvEvent line[SV_EVALUATION_LINE];
  /* if exact: the next attack of each side after those dice, if no goal is scored */
  SvEvaluationNext next[2];
} SvEvaluationEvent;

typedef struct {
  bool exact;
  bool approximate; /* if exact: the solver leaves out an end of the match that is far away */
  double value, error;
  unsigned n;
  /* evaluations of the legal events, best first; equal ones in legal order */
  SvEvaluationEvent events[];
} SvEvaluation;

enum { SV_EVALUATION_ATTACKS = 60, SV_EVALUATION_POSITIONS = 300000 };

/* Effort of an evaluation. */
typedef struct {
  unsigned attacks;  /* for a solver: stretches of play to come, the current one included */
  guint64 positions; /* for an estimate: limit of positions evaluated */
  /* for an estimate: limit of time; if both limits are 0, SV_EVALUATION_POSITIONS is used */
  double seconds;
  guint64 seed; /* for an estimate: seed of the dice */
} SvEvaluationEffort;

/* Evaluate a position. Information that the deciding side must not know is not used. Returns NULL
 * and sets @error if cancelled (within a few milliseconds), or to G_IO_ERROR_NOT_SUPPORTED if the
 * game cannot evaluate positions. Blocks: call it in a worker thread. Free with g_free (). */
SvEvaluation *sv_evaluation_new (const SvGame *game,
                                 const void *setup,
                                 const void *state,
                                 const SvEvaluationEffort *effort,
                                 GCancellable *cancellable,
                                 GError **error);

/* Return whether event @i is certainly better than event @k, by a difference that the user can
 * see. */
bool sv_evaluation_is_better (const SvEvaluation *self, unsigned i, unsigned k);

/* Return the index of the event to compare the best one with: the best of those that are
 * certainly worse, or else the worst event. Returns 0 if the user would see equal figures for all
 * events. */
unsigned sv_evaluation_rival (const SvEvaluation *self);

/* Return the side whose next attack contributes most to the advantage that event @i has for @side
 * over event @k; -1 if neither does. */
int sv_evaluation_find_next (const SvEvaluation *self, unsigned i, unsigned k, int side);

/* Write to @out (SV_MAX_STATE bytes suffice) the position after event @i and its continuation,
 * starting from @state. */
void sv_evaluation_end (const SvEvaluation *self,
                        unsigned i,
                        const SvGame *game,
                        const void *setup,
                        const void *state,
                        void *out);
