/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-cup-late: lets a team join a competition that has been drawn already. */

#include "sv-cup.h"

/* Return whether a team may still join: there is room, it joins a league, and no result of a
 * knock-out after groups counts yet. If not, @fault has the place and the reason. */
bool sv_cup_check_late (const SvCup *self, SvFault *fault);

/* Add a team to a group (0-based; a league is group 0). What was there stays in its place; behind
 * it come the matches of the new team, in rounds (of a packed plan: slots) after the last; those
 * against teams that have withdrawn, which a plan holds too, are the last of them. The knock-out
 * after groups moves to later rounds. sv_cup_check_late () must be true. */
void sv_cup_add_late (SvCup *self, unsigned group);
