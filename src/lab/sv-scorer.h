/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-scorer: which figurines make the goals of a match, heard from what its events tell. Goals of a
 * shoot-out are none. */

#include "sv-game.h"

typedef struct {
  const SvGame *game;
  const void *setup;
  int shooter; /* of the last shot, or -1: a game need not say who made a goal */
  unsigned goals[SV_MAX_PIECES];
} SvScorer;

/* A match begins. */
SvScorer sv_scorer (const SvGame *game, const void *setup);

/* The event led from one position to the next. */
void sv_scorer_hear (SvScorer *self, const void *before, SvEvent event, const void *after);
