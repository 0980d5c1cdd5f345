/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-estimate: what events are worth in a game that nobody can work out, by playing on from them.
 *
 *   event ─▶ the best of this turn ─▶ dice ─▶ the answer ─▶ goals till then, and what is hoped for
 *
 * Events that may be the best are played on from more often than others. */

#include "sv-game.h"

#include <gio/gio.h>

enum { SV_ESTIMATE_LINE = 32 };

typedef struct {
  double value; /* expected goals of who decides or throws minus those of the other side */
  double error; /* half the width of the 95 % interval */
  /* More than the chosen event, by the same dice; and the error of that. 0: none is chosen. */
  double gain, gain_error;
  unsigned n_line;
  SvEvent line[SV_ESTIMATE_LINE]; /* how the turn goes on from the event to its best end, if that is
                                   * found and not longer */
} SvEstimate;

/* How much is done: until the first of these bounds, of which at least one is not 0. */
typedef struct {
  guint64 positions; /* to be looked at */
  double seconds;
  guint64 seed; /* of the dice: with positions alone it gives the same again */
  int chosen;   /* index of an event with which all others are compared, or -1 */
} SvEstimateEffort;

/* Of n ≥ 1 legal events in a position from which is taken out what its side must not know; the game
 * appraises. FALSE and an error if cancelled, at most a few thousandths of a second later. */
gboolean sv_estimate (const SvGame *game,
                      const void *setup,
                      const void *state,
                      const SvEvent *legal,
                      unsigned n,
                      const SvEstimateEffort *effort,
                      SvEstimate *out,
                      GCancellable *cancellable,
                      GError **error);

/* Of the position with these n ≥ 1 events: who decides takes what is best; a die takes anything. */
SvEstimate sv_estimate_sum_up (SvNodeKind kind, const SvEstimate *events, unsigned n);
