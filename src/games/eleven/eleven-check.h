/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "eleven-state.h"

const char *eleven_broken (const void *setup, const void *state);

/* Return why no match can reach this position, beyond what the invariants (broken ()) check; NULL
 * if one can. */
const char *eleven_impossible (const ElevenSetup *setup, const ElevenState *s);

/* Return a piece that stands where none may while players are placed (E-06, E-09, E-55, E-56) or
 * while a penalty of a shoot-out is taken (E-69); ELEVEN_NONE if there is none. */
unsigned eleven_misplaced (const SvBoard *board, const ElevenState *s);

void eleven_hide_secrets (const void *setup, void *state, int side);
unsigned eleven_fill_secrets (const void *setup, void *state, int side, unsigned i);
