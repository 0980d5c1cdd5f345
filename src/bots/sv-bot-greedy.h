/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-bot-greedy: a computer player that searches its own turn to its end and plays the events
 * that lead to the position with the best estimate. It looks no further than, at some levels, one
 * reply. */

#include "sv-bot-memory.h"

/* Return the index of the choice among @n legal events. The game must have appraise (). @skill
 * limits the search. The rest of the turn that was found is stored in @bot_memory. */
unsigned sv_bot_greedy_choose (SvBotMemory *bot_memory,
                               const void *state,
                               const SvEvent *legal,
                               unsigned n,
                               const SvSkill *skill,
                               SvRng *rng,
                               const atomic_bool *stop);
