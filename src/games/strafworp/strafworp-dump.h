/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "strafworp.h"

extern const char *const strafworp_phase_names[];
void strafworp_dump (const void *setup, const void *state, const SvSink *sink);
bool strafworp_restore (const void *setup, const SvSource *source, void *state, SvFault *fault);

/* Fill in what the object of a position does not say: it follows from the rest. */
void strafworp_complete (const StrafworpSetup *setup, StrafworpState *s);

/* Why no match can be in this position, beyond broken (); NULL if one can. */
const char *strafworp_impossible (const StrafworpSetup *setup, const StrafworpState *s);
