/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "eleven-state.h"

void eleven_event_target (const void *setup, const void *state, SvEvent event, SvTarget *out);
void eleven_moves (
    const void *setup, const void *before, SvEvent event, const void *after, SvMoves *out);
void eleven_timing (const void *setup, const void *state, SvTiming *out);
void eleven_view (const void *setup, const void *state, SvView *out);

bool eleven_why_not (const void *setup, const void *state, int piece, int space, SvPhrase *out);
