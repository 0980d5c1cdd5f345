/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* eleven-placement: positions set up by hand. See sv-game.h, SvGamePositions. */

#include "eleven-state.h"

extern const SvPhase eleven_phases[];

/* The number of a period without those that this variant has not got, as views count. */
unsigned eleven_shown_period (const ElevenSetup *setup, unsigned period);
unsigned eleven_real_period (const ElevenSetup *setup, unsigned shown);
const char *eleven_period_name (const void *setup, unsigned period);
void eleven_to_placement (const void *setup, const void *state, SvPlacement *out);
bool eleven_from_placement (const void *setup, const SvPlacement *in, void *state, SvPhrase *why);
