/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-placement: a position as a person sets it up on the board, in the position editor or beside a
 * real board, and the kinds of moments in which a game lets people do so. */

#include "sv-view.h"

enum {
  SV_MAX_SCORE = 9999, /* of a position that somebody gives */
  SV_MAX_KEPT = 108    /* bytes of a placement that a game keeps for itself */
};

/* What must be said of a moment that a person sets up in the position editor. A game lists its moments,
 * each with some of these flags, and the editor asks for what they name. */
typedef enum {
  SV_PHASE_SIDE = 1,       /* one side plays: SvPlacement.side counts */
  SV_PHASE_BALL = 2,       /* a piece has the ball */
  SV_PHASE_ACTIVE = 4,     /* it is one piece's turn */
  SV_PHASE_DEFENDER = 8,   /* a piece of the other side defends */
  SV_PHASE_FREE_BALL = 16, /* the ball may also lie on a space without a piece */
  SV_PHASE_POINTS = 32,    /* the side that plays, or the ball, has points left to spend */
  SV_PHASE_TRAIL = 64      /* the ball is on its way: the spaces that it came over count */
} SvPhaseFlags;

typedef struct {
  const char *label; /* translatable, as in a list of choices */
  unsigned flags;    /* SvPhaseFlags: what of a placement counts */
  uint8_t own[2];    /* the game's: what of its state this is */
} SvPhase;

/* A position as a person sets it up on the board. What is left open (-1) is filled in by the rules
 * if they can; what the phase does not use is not looked at. */
typedef struct {
  int32_t score[2];
  int16_t spaces[SV_MAX_PIECES]; /* of each piece; -1: beside the board */
  int16_t ball_piece;            /* who has the ball, or -1 */
  int16_t ball_space;            /* where it lies if nobody has it, or -1 */
  int16_t active_piece;          /* whose turn it is, or -1 */
  int16_t defender;              /* who defends, or -1 */
  int16_t zone_side[4];          /* whose each zone is, or -1; standing pieces decide */
  int32_t shown_first;           /* side on the left of the scoreboard, or -1 */
  int32_t points;                /* left to spend, or -1 */
  int32_t side;                  /* that has the ball or plays, or -1 */
  uint32_t period;               /* 1 …, as words.period_name () counts */
  uint32_t phase;                /* index in SvGame.positions.phases */
  uint32_t n_trail;              /* the spaces of a ball on its way: where it was played, and */
  int16_t trail[SV_MAX_TRAIL];   /* all that it came over, to where it is; 0 behind them */
  uint8_t kept[SV_MAX_KEPT];     /* the game's: what nobody sets up by hand, and goes on
                                  * while the rest lets it; all 0: nothing */
} SvPlacement;

_Static_assert(sizeof (SvPlacement) == 32 + 2 * (SV_MAX_PIECES + SV_MAX_TRAIL + 8) + SV_MAX_KEPT,
               "placements are compared byte by byte: no padding");
