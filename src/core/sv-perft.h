/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-perft: counts event sequences, a standard test of move generators ("perft"). A mistake in
 * legal () or apply () changes the number of sequences of a given length. */

#include "sv-game.h"

/* Return the number of sequences of @depth events from @state. Each outcome of a die counts as
 * one, `time` is left out, and a sequence that ends the match early counts once. Returns 0 if
 * @depth is too large. */
uint64_t sv_perft (const SvGame *game, const void *setup, const void *state, unsigned depth);
