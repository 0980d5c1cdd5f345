/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-bot-exact: a computer player for games that have a solver: it chooses an event with the best
 * exact evaluation.
 *
 * The whole match is solved at the first choice, which takes a tenth of a second; later choices
 * only look up values. In the last minutes the best choice also depends on the score and the time
 * left, so that a player that considers them solves again there. */

#include "sv-bot-memory.h"

/* Return the index of one of the best of @n legal events, drawn at random among equals. If
 * @by_time, the score and the time left that @bot_memory holds are considered. If memory is short
 * or @stop (may be NULL) becomes true, the result is a random index. */
unsigned sv_bot_exact_choose (SvBotMemory *bot_memory,
                              const void *state,
                              const SvEvent *legal,
                              unsigned n,
                              bool by_time,
                              SvRng *rng,
                              const atomic_bool *stop);
