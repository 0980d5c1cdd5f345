/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* strafworp-tell: texts of events, prompts, notes for the report, and sentences about throws. See
 * SvGameWords in sv-game.h. */

#include "strafworp-state.h"

void strafworp_event_text (const void *setup, const void *state, SvEvent event, char *text);
void strafworp_notes (
    const void *setup, const void *before, SvEvent event, const void *after, SvNotes *out);
void strafworp_prompt (const void *setup, const void *state, SvPhrase *out);
void strafworp_piece_name (const void *setup, int piece, SvPhrase *out);

void strafworp_counts (const void *setup, const void *state, SvNotes *out);
void
strafworp_reason (const void *setup, const void *better, const void *worse, int side, SvNotes *out);
