/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* eleven-placement: checks a position that the user set up on the board and makes it a state, and
 * writes a state as such a position. See SvGamePositions in sv-game.h. */

#include "eleven-state.h"

extern const SvPhase eleven_phases[];

/* Convert between a period of the state and its number as shown to the user, which skips the
 * periods that this variant does not have. */
unsigned eleven_shown_period (const ElevenSetup *setup, unsigned period);
unsigned eleven_real_period (const ElevenSetup *setup, unsigned shown);
const char *eleven_period_name (const void *setup, unsigned period);
void eleven_to_placement (const void *setup, const void *state, SvPlacement *out);
bool eleven_from_placement (const void *setup, const SvPlacement *in, void *state, SvPhrase *why);
