/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-cup-knockout: which teams meet in each fixture, as far as the results tell, and how far each
 * team got. */

#include "sv-cup-table.h"

/* Used in place of the index of a team. */
enum { SV_CUP_UNKNOWN = -2, SV_CUP_NOBODY = -1 };

typedef struct {
  int teams[2];
  /* only of a knock-out; a team that goes through without a match has beaten nobody */
  int winner, loser;
} SvCupMeeting;

/* Return one meeting for each fixture. Free with g_free (). */
SvCupMeeting *sv_cup_meetings (const SvCup *self);

/* Return whether the fixture is the match for third place. */
bool sv_cup_is_for_third (const SvCupFixture *fixture);

/* Write the ranking of the knock-out: the teams that are known to be in it. Return how many lines
 * were written. */
unsigned sv_cup_knockout_table (const SvCup *self, SvCupLine lines[SV_CUP_MAX_TEAMS]);
