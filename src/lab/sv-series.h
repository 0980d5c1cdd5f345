/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-series: many matches between two computer players, divided among threads. The number of a
 * match determines its dice, so that a match is the same in whatever thread and order it is
 * played. */

#include "sv-bot.h"
#include "sv-tally.h"

typedef struct {
  const SvGame *game;
  const void *setup;
  const void *state;       /* position at which each match begins */
  gint64 elapsed_ms;       /* what the match clock shows there, in milliseconds */
  const SvBot *players[2]; /* players of the first and the second team */
  guint64 seed;
  gboolean
      /* also count scorers, which side begins, and the number of events; this takes about as long
       * as a random match */
      details;
} SvSeries;

/* Play the matches of @span in @n_jobs threads. @done (may be NULL) is increased with each
 * finished match. Matches that are unfinished when @stop becomes true, or that reach
 * SV_MAX_EVENTS, are not counted. Blocks: call it in a worker thread. Returns (transfer full) the
 * tally. */
SvTally *sv_series_play (const SvSeries *self,
                         SvSpan span,
                         unsigned n_jobs,
                         _Atomic guint64 *done,
                         const atomic_bool *stop);
