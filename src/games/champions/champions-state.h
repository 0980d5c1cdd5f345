/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* champions: the rules of Champions 2020 (football on squares). This header has the set-up
 * and the state of a match, its nodes, verbs and tasks. Rule numbers such as C-040 are those of
 * RULES.md in this folder. Each file of the folder looks only at those above it in this list.
 *
 *   champions-set.h          sets of squares as bits
 *   champions-pitch.c        squares, directions, areas            chapter 1
 *   champions-state.h        the set-up, the state, verbs and tasks
 *   champions-men.c          where pieces are and may go, distances §2
 *   champions-setup.c        parameters, squads, suspensions       C-002…C-004, C-200, chapter 6
 *   champions-moment.c       the agenda, what is reset when,       C-081, C-084, C-150…C-153,
 *                            the clock, the end                    C-201
 *   champions-limits.c       where pieces may not stand, slides    C-060…C-063, C-120…C-122,
 *                                                                  C-140…C-145
 *   champions-ball.c         the ball on its way                   C-040…C-050, C-106
 *
 * The steps of the rules, none of which calls another:
 *   champions-lineup.c       line-up and kick-off                  C-003…C-023
 *   champions-turn.c         the turn, its walk and its chase      C-030…C-037, C-055…C-058, C-130
 *   champions-flight.c       interceptions, shot, save, rebound    C-070…C-080, C-090…C-099
 *   champions-restart.c      restarts                              C-081…C-118, C-191…C-199
 *   champions-foul.c         pushes, fouls, cards, injuries        C-165…C-190
 *   champions-substitute.c   warming up and coming on              C-160…C-164
 *   champions-shootout.c     the penalty shoot-out                 C-154
 * and
 *   champions-rules.c        the tables of all these steps         chapter 5
 *   champions-counts.c       what the coming throw can bring
 *   champions-risks.c        who may stop the ball that was played, and how likely
 *   champions-way.c          the way of a ball, written and put back
 *   champions-placement.c    positions that the user sets up       chapter 4
 *   champions-position.c     `state` objects, starting positions   chapters 4 and 6
 *   champions-saved-line-up.c       saved line-ups                        C-003, C-004
 *   champions-teach.c        texts for learners: rules, steps of a turn
 *   champions-tell.c         events as text, what a node asks, the report
 *   champions-view.c         what is shown, what can be clicked, and why not
 *   champions-evaluation.c        evaluation for the computer players
 *   champions-reason.c       why one way to play is better than another
 *   champions.c              the game as the rest of the program sees it
 *
 * Only this folder includes this header. */

#include "champions-pitch.h"

enum {
  ZERO_BYTES = 1,
  SQUAD = 20,
  MEN = 2 * SQUAD,
  MAX_PATH = 24,
  MAX_WINDOW = 22,
  MAX_AGENDA = 24,
  MAX_PENDING = 24, /* twelve corners before a turn ends; with more, the oldest slide is dropped */
  MAX_CHOICES = 20
};

/* Where a piece is that stands on no square. */
enum {
  PLACE_BENCH = 200,
  PLACE_WARMING,
  PLACE_OFF,   /* out of the match for good */
  PLACE_ENTER, /* about to be put on the pitch */
  PLACE_WAIT,  /* takes part in the shoot-out */
  PLACE_ABSENT /* cannot play in this match (C-004, C-200) */
};

typedef enum {
  PHASE_FORMATION,
  PHASE_LINEUP,
  PHASE_PUT,
  PHASE_SPOT,
  PHASE_KICKOFF,
  PHASE_TURN,
  PHASE_ROLL,
  PHASE_ACT,
  PHASE_WALK,
  PHASE_GRAB,
  PHASE_KICK,
  PHASE_DROP,
  PHASE_CHASE,
  PHASE_CHASE2,
  PHASE_ICEPT,
  PHASE_IROLL,
  PHASE_SAVE,
  PHASE_SROLL,
  PHASE_CLASP,
  PHASE_GKOUT,
  PHASE_GKHURT,
  PHASE_HURT,
  PHASE_BRING,
  PHASE_OFF,
  PHASE_SUBPUT,
  PHASE_KEEPER,
  PHASE_TAKER,
  PHASE_WALL,
  PHASE_RROLL,
  PHASE_SOKEEPER,
  PHASE_SOROLL,
  PHASE_SODIVE,
  PHASE_SODIE,
  PHASE_SOPUT,
  PHASE_OVER,
  PHASE_NONE /* only while an event is carried out: go on with the agenda */
} Phase;

enum {
  VERB_FORMATION = SV_VERB_GAME, /* a: index of the formation */
  VERB_AUTO,
  VERB_PICK, /* a: shirt number, as for all verbs below without a comment */
  VERB_PUT,  /* a: square */
  VERB_THROW,
  VERB_WARM,
  VERB_USE,
  VERB_STEP, /* a: square */
  VERB_FOUL, /* a, b: shirt numbers */
  VERB_PUSH, /* a: shirt number, b: square */
  VERB_STAND,
  VERB_GRAB,
  VERB_KICK,
  VERB_BALL, /* a: square */
  VERB_DROP,
  VERB_CHASE,
  VERB_HOLD,
  VERB_INTERCEPT,
  VERB_LET,
  VERB_SAVE, /* a: square */
  VERB_NOSAVE,
  VERB_OFF,
  VERB_BRING,
  VERB_BENCH,
  VERB_REPLACE,
  VERB_NOREPLACE,
  VERB_GLOVE,
  VERB_TAKER,
  VERB_WALL,
  VERB_LAST = VERB_WALL
};

typedef enum { PERIOD_NORMAL, PERIOD_EXTRA, PERIOD_SHOOTOUT } Period;
typedef enum { TOUCH_PLAY, TOUCH_INTERCEPT, TOUCH_SAVE } Touch;

typedef enum {
  RESTART_NONE,
  RESTART_AFTERGOAL,
  RESTART_FREEKICK,
  RESTART_THROWIN,
  RESTART_GOALKICK,
  RESTART_PENALTY,
  RESTART_CORNER
} Restart;

typedef enum {
  OUT_NONE,
  OUT_REST,      /* sets out_square */
  OUT_TOUCHLINE, /* sets out_square */
  OUT_BYLINE,    /* sets out_side, out_square */
  OUT_GOAL,      /* sets out_side, out_square; out_number: points left over */
  OUT_PLAYER     /* sets out_man; out_number: strength */
} Outcome;

typedef enum { ENDED_NOT, ENDED_FULL, ENDED_EXTRA, ENDED_GOLDEN, ENDED_PENALTIES } Ended;

/* Tasks on the agenda, done in order; champions-rules.c has the function for each. Those marked
 * "side" concern one side. */
typedef enum {
  TASK_FORMATION, /* side */
  TASK_PLACE,     /* side: put its eleven on the pitch */
  TASK_CLASHES,   /* resolve squares with pieces of both sides (C-009) */
  TASK_KICKOFF,   /* side */
  TASK_WARM,      /* side */
  TASK_ACT,
  TASK_TURN_END,
  TASK_CHASE,
  TASK_WINDOW,
  TASK_ICEPT,
  TASK_OUTCOME,
  TASK_SHOT,
  TASK_HANDS,
  TASK_GKOUT,  /* side */
  TASK_HURT,   /* side */
  TASK_BRING,  /* side */
  TASK_SUBS,   /* side */
  TASK_KEEPER, /* side */
  TASK_RETREAT,
  TASK_SET_UP,
  TASK_TAKER, /* side */
  TASK_WALL,  /* side */
  TASK_ARRANGE,
  TASK_THROW,
  TASK_SHOOTOUT,
  TASK_KICK,
  TASK_KICKED,
  TASK_SCORED,
  TASK_MISSED,
  N_TASKS
} TaskKind;

typedef struct {
  uint8_t kind, side;
} Task;

enum { CLOCK_ONES, CLOCK_THROWS };

typedef struct {
  int32_t number, kind;
  int32_t head; /* index in sv_head_keys, or SV_FIELD_NULL */
} ChampionsCard;

enum { CHAMPIONS_MAX_PLAYED = 20 };

/* A match that a team has played. Bit n stands for shirt number n; a piece booked or injured twice
 * is only in sent_off or injured_off. */
typedef struct {
  int32_t booked, sent_off, injured, injured_off;
} ChampionsPlayed;

typedef struct {
  int32_t unavailable; /* pieces that cannot play; bit n is shirt number n */
  int32_t formation;   /* index of the formation, or SV_FIELD_NULL */
  int32_t eleven;      /* chosen pieces, bits like unavailable; 0 if they are chosen on the pitch */
  int32_t n_played;
  /* the matches before this one, the latest last (C-200) */
  ChampionsPlayed played[CHAMPIONS_MAX_PLAYED];
} ChampionsTeam;

typedef struct {
  int32_t clock, minutes, minute_step;
  int32_t goals; /* so many goals of a team end the match; 0: none do (C-156) */
  int32_t extra_time, extra_minutes, shootout, shootout_kicks;
  int32_t substitutions;
  int32_t shoulder_push, fouls, offside, interception, keeper_grab, ball_reachable;
  int32_t max_touches, chase_steps, max_area, max_goal_area, max_chain;
  ChampionsTeam teams[2];
  ChampionsCard cards[2][SQUAD];
} ChampionsSetup;

typedef struct {
  uint8_t square, left, passed;
} PathEntry;

typedef struct {
  uint8_t index, man; /* index: of the square in the path */
} Candidate;

/* The ball on its way. If direction is NOBODY, it rests on a piece; if left is NOBODY, it does not
 * fly. */
typedef struct {
  uint8_t square, direction, curved, left, touches, leg;
} Ball;

/* A slide that will fall due (C-061). A piece of the wall slides only after a turn of its own
 * side. */
typedef struct {
  uint8_t man, wall;
} Due;

typedef struct {
  Set men[2];                                                  /* squares of each side's pieces */
  uint32_t yellow[2], injured[2], injured_out[2], sent_off[2]; /* bit i is shirt number i + 1 */
  uint32_t picked[2];
  /* pieces that come on in this stop of play while it is open whom they replace */
  uint32_t entering[2];
  uint32_t touched; /* pieces of side kside that touched the ball in this turn */
  uint32_t ahead;   /* pieces of side kside that may not chase the ball (C-121) */
  uint16_t score[2];
  uint16_t ticks, throws, fouls;
  uint8_t pos[2][SQUAD]; /* square or PLACE_… of each piece */
  uint8_t at[SQUARES];   /* piece on each square, or NOBODY */
  uint8_t keeper[2];     /* goalkeeper of each side, or NOBODY */
  uint8_t stand_in[2], subs[2], form[2];
  uint8_t phase, side; /* the node, and the side that acts in it */
  uint8_t period, turn, next, die, first_throw;
  uint8_t ball, barred;
  uint8_t last_side, last_kind, deflector;
  uint8_t relaxed; /* the limits on standing do not hold in this turn (C-037) */
  /* the ball was cut off when the turn began (C-145), or need not be reachable after a forced
   * flight (C-050) */
  uint8_t cut;
  uint8_t mover, steps, may_grab;
  Ball flight;
  uint8_t goal_only, kside, deflected, loose;
  uint8_t origin; /* square where the flight began, or NOBODY */
  uint8_t n_path, leg0;
  PathEntry path[MAX_PATH];
  uint8_t out, out_square, out_side, out_man, out_number;
  uint8_t dive, chance; /* square of the save, and its chance in quarters */
  uint8_t from;         /* square from which the goalkeeper or interceptor came */
  uint8_t n_window, trying;
  Candidate window[MAX_WINDOW];
  uint8_t restart, rs_side, rs_ball, rs_man, rs_wall, thrower;
  /* piece that must leave, and the square where it was injured (C-189) */
  uint8_t hurt_man, hurt_square;
  uint8_t n_pending;
  Due pending[MAX_PENDING];
  uint8_t so_score[2], so_taken[2];
  uint8_t ended, winner;
  uint8_t n_choices, choices[MAX_CHOICES]; /* squares that can be chosen in PHASE_PUT */
  uint8_t n_agenda;
  Task agenda[MAX_AGENDA];
  uint8_t zero[ZERO_BYTES]; /* padding, always 0, because states are compared byte by byte */
} ChampionsState;

_Static_assert(offsetof (ChampionsState, zero) + ZERO_BYTES == sizeof (ChampionsState),
               "the state is compared byte by byte: no padding");

extern const SvGame champions_game;
