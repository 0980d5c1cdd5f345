/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-match-line-ups: how the sides of a match line up as people ask for it, event by event, and the
 * line-ups that their teams keep. */

#include "sv-match.h"

/* Let the side that decides line up in way i, as the game numbers them now, or in one that its team
 * keeps, the first of which has the number SV_OWN_LINE_UP: all that it has to place, also when the
 * other side places in between. One step of undo. FALSE if there is no such way, or if it was held off.
 * One of the team's own goes as far as it can here; where that is not to the end, a notice tells so. */
enum { SV_OWN_LINE_UP = SV_MAX_LINE_UPS + 1 };
gboolean sv_match_line_up (SvMatch *self, unsigned i);
/* The usual one now; SV_MAX_LINE_UPS: there is none. */
unsigned sv_match_get_first_line_up (SvMatch *self);
/* The line-up that led to the position, and whose; NULL if it was none. own: NULL, or the name that
 * somebody gave it. */
const SvPhrase *sv_match_get_line_up (SvMatch *self, int *side, const char **own);
/* Those that the team of a side keeps, of SvLineUpDoc; and let them be these, which the match takes. */
const GPtrArray *sv_match_get_own_line_ups (SvMatch *self, int side);
void sv_match_set_own_line_ups (SvMatch *self, int side, GPtrArray *line_ups);
/* That of number i of the side that decides, if something can be done of it now; or NULL. */
const SvLineUpDoc *sv_match_get_own_line_up (SvMatch *self, unsigned i);
