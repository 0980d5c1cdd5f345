/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-cup-seats: who plays the teams of a competition when their match is played in the program: a
 * person, or a computer player that stands in for a team that is short of people. */

#include "sv-cup-doc.h"
#include "sv-match.h"

/* Return who played the team last in a match of the competition that the document holds: the id of
 * a computer player, or "person", also if it has not played yet. */
const char *sv_cup_seats_find_kind (const SvCupDoc *doc, unsigned team);

/* Let each side of a new match be played as @kinds says, as sv_cup_seats_find_kind () returns it.
 */
void sv_cup_seats_set (SvMatch *match, const char *const kinds[2]);
