/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-bot: computer players over the game interface. They see setup and state, choose one of the
 * legal events, and never throw a die or look at one before it falls. */

#include "sv-game.h"
#include "sv-rng.h"

typedef struct {
  const char *id;    /* as documents write it */
  const char *title; /* translatable */
  const char *help;  /* translatable sentence */
  bool (*plays) (const SvGame *game);
  /* The index of its choice among n ≥ 1 legal events of a decision node. */
  unsigned (*choose) (const SvGame *game,
                      const void *setup,
                      const void *state,
                      const SvEvent *legal,
                      unsigned n,
                      SvRng *rng);
} SvBot;

/* All computer players, weakest first, NULL-terminated. */
const SvBot *const *sv_bots (void);
const SvBot *sv_bot_by_id (const char *id);
