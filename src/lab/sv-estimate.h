/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-estimate: evaluates events in a game without a solver by playing on from them many times
 * (Monte Carlo).
 *
 *   event ─▶ the best of this turn ─▶ dice ─▶ reply of the other side ─▶ goals so far + estimate
 *
 * More samples are played for events that may be the best. */

#include "sv-game.h"

#include <gio/gio.h>

enum { SV_ESTIMATE_LINE = 32 };

typedef struct {
  /* expected goals of the side that decides or throws, minus those of the other side */
  double value;
  double error; /* half the width of the 95 % interval of value */
  /* Advantage over the chosen event, measured with equal dice, and the half width of its 95 %
   * interval; 0 if no event is marked as chosen. */
  double gain, gain_error;
  unsigned n_line;
  /* continuation of the turn from the event to its best end, if it is known and fits */
  SvEvent line[SV_ESTIMATE_LINE];
} SvEstimate;

/* Limits of the effort; the first that is reached ends the estimate, and 0 means no limit. At
 * least one of positions and seconds must not be 0. */
typedef struct {
  guint64 positions; /* number of positions evaluated */
  double seconds;
  guint64 seed; /* seed of the dice; with a limit of positions only, the results are reproducible */
  int chosen;   /* index of the event with which all others are compared, or -1 if none */
} SvEstimateEffort;

/* Evaluate @n ≥ 1 legal events of a position. The game must have appraise (), and hidden
 * information must have been removed from @state. Returns FALSE and sets @error if cancelled,
 * within a few milliseconds. Blocks. */
gboolean sv_estimate (const SvGame *game,
                      const void *setup,
                      const void *state,
                      const SvEvent *legal,
                      unsigned n,
                      const SvEstimateEffort *effort,
                      SvEstimate *out,
                      GCancellable *cancellable,
                      GError **error);

/* Combine the estimates of all @n ≥ 1 legal events into that of the position: the best at a
 * decision, the mean at a die. */
SvEstimate sv_estimate_sum_up (SvNodeKind kind, const SvEstimate *events, unsigned n);
