/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "champions-state.h"

extern const SvLesson champions_lessons[];
int champions_lesson (const void *setup, const void *state, SvPhrase *out);
void champions_turn (const void *setup, const void *state, SvTurn *out);
void champions_meaning (const void *setup, const void *state, int piece, int space, SvNotes *out);
