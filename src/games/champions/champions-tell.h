/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "champions-state.h"

void champions_event_text (const void *setup, const void *state, SvEvent event, char *text);
void champions_notes (
    const void *setup, const void *before, SvEvent event, const void *after, SvNotes *out);
void champions_prompt (const void *setup, const void *state, SvPhrase *out);
void champions_piece_name (const void *setup, int piece, SvPhrase *out);

/* Return the piece that a node asks to act or to go somewhere, or NOBODY. */
unsigned champions_man_asked (const ChampionsState *s);
