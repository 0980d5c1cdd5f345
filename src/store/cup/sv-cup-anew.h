/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-cup-anew: plans the matches of a league or of groups anew that are still to be played, for
 * example because a team came late: all boards are used again, and the day ends earlier. */

#include "sv-cup.h"

/* Move the matches of leagues that have no result and begin after slot @begun of the day (0: none
 * has begun) so that they take few slots; their teams, and who is at home, stay. Matches of teams
 * that have withdrawn are put where they take no time, if possible. The knock-out after groups
 * follows them. Return false, and change nothing, if the day would become neither shorter
 * nor easier for teams that play twice running, or if the knock-out has begun. */
bool sv_cup_plan_anew (SvCup *self, unsigned begun);
