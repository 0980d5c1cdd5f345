/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* strafworp-view: what is shown of a position, what the user clicks, and why a click is refused.
 * See SvGame in sv-game.h. */

#include "strafworp-state.h"

void strafworp_event_target (const void *setup, const void *state, SvEvent event, SvTarget *out);
void strafworp_timing (const void *setup, const void *state, SvTiming *out);
void strafworp_view (const void *setup, const void *state, SvView *out);
bool strafworp_line_up (const void *setup, const void *state, unsigned i, SvLineUp *out);
bool strafworp_item_picture (const void *setup, const SvField *list, unsigned i, SvView *out);

bool strafworp_why_not (const void *setup, const void *state, int piece, int space, SvPhrase *out);
