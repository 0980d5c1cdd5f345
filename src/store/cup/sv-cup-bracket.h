/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-cup-bracket: where each match of a knock-out stands in its bracket, as numbers for whoever draws or
 * lists it; it draws nothing itself.
 *
 *      column 0       column 1       Lines are as high as the name of one team. Each team or place that
 *  0   Fox ──┐                       enters has one, from above to below; a match stands in the middle
 *  1   Elk ──┴─ Fox ──┐              between its two sides, so that boxes two lines high never overlap
 *  2   Owl ──────── Owl ─ Fox       within a column. The final is in the last column; who enters late (a
 *                                    bye) has its line beside the match that it enters. */

#include "sv-cup.h"

enum { SV_CUP_ENTERS = -1 };

typedef struct {
  bool drawn;       /* false: a match of a league, the rest says nothing */
  bool third;       /* for third place, below the others in the last column */
  unsigned column;  /* from 0 */
  double y;         /* its middle, in lines from above */
  double side_y[2]; /* where its sides come in: the middle of a team's line, or the y of a match */
  int from[2];      /* the fixture whose winner (third: loser) plays there, or SV_CUP_ENTERS */
} SvCupSpot;

typedef struct {
  unsigned n_columns, n_lines; /* 0: there is no knock-out */
  int final;                   /* the fixture that all others lead to; -1: none */
  SvCupSpot *spots;            /* one for each fixture */
} SvCupBracket;

/* The bracket of a competition that sv_cup_check () finds whole. */
SvCupBracket *sv_cup_bracket_new (const SvCup *cup);
void sv_cup_bracket_free (SvCupBracket *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (SvCupBracket, sv_cup_bracket_free)
