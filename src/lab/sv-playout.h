/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-playout: a match that computers play on from a position, with the clock of a match in which
 * nobody looks at a watch: each event takes as long as the pace says, while the clock runs. */

#include "sv-bot.h"

#include <glib.h>

enum { SV_PLAYOUT_PACE_MS = 2500 }; /* of one event, where nobody says otherwise */

typedef struct {
  const SvGame *game;
  const void *setup;
  SvMind *minds[2]; /* of the two teams, or, if at_home, of who plays at home and away */
  bool at_home;
  SvRng *rng;
  gint64 pace_ms;

  gint64 elapsed_ms; /* of the running period */
  bool clocked;      /* one of them thinks, and is told the tempo: */
  SvTempo tempo;     /* since it began */
  SvTiming timing;   /* of state */
  SvEvent legal[SV_MAX_LEGAL];
  alignas (16) unsigned char state[SV_MAX_STATE];
} SvPlayout;

/* Play on from state, when the clock of its period shows elapsed_ms. All above it are the caller's to
 * fill in. */
void sv_playout_begin (SvPlayout *self, const void *state, gint64 elapsed_ms);

/* Make the next event: the clock's, a thrown die, or a player's choice. time_ms (nullable): what the
 * clock showed then. False if the match is over. stop as in sv_mind_choose (). */
bool sv_playout_step (SvPlayout *self, const atomic_bool *stop, SvEvent *event, gint64 *time_ms);
