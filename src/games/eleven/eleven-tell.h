/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "eleven-state.h"

void eleven_event_text (const void *setup, const void *state, SvEvent event, char *text);
void eleven_notes (
    const void *setup, const void *before, SvEvent event, const void *after, SvNotes *out);
void eleven_prompt (const void *setup, const void *state, SvPhrase *out);
void eleven_piece_name (const void *setup, int piece, SvPhrase *out);
