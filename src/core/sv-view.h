/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-view: everything visible in a position: pieces, ball, score and clock, for any game.
 *
 * Sides are the teams in the order of the match document, 0 and 1; spaces are indices in a
 * board. */

#include "sv-board.h"

enum {
  SV_MAX_PIECES = 48,
  SV_MAX_TRAIL = 32,
  SV_N_HEADS = 12 /* number of heads in data/pieces/heads.svg, see sv-heads.h */
};

typedef enum {
  SV_PIECE_BALL = 1,     /* the piece has the ball */
  SV_PIECE_ACTIVE = 2,   /* it is the turn of this piece to be moved */
  SV_PIECE_ATTACKER = 4, /* the piece attacks: its card counts, or the throw is against it */
  SV_PIECE_DEFENDER = 8, /* the piece defends: its card counts */
  SV_PIECE_KEEPER = 16,  /* the piece wears the goalkeeper's shirt */
  SV_PIECE_OFFSIDE = 32,
  SV_PIECE_BOOKED = 64,   /* the piece has a yellow card */
  SV_PIECE_HURT = 128,    /* the piece is hurt and has a bandage */
  SV_PIECE_WARMING = 256, /* the piece is beside the board, warming up to come on as a substitute */
  /* the piece is beside the board and takes no further part in this match */
  SV_PIECE_GONE = 512
} SvPieceFlags;

typedef struct {
  int8_t side;
  int8_t number;  /* shirt number */
  int16_t space;  /* index in the board, or -1 if beside the board */
  int16_t card;   /* index of the piece's card among the cards of its team */
  uint16_t flags; /* SvPieceFlags */
  int8_t need;    /* least number it must throw, bonuses included; 0 if it does not throw */
  uint8_t head;   /* head of the figurine, 1 … SV_N_HEADS; 0 to derive it from the shirt number */
  const char *look; /* name of the drawing of the body in data/pieces */
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

/* Everything that a painter, a scoreboard or a screen reader needs. */
typedef struct {
  uint16_t n_pieces;
  SvPiece pieces[SV_MAX_PIECES];
  int16_t ball_space; /* space of the ball, or -1 */
  int16_t ball_piece; /* piece that has the ball, or -1 */
  int32_t score[2];   /* goals by side */
  bool shootout;      /* a shoot-out decides a draw; its goals count only in shootout_score */
  int16_t shootout_score[2];
  int8_t shown_first; /* home side, which documents and reports name first; -1 if undecided */
  int8_t attacking;   /* side that attacks, or -1 */
  int8_t winner;      /* OVER: side that won, or -1 for a draw */
  uint8_t ended;      /* OVER: SvEnd */
  uint8_t period;     /* current period, 1-based */
  uint8_t n_periods;
  const char *period_name; /* translatable, e.g. N_("First half") */
  const char *break_name;  /* BREAK: translatable name of a break other than half-time, or NULL */
  int32_t period_ms;       /* length of this period in milliseconds, 0 if it has no clock */
  bool clock_runs;         /* the match clock runs in this position */
  bool stopped;            /* play has stopped, and the ball is not in play again yet */
  SvStage stage;
  int16_t zone_side[4]; /* side that owns each zone of the board, or -1 */
  /* points left to spend in this turn; -1 if the game has none, or none at this moment */
  int16_t points;
  /* number of spaces in trail: those that the ball in flight has passed, in order */
  uint16_t n_trail;
  int16_t trail[SV_MAX_TRAIL];
  int16_t clock_shows; /* what a clock that the dice move shows */
  /* what the clock moved by the dice shows at its end; 0 if the game has no such clock */
  int16_t clock_ends;
  /* translatable words to show beside the clock, e.g. N_("Until a 1"), or NULL */
  const char *notice;
  const char *phase; /* name of the phase in RULES.md and documents */
} SvView;

/* Return the side that has the ball, or -1 while the ball is free, in flight, or not on the
 * board. This may differ from the side whose turn it is: when a turn ends, the ball may stay with
 * the other side. */
static inline int
sv_view_ball_side (const SvView *view)
{
  return view->ball_piece >= 0 ? view->pieces[view->ball_piece].side : -1;
}

/* Return the home side, which documents and reports name first; side 0 while that is undecided.
 * A window may show the other side on the left: see sv_match_get_left (). */
static inline int
sv_view_home (const SvView *view)
{
  return view->shown_first == 1 ? 1 : 0;
}

/* The part of a view that a match clock needs. */
typedef struct {
  uint8_t period, n_periods;
  bool clock_runs;
  int32_t period_ms;
} SvTiming;

/* What is shown: a view and its board, which is the pitch or the board of a close-up. */
typedef struct {
  const SvBoard *board;
  SvView view;
} SvScene;
