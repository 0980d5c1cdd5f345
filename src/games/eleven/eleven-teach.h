/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "eleven-state.h"

extern const SvLesson eleven_lessons[];
int eleven_lesson (const void *setup, const void *state, SvPhrase *out);
void eleven_turn (const void *setup, const void *state, SvTurn *out);
void eleven_meaning (const void *setup, const void *state, int piece, int space, SvNotes *out);
