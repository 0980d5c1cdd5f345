/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-placement: a position as the user sets it up on the board, in the position editor or beside
 * a real board, and the kinds of moments that a game allows to be set up. */

#include "sv-view.h"

enum {
  SV_MAX_SCORE = 9999, /* limit of the goals that the user may enter */
  SV_MAX_KEPT = 108    /* bytes of a placement for the game's private data */
};

/* What the user must specify for a kind of moment in the position editor. A game lists its kinds
 * of moments with these flags, and the editor asks for what the flags name. */
typedef enum {
  SV_PHASE_SIDE = 1,       /* the side that plays: SvPlacement.side is used */
  SV_PHASE_BALL = 2,       /* the piece that has the ball */
  SV_PHASE_ACTIVE = 4,     /* the piece whose turn it is */
  SV_PHASE_DEFENDER = 8,   /* the piece of the other side that defends */
  SV_PHASE_FREE_BALL = 16, /* the ball may also lie on a space without a piece */
  SV_PHASE_POINTS = 32,    /* the points that the side, or the ball, has left to spend */
  SV_PHASE_TRAIL = 64      /* the ball is on its way: the spaces that it has passed are used */
} SvPhaseFlags;

typedef struct {
  const char *label; /* translatable label in a list of choices */
  unsigned flags;    /* SvPhaseFlags, the members of the placement that are used */
  uint8_t own[2];    /* private to the game: values of its state in such a moment */
} SvPhase;

/* A position as the user sets it up. The rules fill in members that are left open (-1) if they
 * can, and ignore members that the phase does not use. */
typedef struct {
  int32_t score[2];
  int16_t spaces[SV_MAX_PIECES]; /* space of each piece; -1 if beside the board */
  int16_t ball_piece;            /* piece that has the ball, or -1 */
  int16_t ball_space;            /* space of the ball if no piece has it, or -1 */
  int16_t active_piece;          /* piece whose turn it is, or -1 */
  int16_t defender;              /* piece that defends, or -1 */
  /* side that owns each zone, or -1; pieces on the board override it */
  int16_t zone_side[4];
  int32_t shown_first; /* home side, or -1 if undecided */
  int32_t points;      /* points left to spend, or -1 */
  int32_t side;        /* side that has the ball or plays, or -1 */
  uint32_t period;     /* period, 1-based, as words.period_name () counts */
  uint32_t phase;      /* index in SvGame.positions.phases */
  uint32_t n_trail;    /* number of spaces in trail */
  /* spaces that a ball on its way has passed, from its start to where it is; the unused rest is
   * 0 */
  int16_t trail[SV_MAX_TRAIL];
  /* the game's private data: state that the user cannot set up by hand, kept as long as it fits
   * the rest; all 0 if none */
  uint8_t kept[SV_MAX_KEPT];
} SvPlacement;

_Static_assert(sizeof (SvPlacement) == 32 + 2 * (SV_MAX_PIECES + SV_MAX_TRAIL + 8) + SV_MAX_KEPT,
               "placements are compared byte by byte: no padding");
