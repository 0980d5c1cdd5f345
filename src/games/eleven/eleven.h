/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* eleven: the rules of 11 (football on a board of spaces and lines) by the ids of RULES.md.
 *
 *   eleven.c          parameters, and the game as others see it E-01, E-03…E-05, chapter 7
 *   eleven-setup.c    what must hold across them
 *   eleven-board.c    the boards, and what a board must obey   chapter 1
 *   eleven-legal.c    who must do what, the legal list         chapter 5
 *   eleven-shoot.c    where the ball can be kicked, and its way E-40…E-50
 *   eleven-rules.c    what an event does                       E-12…E-61
 *   eleven-time.c     set-up, periods, penalty shoot-out       E-04…E-11, E-55…E-58, E-62…E-72
 *   eleven-worth.c    how good a position is, for computer players
 *   eleven-tell.c     texts, prompts, the report
 *   eleven-why.c      reasons why a target is none
 *   eleven-view.c     what is to be seen, what moved, what is pointed at
 *   eleven-dump.c     the `state` object out and in            chapter 6
 *   eleven-check.c    invariants, and what no match can come to
 *   eleven-place.c    a position set up by a person, or why it is none
 *
 * Home is side 0, away side 1. Pieces 0 and 1 are the goalies of home and away; piece 2·i + side is
 * field player i of the side, 1…players, and wears number i + 1. The rules do not tell field
 * players apart; their numbers are for the eye. Only this folder includes this header. */

#include "sv-game.h"

enum {
  ELEVEN_MAX_SPACES = 128,
  ELEVEN_MAX_PLAYERS = 10,
  ELEVEN_PIECES = 2 * (ELEVEN_MAX_PLAYERS + 1),
  ELEVEN_NONE = SV_NONE, /* no side, no piece, no space */
  ELEVEN_MAX_LEGAL = ELEVEN_MAX_SPACES + 2,
  ELEVEN_MAX_RANGE = 3,
  ELEVEN_MAX_SCORE = 9999
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
  VERB_PLACE = SV_VERB_GAME, /* place S */
  VERB_LIFT,                 /* lift S */
  VERB_STEP,                 /* step S */
  VERB_PICK,                 /* pick S */
  VERB_SHOOT,                /* shoot */
  VERB_END,                  /* end */
  VERB_PUSH,                 /* push S */
  VERB_KICK,                 /* kick S */
  VERB_STOP,                 /* stop */
  VERB_AIM,                  /* aim N */
  VERB_GUESS                 /* guess lo/mid/hi: band 0… */
};

typedef struct {
  int32_t board; /* BOARD_… */
  int32_t start, west;
  int32_t players;
  int32_t minutes, extra_minutes;
  int32_t clock_turns;
  int32_t end_rule;
  int32_t die_bonus;
  int32_t cost_enter, cost_push, cost_take;
  int32_t shot_range;
  int32_t goalie_safe, goalie_must_shoot;
  int32_t guess_bands;
  int32_t extra_time;
  int32_t shootout, shootout_shots, shootout_lead, shootout_check;
  int32_t zero;
  const SvBoard *own_board; /* of BOARD_OWN; else NULL */
} ElevenSetup;

/* Chapter 3. Spaces, sides and pieces that are none are ELEVEN_NONE. */
typedef struct {
  uint32_t turn, period_turn;
  uint16_t score[2], so[2];
  uint16_t so_n;
  uint8_t phase;
  uint8_t period; /* 0 in the toss */
  uint8_t side;   /* who decides or throws */
  uint8_t turn_side;
  uint8_t points;
  uint8_t shot;
  uint8_t active, fresh;
  uint8_t att_from, att_at;
  uint8_t aim;
  uint8_t ball;
  uint8_t shooter; /* piece that aimed at the goal, if known: for the report only */
  uint8_t west;
  uint8_t starter;
  uint8_t kick_side;
  uint8_t running, out;
  uint8_t bench[2];
  uint8_t n_series;
  uint8_t series[ELEVEN_MAX_PLAYERS + 1]; /* spaces in the order of the kicks */
  uint8_t at[ELEVEN_PIECES];              /* space of each piece */
  uint8_t occ[ELEVEN_MAX_SPACES];         /* piece on each space */
} ElevenState;

_Static_assert(sizeof (ElevenState) == 200, "the state is compared with memcmp: no padding");

typedef struct {
  uint64_t bits[2];
} ElevenSet;

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

/* The end that a side defends now. */
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

/* True if space is one of the dark spaces that the side's goalie guards ("inside"). */
static inline bool
eleven_inside (const SvBoard *board, const ElevenState *s, unsigned space, unsigned side)
{
  const SvSpace *here = &board->spaces[space];

  return here->end == eleven_end (s, side) && here->kind >= SV_SPACE_PENALTY;
}

/* The piece on the ball's space, or nobody. */
static inline unsigned
eleven_holder (const ElevenState *s)
{
  return s->ball == ELEVEN_NONE ? ELEVEN_NONE : s->occ[s->ball];
}

/* The neighbours of a space, in board order: board->neighbours[i] for i from the first to before
 * the last. */
#define ELEVEN_EACH_NEIGHBOUR(board, space, i)                                                     \
  for (unsigned i = (board)->first_neighbour[space]; i < (board)->first_neighbour[(space) + 1u];   \
       i++)

/* -board */
const SvBoard *eleven_board (const void *setup);

/* The space of a kind (and mark, if not 0) at an end (any if -1), or nobody. */
unsigned eleven_find (const SvBoard *board, unsigned kind, unsigned mark, int end);

/* Spaces of an end where field players may be placed (E-09). */
int eleven_room (const SvBoard *board, int end);

/* Chapter 1.3, but its last rule. False with the JSON path below the board and the reason. */
bool eleven_board_check (const SvBoard *board, SvFault *fault);
void eleven_space_name (const void *setup, int space, SvPhrase *out);

/* -setup */
bool eleven_setup_check (const void *setup, SvFault *fault);

/* -legal */
void eleven_node (const void *setup, const void *state, SvNode *out);
unsigned eleven_legal (const void *setup, const void *state, SvEvent *events);

/* A step onto an opponent's space is an attack that can be made, its points being paid already. */
bool eleven_may_attack (const ElevenSetup *setup,
                        const SvBoard *board,
                        const ElevenState *s,
                        unsigned from,
                        unsigned at);

/* What a step costs now; 0 if it is none. */
unsigned eleven_step_cost (const ElevenSetup *setup,
                           const SvBoard *board,
                           const ElevenState *s,
                           unsigned from,
                           unsigned to);
bool eleven_has_step (const ElevenSetup *setup,
                      const SvBoard *board,
                      const ElevenState *s,
                      unsigned from);
bool eleven_may_push (
    const SvBoard *board, const ElevenState *s, unsigned at, unsigned from, unsigned to);
bool eleven_may_end (const ElevenSetup *setup, const SvBoard *board, const ElevenState *s);
bool eleven_may_shoot (const ElevenState *s);

/* -shoot */
/* The spaces that the ball may be kicked to now; false if there are none. */
bool
eleven_kicks (const ElevenSetup *setup, const SvBoard *board, const ElevenState *s, ElevenSet *out);

/* The ways of a kick: write the spaces after `from`, the last being `to`; return how many. */
unsigned eleven_way (const ElevenSetup *setup,
                     const SvBoard *board,
                     const ElevenState *s,
                     unsigned from,
                     unsigned to,
                     uint8_t way[ELEVEN_MAX_RANGE]);
bool eleven_may_stop (const ElevenSetup *setup,
                      const SvBoard *board,
                      const ElevenState *s,
                      bool kick_exists);

/* -rules */
void eleven_apply (const void *setup, void *state, SvEvent event);
void eleven_put (ElevenState *s, unsigned piece, unsigned space);
void eleven_take_off (ElevenState *s, unsigned piece);
void eleven_clear_turn (ElevenState *s);

/* -time */
void eleven_init (const void *setup, void *state);
void eleven_begin_period (const ElevenSetup *setup,
                          const SvBoard *board,
                          ElevenState *s,
                          unsigned period);
void eleven_begin_throw (const ElevenSetup *setup, ElevenState *s, unsigned side);
void eleven_go_on_placing (const ElevenSetup *setup, ElevenState *s, unsigned side);
void
eleven_kick_off (const ElevenSetup *setup, const SvBoard *board, ElevenState *s, unsigned piece);
void eleven_goal (const ElevenSetup *setup, const SvBoard *board, ElevenState *s, unsigned scorer);
void eleven_end_period (const ElevenSetup *setup, const SvBoard *board, ElevenState *s);
void eleven_next_penalty (const ElevenSetup *setup, const SvBoard *board, ElevenState *s);

/* The side that starts a period (E-05, E-65, E-67). */
unsigned eleven_period_starter (const ElevenState *s, unsigned period);

/* The first field player of a side beside the board, or nobody. */
unsigned eleven_next_player (const ElevenSetup *setup, const ElevenState *s, unsigned side);

/* Side, or nobody. */
unsigned eleven_winner (const ElevenState *s);

/* -worth */
int eleven_appraise (const void *setup, const void *state, int side);

/* -dump */
extern const char *const eleven_phase_names[];
void eleven_dump (const void *setup, const void *state, const SvSink *sink);
void eleven_dump_start (const void *setup, const void *state, const SvSink *sink);
bool eleven_restore (const void *setup, const SvSource *source, void *state, SvFault *fault);

/* -check */
const char *eleven_broken (const void *setup, const void *state);

/* Why no match can be in this position, beyond broken (); NULL if one can. */
const char *eleven_impossible (const ElevenSetup *setup, const ElevenState *s);
void eleven_veil (const void *setup, void *state, int side);

/* -place */
enum { ELEVEN_N_PHASES = 9 };
extern const SvPhase eleven_phases[ELEVEN_N_PHASES];

/* The number of a period without those that this variant has not got, as views count. */
unsigned eleven_shown_period (const ElevenSetup *setup, unsigned period);
const char *eleven_period_name (const void *setup, unsigned period);
void eleven_to_placement (const void *setup, const void *state, SvPlacement *out);
bool eleven_from_placement (const void *setup, const SvPlacement *in, void *state, SvPhrase *why);

/* -tell */
void eleven_event_text (const void *setup, const void *state, SvEvent event, char *text);
void eleven_notes (
    const void *setup, const void *before, SvEvent event, const void *after, SvNotes *out);
void eleven_prompt (const void *setup, const void *state, SvPhrase *out);
void eleven_piece_name (const void *setup, int piece, SvPhrase *out);

/* -why */
bool eleven_why_not (const void *setup, const void *state, int piece, int space, SvPhrase *out);

/* -view */
void eleven_event_target (const void *setup, const void *state, SvEvent event, SvTarget *out);
void eleven_moves (
    const void *setup, const void *before, SvEvent event, const void *after, SvMoves *out);
void eleven_view (const void *setup, const void *state, SvView *out);
