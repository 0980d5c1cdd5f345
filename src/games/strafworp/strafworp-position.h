/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "strafworp-state.h"

extern const char *const strafworp_phase_names[];
void strafworp_dump (const void *setup, const void *state, const SvSink *sink);
bool strafworp_restore (const void *setup, const SvSource *source, void *state, SvFault *fault);

/* Why no match can be in this position; NULL if one can. */
const char *strafworp_impossible (const StrafworpSetup *setup, const StrafworpState *s);

/* Set which figurines may receive the ball. A document does not store this, because it follows from where
 * the figurines stand. */
void strafworp_find_receivers (StrafworpState *s);
