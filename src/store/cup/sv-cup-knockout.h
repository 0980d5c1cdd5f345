/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-cup-knockout: who meets whom in a competition, as far as results tell, and who got how far. */

#include "sv-cup-table.h"

/* In place of a team. */
enum { SV_CUP_UNKNOWN = -2, SV_CUP_NOBODY = -1 };

typedef struct {
  int teams[2];
  int winner, loser; /* of a knock-out; who goes on without a match has beaten nobody */
} SvCupMeeting;

/* One for each fixture; free it with g_free (). */
SvCupMeeting *sv_cup_meetings (const SvCup *self);

/* It is the match for third place. */
bool sv_cup_is_for_third (const SvCupFixture *fixture);

/* Who stands where in the knock-out: the teams that are known to be in it. Returns how many. */
unsigned sv_cup_knockout_table (const SvCup *self, SvCupLine lines[SV_CUP_MAX_TEAMS]);
