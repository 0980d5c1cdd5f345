/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-cup-bracket: the place of each knock-out match in the bracket, as numbers for the code that
 * draws or lists it. It draws nothing itself.
 *
 *      column 0       column 1       A line is as high as the name of one team. Each team or place
 *  0   Fox ──┐                       that enters the knock-out has one, from top to bottom. A match
 *  1   Elk ──┴─ Fox ──┐              is halfway between its two sides, so boxes that are two lines
 *  2   Owl ──────── Owl ─ Fox        high never overlap within a column. The final is in the last
 *                                    column. A team that enters late, after a bye, has its line
 *                                    beside the match that it enters. */

#include "sv-cup.h"

enum { SV_CUP_ENTERS = -1 };

typedef struct {
  bool drawn;      /* false for a match of a league; the other members are unused then */
  bool third;      /* the match for third place, below the others in the last column */
  unsigned column; /* 0-based */
  double y;        /* middle of the match, in lines from the top */
  /* y where each side comes in: the middle of a team's line, or the y of a match */
  double side_y[2];
  /* for each side, the fixture whose winner plays there (for third place: loser), or
   * SV_CUP_ENTERS */
  int from[2];
} SvCupSpot;

typedef struct {
  unsigned n_columns, n_lines; /* 0 if there is no knock-out */
  int final;                   /* the fixture to which all others lead, or -1 if there is none */
  SvCupSpot *spots;            /* one for each fixture */
} SvCupBracket;

/* Lay out the bracket of a competition that passes sv_cup_check (). Transfer full. */
SvCupBracket *sv_cup_bracket_new (const SvCup *cup);
void sv_cup_bracket_free (SvCupBracket *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (SvCupBracket, sv_cup_bracket_free)
