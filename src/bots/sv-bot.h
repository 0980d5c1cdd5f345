/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-bot: computer players over the game interface. They see setup and state, choose one of the
 * legal events, and never throw a die or look at one before it falls. */

#include <stdatomic.h>

#include "sv-game.h"
#include "sv-rng.h"

typedef struct {
  const char *id;    /* as documents write it */
  const char *title; /* translatable */
  const char *help;  /* translatable sentence */
  bool thinks;       /* takes so long (at most 0.3 s) that a window must not wait for it */
  bool (*plays) (const SvGame *game);
  /* The index of its choice among n ≥ 1 legal events of a decision node. state is veiled. stop
   * (nullable) becomes true when nobody waits for the answer any more: then any answer does. The
   * same rng gives the same answer. */
  unsigned (*choose) (const SvGame *game,
                      const void *setup,
                      const void *state,
                      const SvEvent *legal,
                      unsigned n,
                      SvRng *rng,
                      const atomic_bool *stop);
} SvBot;

/* Ask for a choice at a decision node: as SvBot.choose, but of the position as it is; what the side
 * that decides must not know is taken out first. May be called in any thread. */
unsigned sv_bot_choose (const SvBot *bot,
                        const SvGame *game,
                        const void *setup,
                        const void *state,
                        const SvEvent *legal,
                        unsigned n,
                        SvRng *rng,
                        const atomic_bool *stop);

/* All computer players, weakest first, NULL-terminated. */
const SvBot *const *sv_bots (void);
const SvBot *sv_bot_by_id (const char *id);
