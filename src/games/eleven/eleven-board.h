/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "eleven-state.h"

const SvBoard *eleven_board (const void *setup);

/* Return the space of a kind (and mark, unless 0) at an end (-1: any end), or ELEVEN_NONE. */
unsigned eleven_find (const SvBoard *board, unsigned kind, unsigned mark, int end);

/* Return the number of spaces of an end where field players may be placed (E-09). */
int eleven_room (const SvBoard *board, int end);

/* Return whether a line joins the two spaces. */
bool eleven_joined (const SvBoard *board, unsigned a, unsigned b);

/* Return whether the board obeys RULES.md chapter 1.3, except for its last rule. If not, @fault
 * has the JSON path below the board and the reason. */
bool eleven_board_check (const SvBoard *board, SvFault *fault);
void eleven_space_name (const void *setup, int space, SvPhrase *out);
