/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-playout: plays a match between two computer players from a position on. The match clock is
 * simulated: each event takes a fixed time while the clock runs. */

#include "sv-bot.h"

#include <glib.h>

enum { SV_PLAYOUT_PACE_MS = 2500 }; /* default duration of an event in milliseconds */

typedef struct {
  const SvGame *game;
  const void *setup;
  /* players of the two teams, or if at_home is true, of the home and the away team */
  SvBotMemory *bot_memories[2];
  bool at_home;
  SvRng *rng;
  gint64 pace_ms;

  gint64 elapsed_ms; /* time on the clock of the current period, in milliseconds */
  /* at least one player considers the time left, so that the tempo is measured */
  bool clocked;
  SvTempo tempo;   /* tempo of the match since the playout began */
  SvTiming timing; /* timing of state */
  SvEvent legal[SV_MAX_LEGAL];
  alignas (16) unsigned char state[SV_MAX_STATE];
} SvPlayout;

/* Start to play from @state, when the clock of the period shows @elapsed_ms. The caller fills in
 * all members above elapsed_ms first. */
void sv_playout_begin (SvPlayout *self, const void *state, gint64 elapsed_ms);

/* Make the next event: end of a period, die, or choice of a player. @time_ms (may be NULL)
 * becomes what the clock showed then. Returns false if the match is over. @stop is as for
 * sv_bot_memory_choose (). */
bool sv_playout_step (SvPlayout *self, const atomic_bool *stop, SvEvent *event, gint64 *time_ms);
