/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-match-line-ups: lines up the sides of a match as their users ask, event by event, and the
 * line-ups that their teams keep. */

#include "sv-match.h"

/* Let the deciding side line up in way @i: one that the game numbers now, or one that its team
 * keeps, the first of which has the number SV_OWN_LINE_UP. All its figurines are placed, also if
 * the other side places in between. It is one step of undo. Return FALSE if there is no such way,
 * or if it was held off. One of the team's own goes as far as it can here; if that is not to the
 * end, a notice says so. */
enum { SV_OWN_LINE_UP = SV_MAX_LINE_UPS + 1 };
gboolean sv_match_line_up (SvMatch *self, unsigned i);
/* Return the usual line-up of the deciding side, or SV_MAX_LINE_UPS if there is none. */
unsigned sv_match_get_first_line_up (SvMatch *self);
/* Return the name of the line-up that led to the position and the side that lined up; NULL if none
 * did. *@own: the name that the team gave it, or NULL. */
const SvPhrase *sv_match_get_line_up (SvMatch *self, int *side, const char **own);
/* The line-ups that the team of a side keeps (SvLineUpDoc). The setter takes ownership of the
 * array. */
const GPtrArray *sv_match_get_own_line_ups (SvMatch *self, int side);
void sv_match_set_own_line_ups (SvMatch *self, int side, GPtrArray *line_ups);
/* Return number @i of those of the deciding side if some of it can be done now, else NULL. */
const SvLineUpDoc *sv_match_get_own_line_up (SvMatch *self, unsigned i);
