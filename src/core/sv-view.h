/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-view: what is to be seen of a position: pieces, ball, score and clock, whatever the game.
 *
 * Sides are the teams in the order of the match document, 0 and 1; spaces are indices in a
 * board. */

#include "sv-board.h"

enum {
  SV_MAX_PIECES = 48,
  SV_MAX_TRAIL = 32,
  SV_N_HEADS = 12 /* of figurines, in data/pieces/heads.svg: see sv-heads.h */
};

typedef enum {
  SV_PIECE_BALL = 1,     /* has the ball */
  SV_PIECE_ACTIVE = 2,   /* it is this piece's turn to be moved */
  SV_PIECE_ATTACKER = 4, /* its card counts in the attack, or a throw is against it */
  SV_PIECE_DEFENDER = 8, /* its card counts in the defence */
  SV_PIECE_KEEPER = 16,  /* wears the keeper's shirt */
  SV_PIECE_OFFSIDE = 32,
  SV_PIECE_BOOKED = 64,   /* has a yellow card */
  SV_PIECE_HURT = 128,    /* has a bandage */
  SV_PIECE_WARMING = 256, /* beside the board, warming up to come on */
  SV_PIECE_GONE = 512     /* beside the board, and does not come back in this match */
} SvPieceFlags;

typedef struct {
  int8_t side;
  int8_t number;    /* shirt number */
  int16_t space;    /* or -1: beside the board */
  int16_t card;     /* index in the team's cards */
  uint16_t flags;   /* SvPieceFlags */
  int8_t need;      /* least throw that succeeds, bonuses counted; 0: does not throw */
  uint8_t head;     /* 1 … SV_N_HEADS: which of the heads it has; 0: by its number */
  const char *look; /* name of the drawing of its body in data/pieces */
} SvPiece;

typedef enum { SV_STAGE_SETUP, SV_STAGE_PLAY, SV_STAGE_BREAK, SV_STAGE_OVER } SvStage;

/* How a match ended. */
typedef enum {
  SV_END_FULL_TIME,
  SV_END_EXTRA_TIME,
  SV_END_GOLDEN_GOAL,
  SV_END_PENALTIES,
  SV_N_ENDS
} SvEnd;

/* All that a painter, a scoreboard or a screen reader needs. */
typedef struct {
  uint16_t n_pieces;
  SvPiece pieces[SV_MAX_PIECES];
  int16_t ball_space; /* where the ball is, or -1 */
  int16_t ball_piece; /* who has it, or -1 */
  int32_t score[2];   /* by side */
  bool shootout;      /* a draw is decided by goals that do not count in score, but in */
  int16_t shootout_score[2];
  int8_t shown_first; /* side on the left of the scoreboard, or -1 while undecided */
  int8_t attacking;   /* side, or -1 */
  int8_t winner;      /* OVER: side, or -1 for a draw */
  uint8_t ended;      /* OVER: SvEnd */
  uint8_t period;     /* 1… */
  uint8_t n_periods;
  const char *period_name; /* translatable, e.g. N_("First half") */
  int32_t period_ms;       /* length of this period, 0 = without a clock */
  bool clock_runs;         /* the match clock runs in this position */
  SvStage stage;
  int16_t zone_side[4]; /* whose each zone of the board is, or -1 */
  int16_t points;       /* left to spend in this turn; -1: the game has none, or none now */
  uint16_t n_trail;     /* spaces that the ball in flight came over, in order */
  int16_t trail[SV_MAX_TRAIL];
  int16_t clock_shows; /* a clock that the dice move: what it shows, */
  int16_t clock_ends;  /* and where it ends; 0: the game has none */
  const char *notice;  /* translatable words that stand beside the clock, e.g. N_("Until a 1") */
  const char *phase;   /* the ledger's word for the phase */
} SvView;

/* The side that has the ball, or -1 while the ball is free, in flight, or not on the board. This is
 * not the side whose turn it is: after a turn of 11 the ball stays where it is. */
static inline int
sv_view_ball_side (const SvView *view)
{
  return view->ball_piece >= 0 ? view->pieces[view->ball_piece].side : -1;
}

/* The side on the left of the scoreboard; the first one while that is undecided. */
static inline int
sv_view_left (const SvView *view)
{
  return view->shown_first == 1 ? 1 : 0;
}

/* What of the view somebody needs who plays on with a clock. */
typedef struct {
  uint8_t period, n_periods;
  bool clock_runs;
  int32_t period_ms;
} SvTiming;

/* What is to be seen: what stands on a board, which need not be the pitch. */
typedef struct {
  const SvBoard *board;
  SvView view;
} SvSight;
