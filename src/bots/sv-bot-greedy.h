/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-bot-greedy: plays its own turn out in thought, and begins the one that is worth most. */

#include <stdatomic.h>

#include "sv-game.h"
#include "sv-rng.h"

/* SvBot.choose for games that tell what a position is worth. */
unsigned sv_bot_greedy_choose (const SvGame *game,
                               const void *setup,
                               const void *state,
                               const SvEvent *legal,
                               unsigned n,
                               SvRng *rng,
                               const atomic_bool *stop);
