/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* champions-placement: checks a position that the user set up on the board and makes it a state,
 * and writes a state as such a position. See "setting up" in sv-game.h. */

#include "champions-state.h"

extern const SvPhase champions_phases[];
const char *champions_period_name (const void *setup, unsigned period);
void champions_to_placement (const void *setup, const void *state, SvPlacement *out);
bool
champions_from_placement (const void *setup, const SvPlacement *in, void *state, SvPhrase *why);
