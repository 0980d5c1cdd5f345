/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-perft: proof by counting. The number of event sequences of a length from a position shows
 * every mistake in legal () and apply (). */

#include "sv-game.h"

/* Sequences of depth events from state: chance outcomes once each, `time` excluded, a sequence
 * that ends the match early counted once. */
uint64_t sv_perft (const SvGame *game, const void *setup, const void *state, unsigned depth);
