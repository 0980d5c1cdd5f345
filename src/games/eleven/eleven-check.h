/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "eleven-state.h"

const char *eleven_broken (const void *setup, const void *state);

/* Why no match can be in this position, beyond broken (); NULL if one can. */
const char *eleven_impossible (const ElevenSetup *setup, const ElevenState *s);
void eleven_veil (const void *setup, void *state, int side);
