/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* champions: the rules of Champions 2020 (football on squares) by the ids of RULES.md.
 *
 *   champions-set.h         sets of squares as bits
 *   champions-state.h       set-up, state, verbs, nodes
 *   champions-pitch.c       squares, directions, areas            chapter 1
 *   champions-men.c         who stands where, who may go where    §2
 *   champions-setup.c       parameters, squads                    C-002…C-004, chapter 6
 *   champions-lineup.c      line-up and kick-off                  C-003…C-023
 *   champions-turn.c        the turn and its walk                 C-030…C-037, C-140…C-145
 *   champions-ball.c        the played ball, the chase            C-040…C-058
 *   champions-intercept.c   interceptions, the loose ball         C-090…C-099
 *   champions-goal.c        shot, save, clasp, rebound            C-070…C-080
 *   champions-offside.c     offside and all slides                C-060…C-063, C-120…C-122
 *   champions-restart.c     dead moments                          C-081…C-118
 *   champions-foul.c        pushes, fouls, cards, free kicks      C-165…C-199
 *   champions-substitute.c  warming up and coming on              C-160…C-164
 *   champions-clock.c       the dice clock, the end, shoot-out    C-150…C-155
 *   champions-legal.c       who must do what, the legal list      chapter 5
 *   champions-play.c        what an event does                    chapter 5
 *   champions-tell.c, -report.c, -why.c   texts, prompts, report, reasons
 *   champions-view.c        what is to be seen, what moved
 *   champions-dump.c, -start.c            the `state` object, the position to begin from
 *   champions-place.c       a position set up by a person
 *   champions-appraise.c    what a position is worth
 *   champions-league.c      suspensions                           C-200
 *
 * Sides: 0 is home, 1 away. A man is side * 20 + shirt number - 1. Only this folder includes this
 * header. */

#include "champions-state.h"

extern const SvGame champions_game;

typedef const ChampionsSetup Setup;
typedef ChampionsState State;

/* --- pitch ------------------------------------------------------------------------------------ */

extern const SvBoard sv_board_champions_2020; /* made of data/boards/champions-2020.json */
const char *square_name (unsigned square);
extern const Set set_field;    /* where a ball in play can lie */
extern const Set set_outside;  /* beyond the touch lines */
extern const Set set_pitch;    /* all but the goals and the goal areas */
extern const Set set_goals[2]; /* the goal squares of a side */
extern const Set set_yard[2];  /* the goal area without the goal squares */
extern const Set set_area[2];  /* the penalty area, goal squares included */
extern const int8_t direction_row[8], direction_column[8];

static inline unsigned
square_at (unsigned row, unsigned column)
{
  return row * SQUARE_COLUMNS + column;
}

static inline unsigned
row_of (unsigned square)
{
  return square / SQUARE_COLUMNS;
}

static inline unsigned
column_of (unsigned square)
{
  return square % SQUARE_COLUMNS;
}

/* Rows from the back line of a side. */
static inline unsigned
own_row (unsigned side, unsigned square)
{
  return side == HOME ? row_of (square) : SQUARE_ROWS - 1 - row_of (square);
}

/* The row that lies k rows from the back line of a side. */
static inline unsigned
row_from (unsigned side, unsigned k)
{
  return side == HOME ? k : SQUARE_ROWS - 1 - k;
}

/* +1 or -1: the way a side attacks. */
static inline int
forward_of (unsigned side)
{
  return side == HOME ? 1 : -1;
}

/* +1 or -1: toward the middle. */
static inline int
inward_of (unsigned column)
{
  return column <= 5 ? 1 : -1;
}

/* The square next in a direction, or NOBODY beyond the table. */
unsigned square_next (unsigned square, unsigned direction);

/* The square some rows and columns away, or NOBODY. */
unsigned square_by (unsigned square, int rows, int columns);

static inline unsigned
ring_distance (unsigned a, unsigned b)
{
  const int r = (int)row_of (a) - (int)row_of (b), c = (int)column_of (a) - (int)column_of (b);
  const int x = r < 0 ? -r : r, y = c < 0 ? -c : c;

  return (unsigned)(x > y ? x : y);
}

/* The side in whose goal the square lies, or NOBODY. */
unsigned goal_side (unsigned square);

/* --- men -------------------------------------------------------------------------------------- */

static inline unsigned
man_of (unsigned side, unsigned number)
{
  return side * SQUAD + number - 1;
}

static inline unsigned
side_of (unsigned man)
{
  return man / SQUAD;
}

static inline unsigned
number_of (unsigned man)
{
  return man % SQUAD + 1;
}

static inline uint32_t
bit_of (unsigned man)
{
  return UINT32_C (1) << man % SQUAD;
}

static inline unsigned
place_of (const State *s, unsigned man)
{
  return s->pos[man / SQUAD][man % SQUAD];
}

static inline bool
on_pitch (const State *s, unsigned man)
{
  return place_of (s, man) < SQUARES;
}

static inline bool
is_keeper (const State *s, unsigned man)
{
  return s->keeper[side_of (man)] == man;
}

#define KEEPER_SHIRTS (UINT32_C (1) << (SQUAD - 1) | 1)

/* Shirt numbers of keepers, whether they keep now or not. */
static inline bool
keeper_shirt (unsigned man)
{
  return man % SQUAD == 0 || man % SQUAD == SQUAD - 1;
}

static inline bool
is_free (const State *s, unsigned square)
{
  return s->at[square] == NOBODY;
}

enum { KIND_KEEPER, KIND_DEFENDER, KIND_MIDFIELDER, KIND_ATTACKER };
unsigned champions_kind (unsigned man);

/* Put a man on a square or a PLACE; who shared his square keeps it. */
void man_put (State *s, unsigned man, unsigned place);

/* The squares with a man on them. */
static inline Set
all_men (const State *s)
{
  return set_or (s->men[HOME], s->men[AWAY]);
}

/* §2: the squares that a man may enter, free or not. */
Set enterable (const State *s, unsigned man);

/* Steps over free squares from a man to a square; NOBODY if there is no way. */
unsigned distance_to (const State *s, unsigned man, unsigned square);

/* Distances of all men of both sides to the ball; NOBODY: none, or not on the pitch. */
void ball_distances (const State *s, uint8_t out[MEN]);

/* §2: the nearest free field square, other than the ball's. */
unsigned nearest_free (const State *s, unsigned from);

/* The same of some squares; with own_line, a side, nearer to its back line comes before the middle. */
unsigned nearest_in (const State *s, unsigned from, Set within, unsigned own_line);

/* C-145: both sides have a man beside the free squares that hold the ball. */
bool ball_is_reachable (const State *s);

/* --- setup ------------------------------------------------------------------------------------ */

enum { N_FORMATIONS = 6, FORMATION_USUAL = 4 };
extern const char *const champions_formation_keys[];
extern const uint8_t champions_formations[N_FORMATIONS][4]; /* men of each kind */
void champions_setup_standard (void *setup);
bool champions_setup_check (const void *setup, SvFault *fault);

/* Who must miss the next match for what he did in those before (-league), as bits from number 1. */
uint32_t champions_suspended (const ChampionsTeam *team);
void champions_after_match (const void *setup, const void *state, unsigned side, void *values);

/* Shirt numbers of a side that can be picked, as bits from number 1. */
uint32_t champions_available (Setup *p, unsigned side);

/* C-004: the formation can be filled. */
bool champions_formation_fits (Setup *p, unsigned side, unsigned formation);

/* --- agenda (-play) --------------------------------------------------------------------------- */

void agenda_add (State *s, TaskKind kind, unsigned side);
void agenda_push (State *s, TaskKind kind, unsigned side); /* before all others */
void champions_init (const void *setup, void *state);
void champions_apply (const void *setup, void *state, SvEvent event);
void champions_clear (Setup *p, State *s); /* all on the bench, nothing under way */
void champions_run (Setup *p, State *s);   /* go on until somebody must decide or throw */

static inline void
ask (State *s, Phase phase, unsigned side)
{
  s->phase = (uint8_t)phase;
  s->side = (uint8_t)side;
}

/* --- lineup ----------------------------------------------------------------------------------- */

uint32_t lineup_usual (Setup *p,
                       unsigned side); /* an eleven, as bits; 4-3-3 if that can be filled */
void lineup_begin (Setup *p, State *s);
void lineup_formation (Setup *p, State *s, unsigned side); /* the task */
void lineup_place (Setup *p, State *s, unsigned side);
void lineup_clashes (Setup *p, State *s);
unsigned lineup_legal (Setup *p, const State *s, SvEvent *events);
void lineup_apply (Setup *p, State *s, SvEvent event);
void lineup_put (Setup *p, State *s, unsigned square);
void kickoff_die (Setup *p, State *s, unsigned value);

/* --- turn ------------------------------------------------------------------------------------- */

void turn_reset (Setup *p, State *s, unsigned side); /* nothing of the turn before is left */
void turn_open (Setup *p, State *s, unsigned side);  /* whatever the clock shows */
void turn_begin (Setup *p, State *s, unsigned side); /* if there is time for it (C-152) */
void turn_end (Setup *p, State *s);                  /* slides, then the next side's turn */
void turn_rolled (Setup *p, State *s, unsigned value);
void turn_act (Setup *p, State *s); /* the throw lies: ask what to do with it */
void turn_use (Setup *p, State *s, unsigned man);
void turn_step (Setup *p, State *s, unsigned square);
void turn_grab (Setup *p, State *s, bool hands);
unsigned act_legal (Setup *p, const State *s, SvEvent *events);
unsigned walk_legal (Setup *p, const State *s, SvEvent *events);

/* C-141…C-145: a walk or chase of the man may end on the square. */
bool may_end_on (Setup *p, const State *s, unsigned man, unsigned square);

/* Why not, for people: the id's number of the limit (140…145), or 0. */
unsigned limit_broken (Setup *p, const State *s, unsigned man, unsigned square);

/* The squares where a walk of the man with these steps can end; for pictures and reasons. */
bool may_use (Setup *p, const State *s, unsigned man);

/* --- ball ------------------------------------------------------------------------------------- */

/* Somebody plays the ball where he stands. forced: as C-050. taker: he is barred (C-083). */
typedef enum { PLAY_FREELY, PLAY_FORCED, PLAY_RESTART } PlayKind;
void ball_play (Setup *p, State *s, unsigned man, unsigned strength, PlayKind kind);
void ball_touch (State *s, unsigned man, Touch kind);
bool ball_has_flight (Setup *p, const State *s, unsigned man, unsigned square, unsigned strength);
unsigned ball_legal (Setup *p, const State *s, SvEvent *events);
void ball_step (Setup *p, State *s, unsigned square);
void ball_drop (Setup *p, State *s);
void ball_no_flight (State *s);
void thrower_back (State *s);
unsigned chase_legal (Setup *p, const State *s, SvEvent *events);
unsigned chase_step_legal (Setup *p, const State *s, SvEvent *events);
void chase_begin (Setup *p, State *s); /* the task */
void chase_choose (Setup *p, State *s, unsigned man);
void chase_step (Setup *p, State *s, unsigned square);
void path_add (State *s, unsigned square, unsigned left, bool passed);

/* --- intercept -------------------------------------------------------------------------------- */

void window_open (Setup *p, State *s);
void window_ask (State *s);
unsigned window_legal (const State *s, SvEvent *events);
void window_try (State *s, unsigned man);
void window_let (State *s);
void window_die (Setup *p, State *s, unsigned value);
void loose_ball (Setup *p, State *s, unsigned square, unsigned direction, unsigned strength);
void outcome_settle (Setup *p, State *s);

/* --- goal ------------------------------------------------------------------------------------- */

/* Quarters of a chance to save on a square of the last leg; 0: none. */
unsigned save_chance (Setup *p, const State *s, unsigned square);
unsigned save_legal (Setup *p, const State *s, SvEvent *events);
void shot_at_goal (Setup *p, State *s);
void save_try (Setup *p, State *s, unsigned square);
void save_die (Setup *p, State *s, unsigned value);
void goal_scored (Setup *p, State *s, bool last_one);
void clasp_die (Setup *p, State *s, unsigned value);

/* --- offside ---------------------------------------------------------------------------------- */

/* Bits of the men of a side who stand offside, the ball being in a row (C-120). */
uint32_t offside_men (Setup *p, const State *s, unsigned side, unsigned row);
void slide (State *s, unsigned man, int row_step, bool far);
void slide_back_offside (Setup *p, State *s, unsigned side, unsigned row);
void slides_after_turn (Setup *p, State *s, unsigned side); /* of this side */

/* C-061: a taker or wall man of a corner slides off the back line later. */
void pending_add (State *s, unsigned man, bool wall);

/* --- restart ---------------------------------------------------------------------------------- */

void dead_moment (Setup *p, State *s, Restart kind, unsigned side, unsigned square);
void restart_keeper (Setup *p, State *s, unsigned square);
unsigned restart_square (const State *s);
void restart_retreat (Setup *p, State *s);
void restart_set_up (Setup *p, State *s);
void restart_arrange (Setup *p, State *s);
void restart_taker (Setup *p, State *s, unsigned man);
void restart_wall (Setup *p, State *s, unsigned man);
void restart_spot (Setup *p, State *s, unsigned square);
void restart_throw (Setup *p, State *s);
void restart_die (Setup *p, State *s, unsigned value);
bool side_has_field_man (const State *s, unsigned side);
void move_aside (State *s, unsigned square);

/* --- foul ------------------------------------------------------------------------------------- */

unsigned foul_legal (Setup *p, const State *s, SvEvent *events);
unsigned push_legal (Setup *p, const State *s, SvEvent *events);
void push_make (Setup *p, State *s, unsigned man, unsigned square);
void foul_make (Setup *p, State *s, unsigned man, unsigned victim);
void foul_hands (Setup *p, State *s);
void foul_keeper_out (Setup *p, State *s, unsigned side);
void foul_hurt (Setup *p, State *s, unsigned side);
void free_kick_arrange (State *s);
void penalty_clear (State *s);
unsigned discipline_legal (Setup *p, const State *s, SvEvent *events);
void discipline_apply (Setup *p, State *s, SvEvent event);

/* --- substitute ------------------------------------------------------------------------------- */

bool can_warm (Setup *p, const State *s, unsigned side);
unsigned warm_legal (Setup *p, const State *s, SvEvent *events);
void warm_up (Setup *p, State *s, unsigned man);
void subs_begin (Setup *p, State *s, unsigned side);
void subs_go_on (Setup *p, State *s, unsigned side);
unsigned subs_legal (Setup *p, const State *s, SvEvent *events);
void subs_apply (Setup *p, State *s, SvEvent event);

/* --- clock ------------------------------------------------------------------------------------ */

/* The minutes or throws at which this period ends. */
int clock_limit (Setup *p, const State *s);

/* A die was thrown. True if that ended the match or began the shoot-out. */
void clock_count (State *s, unsigned value);
bool clock_stops (Setup *p, State *s);   /* ones: after a 1 */
bool clock_is_full (Setup *p, State *s); /* throws: before a throw */
void match_end (State *s, Ended how);
void champions_points (const State *s, int out[2]);
void shootout_next (Setup *p, State *s);
void shootout_begin (Setup *p, State *s);
void shootout_keeper (Setup *p, State *s, unsigned square);
void shootout_spot (State *s, unsigned square);
void shootout_die (Setup *p, State *s, unsigned value);
void shootout_kicked (Setup *p, State *s);
void shootout_result (Setup *p, State *s, bool goal);

/* --- legal ------------------------------------------------------------------------------------ */

void champions_node (const void *setup, const void *state, SvNode *out);
unsigned champions_legal (const void *setup, const void *state, SvEvent *events);
const char *champions_broken (const void *setup, const void *state);

/* --- words, views, documents ------------------------------------------------------------------ */

extern const char *const champions_phase_names[PHASE_OVER + 1];
extern const char *const champions_restart_names[];
extern const char *const champions_period_words[];
void champions_event_text (const void *setup, const void *state, SvEvent event, char *text);
void champions_notes (
    const void *setup, const void *before, SvEvent event, const void *after, SvNotes *out);
void champions_prompt (const void *setup, const void *state, SvPhrase *out);
bool champions_why_not (const void *setup, const void *state, int piece, int space, SvPhrase *out);
void champions_piece_name (const void *setup, int piece, SvPhrase *out);
void champions_event_target (const void *setup, const void *state, SvEvent event, SvTarget *out);
void champions_moves (
    const void *setup, const void *before, SvEvent event, const void *after, SvMoves *out);
void champions_view (const void *setup, const void *state, SvView *out);
void champions_dump (const void *setup, const void *state, const SvSink *sink);
void champions_dump_start (const void *setup, const void *state, const SvSink *sink);
bool champions_restore (const void *setup, const SvSource *source, void *state, SvFault *fault);
enum { CHAMPIONS_N_PHASES = 5 };
extern const SvPhase champions_phases[CHAMPIONS_N_PHASES];

/* Nobody stands on the pitch for good yet. */
bool before_kickoff (const State *s);

/* Where the ball lies, or would if what is under way were broken off. */
unsigned resting_ball (const State *s);

/* C-002: who keeps, in a position that does not say it. */
void find_keeper (State *s, unsigned side);

const char *champions_period_name (const void *setup, unsigned period);
void champions_to_placement (const void *setup, const void *state, SvPlacement *out);
bool
champions_from_placement (const void *setup, const SvPlacement *in, void *state, SvPhrase *why);
int champions_appraise (const void *setup, const void *state, int side);
