/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "eleven-state.h"

const SvBoard *eleven_board (const void *setup);

/* The space of a kind (and mark, if not 0) at an end (any if -1), or nobody. */
unsigned eleven_find (const SvBoard *board, unsigned kind, unsigned mark, int end);

/* Spaces of an end where field players may be placed (E-09). */
int eleven_room (const SvBoard *board, int end);

/* A line joins the two spaces. */
bool eleven_joined (const SvBoard *board, unsigned a, unsigned b);

/* Chapter 1.3, but its last rule. False with the JSON path below the board and the reason. */
bool eleven_board_check (const SvBoard *board, SvFault *fault);
void eleven_space_name (const void *setup, int space, SvPhrase *out);
