/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-cup-table: the ranking of a league or a group, and what separates teams that are level on
 * points. */

#include "sv-cup.h"

/* How the matches between @n level teams separate two of them that stand directly below one
 * another. */
typedef struct {
  SvCupBy key; /* points, difference or goals */
  unsigned n;
  int own, above;
  bool all_played; /* each of the level teams has played against another one of them */
} SvCupMutual;

typedef struct {
  unsigned rank; /* 0 for a team that has withdrawn from the league */
  unsigned team;
  unsigned won, drawn, lost, goals[2]; /* goals for and against */
  int points;                          /* with those given and taken */
  int adjusted;                        /* sum of the points given and taken */
  SvCupBy by;                          /* what separates the team from the one above */
  SvCupMutual mutual;                  /* more about that if it is SV_CUP_BY_MUTUAL */
} SvCupLine;

/* Write the table of a group (0-based) and return how many lines it has. */
unsigned sv_cup_table (const SvCup *self, unsigned group, SvCupLine lines[SV_CUP_MAX_TEAMS]);

/* Return whether each match of the group has a score, or a team that has withdrawn. */
bool sv_cup_is_group_complete (const SvCup *self, unsigned group);

/* Add a counting result to the line of the team on this side. */
void sv_cup_line_add (SvCupLine *line, const SvCup *cup, const SvCupResult *result, unsigned side);
