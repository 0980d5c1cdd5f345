/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-bot-greedy: plays its own turn out in thought, and begins the one that is worth most. */

#include "sv-mind.h"

/* The index of its choice among n legal events, for games that tell what a position is worth, as
 * skill has it. What it means to do after that is kept in mind. */
unsigned sv_bot_greedy_choose (SvMind *mind,
                               const void *state,
                               const SvEvent *legal,
                               unsigned n,
                               const SvSkill *skill,
                               SvRng *rng,
                               const atomic_bool *stop);
