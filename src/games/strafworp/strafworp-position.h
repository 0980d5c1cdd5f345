/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "strafworp-state.h"

extern const char *const strafworp_phase_names[];
void strafworp_dump (const void *setup, const void *state, const SvSink *sink);
bool strafworp_restore (const void *setup, const SvSource *source, void *state, SvFault *fault);

/* Why no match can be in this position; NULL if one can. */
const char *strafworp_impossible (const StrafworpSetup *setup, const StrafworpState *s);

/* Fill in who may receive: it follows from the rest. */
void strafworp_find_receivers (StrafworpState *s);
