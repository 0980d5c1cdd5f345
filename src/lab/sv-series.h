/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-series: many matches between two computer players, shared out between threads. Match number i is
 * the same one whoever plays it. */

#include "sv-bot.h"
#include "sv-tally.h"

typedef struct {
  const SvGame *game;
  const void *setup;
  const void *state;       /* where each match begins, */
  gint64 elapsed_ms;       /* and what its clock shows then */
  const SvBot *players[2]; /* of the first and the second team */
  guint64 seed;
  gboolean
      details; /* count too who makes the goals, who begins and how many events there are: it takes
                     * about as long as a random match */
} SvSeries;

/* Play the matches of span in n_jobs threads. done (nullable) goes up by one with each that is over.
 * Matches that are not over when stop becomes true are forgotten, and so are those that come to
 * SV_MAX_EVENTS. Blocks: call it in a worker. */
SvTally *sv_series_play (const SvSeries *self,
                         SvSpan span,
                         unsigned n_jobs,
                         _Atomic guint64 *done,
                         const atomic_bool *stop);
