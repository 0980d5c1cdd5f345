/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* strafworp-teach: lessons, steps of a turn and explanations. See SvGameTeach and SvGameWords in
 * sv-game.h. */

#include "strafworp-state.h"

extern const SvLesson strafworp_lessons[];
int strafworp_lesson (const void *setup, const void *state, SvPhrase *out);
void strafworp_turn (const void *setup, const void *state, SvTurn *out);
void strafworp_meaning (const void *setup, const void *state, int piece, int space, SvNotes *out);
