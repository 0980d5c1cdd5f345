/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* champions-placement: positions set up by hand. See sv-game.h, "setting up". */

#include "champions-state.h"

extern const SvPhase champions_phases[];
const char *champions_period_name (const void *setup, unsigned period);
void champions_to_placement (const void *setup, const void *state, SvPlacement *out);
bool
champions_from_placement (const void *setup, const SvPlacement *in, void *state, SvPhrase *why);
