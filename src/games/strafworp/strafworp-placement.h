/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* strafworp-placement: positions set up by hand. See sv-game.h, SvGamePositions. */

#include "strafworp-state.h"

extern const SvPhase strafworp_phases[];
/* The period as period_name () counts, golden-goal time after the halves. */
unsigned strafworp_period (const StrafworpSetup *setup, const StrafworpState *s);
const char *strafworp_period_name (const void *setup, unsigned period);
void strafworp_to_placement (const void *setup, const void *state, SvPlacement *out);
bool
strafworp_from_placement (const void *setup, const SvPlacement *in, void *state, SvPhrase *why);
