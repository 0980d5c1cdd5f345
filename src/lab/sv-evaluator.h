/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-evaluator: shared data of the two kinds of move analysis (solved and estimated): all positions
 * of a match, and one line for each event. The lines are written from the last event back to the
 * first. */

#include "sv-history.h"

#include <gio/gio.h>

typedef struct {
  /* side that chose or threw, from whose view the figures are; -1 for the toss and the end of a
   * period, which are seen from the first team */
  int side;
  bool chosen; /* chosen by a player; false for dice and the end of a period */
  /* evaluation of the position under best play, and of what was done, with the goal it scored */
  double before, after;
  double error; /* half the width of the 95 % interval of after - before; 0 if exact */
  double lead;  /* goals by which a choice is certainly better than the best alternative; else 0 */
} SvAnalysisLine;

/* Called when @done of @all events have been analysed; in any thread. */
typedef void (*SvEvaluatorProgress) (unsigned done, unsigned all, gpointer data);

typedef struct {
  const SvGame *game;
  const void *setup;
  const SvHistory *history;
  unsigned n;            /* number of events */
  char *states;          /* n + 1 states, one after the other; owned */
  SvAnalysisLine *lines; /* n lines, owned by the caller */

  SvEvaluatorProgress progress; /* or NULL */
  gpointer data;
  GCancellable *cancellable; /* or NULL */
} SvEvaluator;

/* Compute the positions of a match. The caller then sets progress, data and cancellable. Release
 * with sv_evaluator_close (). */
void sv_evaluator_open (SvEvaluator *self, const SvHistory *history, SvAnalysisLine *lines);
void sv_evaluator_close (SvEvaluator *self);

const void *sv_evaluator_state (const SvEvaluator *self, unsigned k);
/* Return the lead of the first team in position @k, in goals. */
int sv_evaluator_lead (const SvEvaluator *self, unsigned k);
/* Return whether event @k is the end of a period, which ends a stretch of play, so that the
 * positions after it can be evaluated on their own. */
bool sv_evaluator_is_whistle (const SvEvaluator *self, unsigned k);
/* Return the side that chose or threw at event @k, or -1 if none, such as at the end of a
 * period. */
int sv_evaluator_side (const SvEvaluator *self, unsigned k);
/* Write line @k. @before and @after are evaluations for the first team. */
void sv_evaluator_write (SvEvaluator *self, unsigned k, double before, double after, double error);
