/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-bot: computer players, written on top of the game interface. They get setup and state,
 * choose one of the legal events, and never throw a die or know its result in advance. */

#include "sv-bot-memory.h"

struct SvBot {
  const char *id;    /* name in documents */
  const char *title; /* translatable */
  const char *about; /* translatable: what stands behind the name of its team */
  const char *help;  /* translatable description, a sentence with {n}; see sv_bot_help () */
  /* 1 … SV_LEVELS, or 0 if it is only for documents and tests and not offered to the user */
  unsigned level;
  /* A choice may take up to 0.3 s, so that it must not run in the window's thread. Only such
   * players are told the time left. */
  bool thinks;
  bool (*plays) (const SvGame *game);
  /* Like sv_bot_memory_choose (), but hidden information is already removed from @state, and no
   * plan exists for it. */
  unsigned (*choose) (SvBotMemory *bot_memory,
                      const void *state,
                      const SvEvent *legal,
                      unsigned n,
                      SvRng *rng,
                      const atomic_bool *stop);
};

/* Return the index of the computer player's choice among @n ≥ 1 legal events at a decision node
 * of the match; takes at most 0.3 s. Information that the deciding side must not know is removed
 * from @state first. @stop (may be NULL) becomes true when the result is not needed any more;
 * then any index is returned. An equal @rng gives equal choices. May be called in any thread, but
 * not in two at once. */
unsigned sv_bot_memory_choose (SvBotMemory *self,
                               const void *state,
                               const SvEvent *legal,
                               unsigned n,
                               SvRng *rng,
                               const atomic_bool *stop);

/* Make one choice without memory of earlier choices. */
unsigned sv_bot_choose (const SvBot *bot,
                        const SvGame *game,
                        const void *setup,
                        const void *state,
                        const SvEvent *legal,
                        unsigned n,
                        SvRng *rng,
                        const atomic_bool *stop);

/* Return a sentence that says how strong the player is in this game. */
SvPhrase sv_bot_help (const SvBot *bot, const SvGame *game);

/* Return all computer players, NULL-terminated: first those with a level, weakest first. */
const SvBot *const *sv_bots (void);
const SvBot *sv_bot_by_id (const char *id);
