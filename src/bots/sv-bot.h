/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-bot: computer players over the game interface. They see setup and state, choose one of the
 * legal events, and never throw a die or look at one before it falls. */

#include "sv-mind.h"

struct SvBot {
  const char *id;    /* as documents write it */
  const char *title; /* translatable */
  const char *help;  /* translatable sentence with {n}: see sv_bot_help () */
  unsigned level;    /* 1 … SV_LEVELS; 0: for documents and tests, not offered to people */
  /* Takes so long (at most 0.3 s) that a window must not wait for it. Who does not is told nothing of
   * the clock. */
  bool thinks;
  bool (*plays) (const SvGame *game);
  /* As sv_mind_choose (), of a veiled state, where nothing is planned. */
  unsigned (*choose) (SvMind *mind,
                      const void *state,
                      const SvEvent *legal,
                      unsigned n,
                      SvRng *rng,
                      const atomic_bool *stop);
};

/* The index of its choice among n ≥ 1 legal events of a decision node of the match, at most 0.3 s
 * later. What the side that decides must not know of state is taken out first. stop (nullable)
 * becomes true when nobody waits for the answer any more: then any answer does. The same rng gives
 * the same answers. May be called in any thread, but in one at a time. */
unsigned sv_mind_choose (SvMind *self,
                         const void *state,
                         const SvEvent *legal,
                         unsigned n,
                         SvRng *rng,
                         const atomic_bool *stop);

/* One choice, of a new mind. */
unsigned sv_bot_choose (const SvBot *bot,
                        const SvGame *game,
                        const void *setup,
                        const void *state,
                        const SvEvent *legal,
                        unsigned n,
                        SvRng *rng,
                        const atomic_bool *stop);

/* How good it is in this game, as a sentence. */
SvPhrase sv_bot_help (const SvBot *bot, const SvGame *game);

/* All computer players, those of levels first and the weakest of them first; NULL-terminated. */
const SvBot *const *sv_bots (void);
const SvBot *sv_bot_by_id (const char *id);
