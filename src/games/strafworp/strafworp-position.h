/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "strafworp-state.h"

extern const char *const strafworp_phase_names[];
void strafworp_dump (const void *setup, const void *state, const SvSink *sink);
bool strafworp_restore (const void *setup, const SvSource *source, void *state, SvFault *fault);

extern const SvPhase strafworp_phases[];
/* The period as period_name () counts, golden-goal time after the halves. */
unsigned strafworp_period (const StrafworpSetup *setup, const StrafworpState *s);
const char *strafworp_period_name (const void *setup, unsigned period);
void strafworp_to_placement (const void *setup, const void *state, SvPlacement *out);
bool
strafworp_from_placement (const void *setup, const SvPlacement *in, void *state, SvPhrase *why);
