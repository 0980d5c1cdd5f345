/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-match-period: ending a period of a match by hand, before its clock has run out: the hall is
 * needed, or it is time to go home. */

#include "sv-match.h"

/* Return whether people may end the period now: its clock counts seconds and runs, or would run if
 * nobody had paused it. FALSE while users look back, and in a match that teaches. */
gboolean sv_match_can_end_period (SvMatch *self);

/* Make the event `time`, as when the clock runs out; a pause ends. It is an act of its own, so undo
 * takes back nothing else. Between two dice, where the rules do not let time run out, the event is
 * made right after them; then *@later is TRUE. Return FALSE if the period cannot be ended. */
gboolean sv_match_end_period (SvMatch *self, gboolean *later);
