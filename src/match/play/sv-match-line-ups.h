/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-match-line-ups: lines up the sides of a match as their users ask, event by event, and gives
 * access to the saved line-ups of their teams. */

#include "sv-match.h"

/* Let the deciding side use line-up @i: a number that the game gives in this position, or, from
 * SV_OWN_LINE_UP on, a line-up that its team has saved. All its figurines are placed, even if the
 * other side places some in between; undo takes all of it back at once. A saved line-up is carried
 * out as far as it is legal; if some figurines are left, "notice" says so. Return FALSE if there is
 * no such line-up, or if a handler of "making" refused its first event. */
enum { SV_OWN_LINE_UP = SV_MAX_LINE_UPS + 1 };
gboolean sv_match_line_up (SvMatch *self, unsigned i);
/* Return the usual line-up of the deciding side, or SV_MAX_LINE_UPS if there is none. */
unsigned sv_match_get_first_line_up (SvMatch *self);
/* Return the name of the line-up that led to the position and the side that lined up; NULL if none
 * did. *@own: the name that the team gave it, or NULL. */
const SvPhrase *sv_match_get_line_up (SvMatch *self, int *side, const char **own);
/* The line-ups that the team of a side has saved (SvLineUpDoc). The setter takes ownership of the
 * array. */
const GPtrArray *sv_match_get_own_line_ups (SvMatch *self, int side);
void sv_match_set_own_line_ups (SvMatch *self, int side, GPtrArray *line_ups);
/* Return saved line-up @i of the deciding side, or NULL if its next step is not legal here.
 * @i counts from SV_OWN_LINE_UP. */
const SvLineUpDoc *sv_match_get_own_line_up (SvMatch *self, unsigned i);
