/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* strafworp-placement: positions that the user sets up by hand. See SvGamePositions in
 * sv-game.h. */

#include "strafworp-state.h"

extern const SvPhase strafworp_phases[];
/* Return the number of the period as period_name () counts: golden-goal time comes after the
 * halves. */
unsigned strafworp_period (const StrafworpSetup *setup, const StrafworpState *s);
const char *strafworp_period_name (const void *setup, unsigned period);

/* S-101: the length of a period in milliseconds, and the least one. */
enum { STRAFWORP_LEAST_PERIOD_MS = 10000 };
int32_t strafworp_period_ms (const StrafworpSetup *setup);
void strafworp_to_placement (const void *setup, const void *state, SvPlacement *out);
bool
strafworp_from_placement (const void *setup, const SvPlacement *in, void *state, SvPhrase *why);
