/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "eleven-state.h"

extern const char *const eleven_phase_names[];
void eleven_dump (const void *setup, const void *state, const SvSink *sink);
void eleven_dump_start (const void *setup, const void *state, const SvSink *sink);
bool eleven_restore (const void *setup, const SvSource *source, void *state, SvFault *fault);

extern const SvPhase eleven_phases[];

/* The number of a period without those that this variant has not got, as views count. */
unsigned eleven_shown_period (const ElevenSetup *setup, unsigned period);
unsigned eleven_real_period (const ElevenSetup *setup, unsigned shown);
const char *eleven_period_name (const void *setup, unsigned period);
void eleven_to_placement (const void *setup, const void *state, SvPlacement *out);
bool eleven_from_placement (const void *setup, const SvPlacement *in, void *state, SvPhrase *why);
