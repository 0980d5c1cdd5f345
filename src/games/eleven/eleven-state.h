/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* eleven: the rules of 11 (football on a board of spaces and lines) with the rule numbers (E-01 …)
 * of RULES.md in this folder.
 *
 *   eleven.c            parameters, names, the game for others    E-01, E-03…E-05, E-73
 *   eleven-board.c      the boards, and what a board must obey     chapter 1
 *   eleven-rules.c      who must do what, what an event does       E-04…E-72, chapter 5
 *   eleven-line-up.c    formations
 *   eleven-check.c      invariants, and positions that no match can reach
 *   eleven-closeup.c    close-up of a shot at goal             E-52
 *   eleven-counts.c     what the coming throw can bring
 *   eleven-placement.c  positions that the user sets up
 *   eleven-position.c   `state` objects, written and read      chapter 6
 *   eleven-reason.c     why one way to play is better than another
 *   eleven-score-sheet.c      score sheet of a real board            E-62…E-72
 *   eleven-saved-line-up.c     saved line-ups
 *   eleven-teach.c      texts for learners: rules, steps of a turn
 *   eleven-tell.c       texts, prompts, the report
 *   eleven-view.c       what is shown, what can be clicked, and why not
 *   eleven-evaluation.c      evaluation for the computer players
 *
 * Home is side 0, away side 1. Pieces 0 and 1 are the goalies of home and away; piece 2·i + side is
 * field player i of the side, 1…players, and wears number i + 1. The rules do not tell field
 * players apart; their numbers are only for display. Only this folder includes this header. */

#include "sv-game.h"
#include "sv-goals.h"

enum {
  ELEVEN_MAX_SPACES = 128,
  ELEVEN_MAX_PLAYERS = 10,
  ELEVEN_SHIRTS = ELEVEN_MAX_PLAYERS + 1, /* of a team, the goalie included */
  ELEVEN_PIECES = 2 * ELEVEN_SHIRTS,
  ELEVEN_NONE = SV_NONE, /* stands for no side, no piece or no space */
  ELEVEN_MAX_LEGAL = ELEVEN_MAX_SPACES + 2,
  ELEVEN_MAX_RANGE = 3
};

enum { BOARD_ORIGINAL, BOARD_MIRROR, BOARD_SMALL, BOARD_OWN };
enum { START_HOME, START_AWAY, START_TOSS };
enum { END_ACE, END_NEXT_THROW };
enum { CHECK_PAIR, CHECK_SHOT };
enum { END_WEST, END_EAST };
enum { PERIOD_EXTRA = 3, PERIOD_SHOOTOUT = 5 };

typedef enum {
  PHASE_TOSS,
  PHASE_PLACE,
  PHASE_LIFT,
  PHASE_THROW,
  PHASE_TURN,
  PHASE_PUSH,
  PHASE_SHOOT,
  PHASE_AIM,
  PHASE_GUESS,
  PHASE_OVER
} ElevenPhase;

enum {
  VERB_PLACE = SV_VERB_GAME, /* written "place S"; S is a space */
  VERB_LIFT,                 /* written "lift S" */
  VERB_STEP,                 /* written "step S" */
  VERB_PICK,                 /* written "pick S" */
  VERB_SHOOT,                /* written "shoot" */
  VERB_END,                  /* written "end" */
  VERB_PUSH,                 /* written "push S" */
  VERB_KICK,                 /* written "kick S" */
  VERB_STOP,                 /* written "stop" */
  VERB_AIM,                  /* written "aim N"; N is the number */
  /* written "guess lo", "mid" or "hi"; the argument is the band, from 0 */
  VERB_GUESS
};

/* The figurine of a piece. Its name is not here, because the rules do not need it. */
typedef struct {
  int32_t number;
  int32_t head; /* index in sv_head_keys, or SV_FIELD_NULL */
} ElevenCard;

typedef struct {
  int32_t board; /* one of BOARD_… */
  int32_t start, west;
  int32_t players;
  int32_t minutes, extra_minutes;
  int32_t clock_turns;
  int32_t end_rule;
  int32_t goals; /* so many goals of a team end the match; 0: none do (E-74) */
  int32_t die_bonus;
  int32_t cost_enter, cost_push, cost_take;
  int32_t shot_range;
  int32_t goalie_safe, goalie_must_shoot;
  int32_t guess_bands;
  int32_t extra_time;
  int32_t shootout, shootout_shots, shootout_lead, shootout_check;
  int32_t zero;
  ElevenCard cards[2][ELEVEN_SHIRTS];
  const SvBoard *own_board; /* the user's board if `board` is BOARD_OWN; otherwise NULL */
} ElevenSetup;

/* State of a match, see RULES.md chapter 3. A member without a space, side or piece is
 * ELEVEN_NONE. */
typedef struct {
  uint32_t turn, period_turn;
  uint16_t score[2], so[2];
  uint16_t so_n;
  uint8_t phase;
  uint8_t period; /* 0 during the toss */
  uint8_t side;   /* side that decides or throws */
  uint8_t turn_side;
  uint8_t points;
  uint8_t shot;
  uint8_t active, fresh;
  uint8_t att_from, att_at;
  uint8_t aim;
  uint8_t ball;
  uint8_t shooter; /* piece that shot at the goal, if known; used only by the report */
  uint8_t west;
  uint8_t starter;
  uint8_t kick_side;
  uint8_t running, out;
  uint8_t bench[2];
  uint8_t n_series;
  /* spaces of the pieces that had the ball, in the order of the kicks */
  uint8_t series[ELEVEN_MAX_PLAYERS + 1];
  uint8_t at[ELEVEN_PIECES];      /* space of each piece */
  uint8_t occ[ELEVEN_MAX_SPACES]; /* piece on each space */
} ElevenState;

_Static_assert(sizeof (ElevenState) == 200, "the state is compared with memcmp: no padding");

typedef SvSpaceSet ElevenSet;

extern const SvGame eleven_game;

static inline bool
eleven_set_has (const ElevenSet *set, unsigned space)
{
  return (set->bits[space >> 6] >> (space & 63) & 1) != 0;
}

static inline void
eleven_set_add (ElevenSet *set, unsigned space)
{
  set->bits[space >> 6] |= (uint64_t)1 << (space & 63);
}

static inline bool
eleven_is_goalie (unsigned piece)
{
  return piece < 2;
}

static inline unsigned
eleven_side_of (unsigned piece)
{
  return piece & 1;
}

/* Return the index of the card of a piece within its side: its shirt number less one. */
static inline unsigned
eleven_card (unsigned piece)
{
  return piece / 2;
}

/* Return the end that a side defends in this period. */
static inline int
eleven_end (const ElevenState *s, unsigned side)
{
  return side == s->west ? END_WEST : END_EAST;
}

static inline bool
eleven_is_goal (const SvBoard *board, unsigned space)
{
  return board->spaces[space].kind == SV_SPACE_GOAL;
}

/* Return whether the space is one of the dark spaces that the side's goalie guards ("inside"). */
static inline bool
eleven_inside (const SvBoard *board, const ElevenState *s, unsigned space, unsigned side)
{
  const SvSpace *here = &board->spaces[space];

  return here->end == eleven_end (s, side) && here->kind >= SV_SPACE_PENALTY;
}

/* Return the piece on the space of the ball, or ELEVEN_NONE. */
static inline unsigned
eleven_holder (const ElevenState *s)
{
  return s->ball == ELEVEN_NONE ? ELEVEN_NONE : s->occ[s->ball];
}

/* Loop over the neighbours of a space in board order: each one is board->neighbours[i]. */
#define ELEVEN_EACH_NEIGHBOUR(board, space, i)                                                     \
  for (unsigned i = (board)->first_neighbour[space]; i < (board)->first_neighbour[(space) + 1u];   \
       i++)
