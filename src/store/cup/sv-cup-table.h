/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-cup-table: who stands where in a league or a group, and what parted level teams. */

#include "sv-cup.h"

/* What the matches between n level teams say of two of them, of which one stands directly above the other. */
typedef struct {
  SvCupBy key; /* points, difference or goals */
  unsigned n;
  int own, above;
} SvCupMutual;

typedef struct {
  unsigned rank; /* 0: withdrawn, out of the league */
  unsigned team;
  unsigned won, drawn, lost, goals[2]; /* for and against */
  unsigned points;
  SvCupBy by;         /* what parted it from the line above, */
  SvCupMutual mutual; /* and how, if that is SV_CUP_BY_MUTUAL */
} SvCupLine;

/* Write the table of a group, from 0, and return how many lines it has. */
unsigned sv_cup_table (const SvCup *self, unsigned group, SvCupLine lines[SV_CUP_MAX_TEAMS]);

/* Each of the group's matches has a score, or a team that has withdrawn. */
bool sv_cup_is_group_complete (const SvCup *self, unsigned group);

/* Add what the result of a fixture that counts is to the team of this side. */
void sv_cup_line_add (SvCupLine *line, const SvCup *cup, const SvCupResult *result, unsigned side);
