/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* strafworp-position: positions in documents (the `state` object), and the check whether a position
 * is possible. Rule numbers such as S-41 are those of RULES.md in this folder. */

#include "strafworp-state.h"

extern const char *const strafworp_phase_names[];
void strafworp_dump (const void *setup, const void *state, const SvSink *sink);
bool strafworp_restore (const void *setup, const SvSource *source, void *state, SvFault *fault);

/* Return why this position cannot occur in a match, or NULL if it can. */
const char *strafworp_impossible (const StrafworpSetup *setup, const StrafworpState *s);

/* Compute which figurines may receive the ball (S-83). Documents do not store it, because it
 * follows from where the figurines stand. */
void strafworp_find_receivers (StrafworpState *s);
