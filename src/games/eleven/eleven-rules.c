/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The rules: where the ball can be kicked, the legal events in the order of RULES.md, and the
 * effect of each event. RULES.md chapters 2, 4 and 5. */

#include "eleven-rules.h"
#include "eleven-board.h"

#include <string.h>

/* --- Where the ball can be kicked, and the way it goes: E-40…E-50 --- */

bool
eleven_had_the_ball (const ElevenState *s, unsigned space)
{
  for (unsigned i = 0; i < s->n_series; i++)
    if (s->series[i] == space)
      return true;
  return false;
}

/* What a space that the ball reaches means for a kick: it can end there, or go on from there. */
enum { TARGET = 1, GO_ON = 2 };

static unsigned
reach (const SvBoard *board, const ElevenState *s, unsigned side, unsigned space, unsigned depth)
{
  const unsigned piece = s->occ[space];

  if (eleven_is_goal (board, space)) {
    if (board->spaces[space].end != eleven_end (s, side))
      /* a shot at goal goes from a penalty space to the goal space next to it (E-50) */
      return depth == 1 ? TARGET : 0;
    /* no own goals: the goalie must stand there (E-46) */
    return piece == side && !eleven_had_the_ball (s, space) ? TARGET : 0;
  }
  if (piece == ELEVEN_NONE) /* the ball lies free there (E-43) */
    return TARGET | GO_ON;
  if (eleven_side_of (piece) != side) /* an opponent stops the ball (E-42, E-44) */
    return TARGET;
  /* the ball passes own pieces; none gets it twice in a series (E-45, E-47) */
  return eleven_had_the_ball (s, space) ? GO_ON : TARGET | GO_ON;
}

/* The spaces that the ball can reach along lines, found by breadth-first search. */
typedef struct {
  ElevenSet seen, targets;
  /* for each space seen: the space before it on the way, and the number of lines */
  uint8_t before[ELEVEN_MAX_SPACES], depth[ELEVEN_MAX_SPACES];
} Flight;

static void
follow_lines (
    const ElevenSetup *p, const SvBoard *board, const ElevenState *s, unsigned from, Flight *out)
{
  const unsigned side = s->turn_side, range = (unsigned)p->shot_range;
  uint8_t queue[ELEVEN_MAX_SPACES];
  unsigned n = 0;

  out->seen = out->targets = (ElevenSet){ { 0, 0 } };
  eleven_set_add (&out->seen, from);
  out->depth[from] = 0;
  queue[n++] = (uint8_t)from;
  for (unsigned head = 0; head < n && out->depth[queue[head]] < range; head++) {
    const unsigned here = queue[head], depth = out->depth[here] + 1u;
    ELEVEN_EACH_NEIGHBOUR (board, here, i)
    {
      const unsigned space = (unsigned)board->neighbours[i];
      if (eleven_set_has (&out->seen, space))
        continue;
      eleven_set_add (&out->seen, space);
      out->before[space] = (uint8_t)here;
      out->depth[space] = (uint8_t)depth;
      const unsigned what = reach (board, s, side, space, depth);
      if ((what & TARGET) != 0)
        eleven_set_add (&out->targets, space);
      if ((what & GO_ON) != 0)
        queue[n++] = (uint8_t)space;
    }
  }
}

/* Write the spaces that the ball may be kicked to in this position. Return false if there are
 * none. */
static bool
kicks (const ElevenSetup *p, const SvBoard *board, const ElevenState *s, ElevenSet *out)
{
  Flight flight;

  follow_lines (p, board, s, s->ball, &flight);
  *out = flight.targets;
  return (out->bits[0] | out->bits[1]) != 0;
}

unsigned
eleven_way (const ElevenSetup *p,
            const SvBoard *board,
            const ElevenState *s,
            unsigned from,
            unsigned to,
            uint8_t way[ELEVEN_MAX_RANGE])
{
  Flight flight;

  follow_lines (p, board, s, from, &flight);
  if (!eleven_set_has (&flight.seen, to) || to == from) {
    way[0] = (uint8_t)to;
    return 1;
  }
  const unsigned n = flight.depth[to];
  for (unsigned i = n, space = to; i-- > 0; space = flight.before[space])
    way[i] = (uint8_t)space;
  return n;
}

/* Return whether the series of kicks may be ended (E-45, E-49). */
static bool
may_stop (const ElevenSetup *p, const SvBoard *board, const ElevenState *s, bool kick_exists)
{
  if (s->n_series < 2)
    return false;
  return !(kick_exists && p->goalie_must_shoot && s->occ[s->ball] == s->turn_side &&
           eleven_inside (board, s, s->ball, s->turn_side));
}

/* --- Who must do what: RULES.md chapters 2 and 5 --- */

/* Write one event for each space of a set, in board order. Return how many there are. */
static unsigned
list_set (SvEvent *events, unsigned verb, const ElevenSet *set)
{
  unsigned n = 0;

  for (unsigned half = 0; half < 2; half++)
    for (uint64_t bits = set->bits[half]; bits != 0; bits &= bits - 1)
      events[n++] = sv_event_of (verb, 64 * half + (unsigned)__builtin_ctzll (bits));
  return n;
}

/* Return whether the attacked piece may be pushed to a space (E-28, E-29, E-30). */
bool
eleven_may_push (
    const SvBoard *board, const ElevenState *s, unsigned at, unsigned from, unsigned to)
{
  const unsigned pushed = s->occ[at];
  const SvSpace *space = &board->spaces[to];

  if (space->kind == SV_SPACE_GOAL &&
      !(eleven_is_goalie (pushed) && space->end == eleven_end (s, eleven_side_of (pushed))))
    return false;
  return (to == from || s->occ[to] == ELEVEN_NONE) && to != s->ball;
}

/* Return whether an attacked piece has a space to be pushed to, without which there is no attack
 * (E-31). */
static bool
has_push (const SvBoard *board, const ElevenState *s, unsigned at, unsigned from)
{
  ELEVEN_EACH_NEIGHBOUR (board, at, i)
  if (eleven_may_push (board, s, at, from, (unsigned)board->neighbours[i]))
    return true;
  return false;
}

/* Return the cost of a step to a free space. A goalie who must shoot and has done so may not play
 * the ball inside again. */
static unsigned
free_step_cost (
    const ElevenSetup *p, const SvBoard *board, const ElevenState *s, unsigned from, unsigned to)
{
  if (s->shot && eleven_is_goalie (s->occ[from]) && p->goalie_must_shoot &&
      (s->ball == to || s->ball == from) &&
      eleven_inside (board, s, to, eleven_side_of (s->occ[from])))
    /* after the shot of the turn, the goalie may not get the ball in the goal area (E-37) */
    return 0;
  return (unsigned)p->cost_enter;
}

static unsigned
attack_cost (
    const ElevenSetup *p, const SvBoard *board, const ElevenState *s, unsigned from, unsigned to)
{
  const unsigned side = eleven_side_of (s->occ[from]);
  const unsigned cost =
      (unsigned)(p->cost_enter + p->cost_push + (s->ball == to ? p->cost_take : 0));

  if (eleven_side_of (s->occ[to]) == side || s->ball == from || cost > s->points)
    /* a piece cannot attack its own side (E-18), nor attack while it has the ball (E-26) */
    return 0;
  if (p->goalie_safe && eleven_is_goalie (s->occ[to]) && eleven_inside (board, s, to, 1 - side))
    return 0; /* a goalie in the own goal area cannot be attacked (E-33) */
  if (s->shot && eleven_is_goalie (s->occ[from]) && p->goalie_must_shoot &&
      (eleven_inside (board, s, from, side) || eleven_inside (board, s, to, side)))
    /* after the shot of the turn, the goalie may not attack from or into the goal area (E-38) */
    return 0;
  return has_push (board, s, to, from) ? cost : 0;
}

unsigned
eleven_step_cost (
    const ElevenSetup *p, const SvBoard *board, const ElevenState *s, unsigned from, unsigned to)
{
  const SvSpace *space = &board->spaces[to];
  const unsigned piece = s->occ[from];

  if (s->points < p->cost_enter)
    return 0;
  if (space->kind == SV_SPACE_GOAL &&
      !(eleven_is_goalie (piece) && space->end == eleven_end (s, eleven_side_of (piece))))
    return 0; /* only the goalie stands in a goal (E-19) */
  return (s->occ[to] == ELEVEN_NONE ? free_step_cost : attack_cost) (p, board, s, from, to);
}

bool
eleven_may_attack (
    const ElevenSetup *p, const SvBoard *board, const ElevenState *s, unsigned from, unsigned at)
{
  ElevenState paid = *s;

  paid.points = UINT8_MAX;
  return eleven_joined (board, from, at) && s->occ[at] != ELEVEN_NONE &&
         eleven_step_cost (p, board, &paid, from, at) > 0;
}

bool
eleven_has_step (const ElevenSetup *p, const SvBoard *board, const ElevenState *s, unsigned from)
{
  if (s->points < p->cost_enter)
    return false;
  ELEVEN_EACH_NEIGHBOUR (board, from, i)
  if (eleven_step_cost (p, board, s, from, (unsigned)board->neighbours[i]) > 0)
    return true;
  return false;
}

/* Return the spaces that have a piece on them. */
static ElevenSet
taken_spaces (const ElevenState *s)
{
  uint64_t low = 0, high = 0;

  for (unsigned piece = 0; piece < ELEVEN_PIECES; piece++) {
    const unsigned at = s->at[piece];
    if (at < 64)
      low |= UINT64_C (1) << at;
    else if (at != ELEVEN_NONE)
      high |= UINT64_C (1) << (at & 63);
  }
  return (ElevenSet){ { low, high } };
}

/* Return whether a space beside @from is neither taken nor a goal, so that any field player can
 * step there (E-17, E-19). True for nearly every piece, and faster than trying one space after the
 * other. */
static inline bool
has_room (const SvBoard *board, unsigned from, ElevenSet taken)
{
  const uint64_t low = board->beside[from].bits[0] & ~taken.bits[0];
  const uint64_t high = board->beside[from].bits[1] & ~taken.bits[1];

  if (low != 0)
    return !eleven_is_goal (board, (unsigned)__builtin_ctzll (low));
  return high != 0 && !eleven_is_goal (board, 64 + (unsigned)__builtin_ctzll (high));
}

/* Return the spaces of the side's pieces, except the active one, that have a legal step. */
static ElevenSet
movable (const ElevenSetup *p, const SvBoard *board, const ElevenState *s)
{
  const ElevenSet taken = taken_spaces (s);
  ElevenSet out = { { 0, 0 } };

  if (s->points < p->cost_enter)
    return out;
  for (unsigned piece = s->turn_side; piece < ELEVEN_PIECES; piece += 2) {
    const unsigned at = s->at[piece];
    if (at != ELEVEN_NONE && at != s->active &&
        ((!eleven_is_goalie (piece) && has_room (board, at, taken)) ||
         eleven_has_step (p, board, s, at)))
      eleven_set_add (&out, at);
  }
  return out;
}

bool
eleven_may_shoot (const ElevenState *s)
{
  const unsigned holder = eleven_holder (s);

  /* a series needs the ball and a shot left in the turn (E-40) */
  return !s->shot && holder != ELEVEN_NONE && eleven_side_of (holder) == s->turn_side;
}

/* Return whether the turn may be ended (E-36, E-60). */
bool
eleven_may_end (const ElevenSetup *p, const SvBoard *board, const ElevenState *s)
{
  return !(p->goalie_must_shoot && !s->shot && eleven_holder (s) == s->turn_side &&
           eleven_inside (board, s, s->ball, s->turn_side));
}

/* List the spaces where the side can place a player (E-09). */
static unsigned
list_place (const SvBoard *board, const ElevenState *s, SvEvent *events)
{
  const int end = eleven_end (s, s->side);
  unsigned n = 0;

  for (unsigned i = 0; i < board->n_spaces; i++) {
    const SvSpace *space = &board->spaces[i];
    if (space->end == end && s->occ[i] == ELEVEN_NONE &&
        (space->kind == SV_SPACE_FIELD || space->kind == SV_SPACE_PENALTY))
      events[n++] = sv_event_of (VERB_PLACE, i);
  }
  return n;
}

/* List the field players that the side can lift to the kick-off space (E-57). */
static unsigned
list_lift (const ElevenState *s, SvEvent *events)
{
  ElevenSet spaces = { { 0, 0 } };

  for (unsigned piece = 2u + s->side; piece < ELEVEN_PIECES; piece += 2)
    if (s->at[piece] != ELEVEN_NONE)
      eleven_set_add (&spaces, s->at[piece]);
  return list_set (events, VERB_LIFT, &spaces);
}

static unsigned
list_turn (const ElevenSetup *p, const SvBoard *board, const ElevenState *s, SvEvent *events)
{
  unsigned n = 0;

  if (s->active != ELEVEN_NONE)
    ELEVEN_EACH_NEIGHBOUR (board, s->active, i)
    {
      const unsigned to = (unsigned)board->neighbours[i];
      if (eleven_step_cost (p, board, s, s->active, to) > 0)
        events[n++] = sv_event_of (VERB_STEP, to);
    }
  if (s->fresh) /* a picked piece must step first (E-61) */
    return n;
  const ElevenSet others = movable (p, board, s);
  n += list_set (events + n, VERB_PICK, &others);
  if (eleven_may_shoot (s))
    events[n++] = sv_event_plain (VERB_SHOOT);
  if (eleven_may_end (p, board, s))
    events[n++] = sv_event_plain (VERB_END);
  return n;
}

static unsigned
list_push (const SvBoard *board, const ElevenState *s, SvEvent *events)
{
  unsigned n = 0;

  ELEVEN_EACH_NEIGHBOUR (board, s->att_at, i)
  {
    const unsigned to = (unsigned)board->neighbours[i];
    if (eleven_may_push (board, s, s->att_at, s->att_from, to))
      events[n++] = sv_event_of (VERB_PUSH, to);
  }
  return n;
}

static unsigned
list_shoot (const ElevenSetup *p, const SvBoard *board, const ElevenState *s, SvEvent *events)
{
  ElevenSet spaces;
  const bool any = kicks (p, board, s, &spaces);
  unsigned n = list_set (events, VERB_KICK, &spaces);

  if (may_stop (p, board, s, any))
    events[n++] = sv_event_plain (VERB_STOP);
  return n;
}

unsigned
eleven_legal (const void *setup, const void *state, SvEvent *events)
{
  const ElevenSetup *p = setup;
  const ElevenState *s = state;
  const SvBoard *board = eleven_board (setup);

  switch ((ElevenPhase)s->phase) {
  case PHASE_TURN:
    return list_turn (p, board, s, events);
  case PHASE_PUSH:
    return list_push (board, s, events);
  case PHASE_SHOOT:
    return list_shoot (p, board, s, events);
  case PHASE_TOSS:
  case PHASE_THROW:
    return sv_event_list (events, SV_VERB_DIE, 1, 6);
  case PHASE_PLACE:
    return list_place (board, s, events);
  case PHASE_LIFT:
    return list_lift (s, events);
  case PHASE_AIM: /* the secret number of a shot at goal (E-52) */
    return sv_event_list (events, VERB_AIM, 1, 6);
  case PHASE_GUESS:
    return sv_event_list (events, VERB_GUESS, 0, (unsigned)p->guess_bands);
  case PHASE_OVER:
    break;
  }
  return 0;
}

void
eleven_node (const void *setup, const void *state, SvNode *out)
{
  const ElevenSetup *p = setup;
  const ElevenState *s = state;

  *out = (SvNode){ .kind = SV_NODE_DECISION, .side = -1 };
  if (s->phase == PHASE_OVER) {
    out->kind = SV_NODE_OVER;
    return;
  }
  if (s->phase == PHASE_TOSS || s->phase == PHASE_THROW) {
    out->kind = SV_NODE_CHANCE;
    out->die = 6;
  }
  if (s->phase == PHASE_TOSS)
    out->contest = 1;
  if (s->phase != PHASE_TOSS) {
    out->side = (int8_t)s->side;
    out->side_name = s->side == 0 ? "home" : "away";
  }
  out->secret = s->phase == PHASE_AIM;
  out->time = s->running && !s->out && s->period < PERIOD_SHOOTOUT && p->clock_turns == 0;
}

/* --- Set-up, goals, periods, penalty shoot-out: E-04…E-11, E-55…E-58, E-62…E-72 --- */

static void
take_off (ElevenState *s, unsigned piece)
{
  const unsigned space = s->at[piece];

  if (space == ELEVEN_NONE)
    return;
  s->occ[space] = s->at[piece] = ELEVEN_NONE;
  if (!eleven_is_goalie (piece))
    s->bench[eleven_side_of (piece)]++;
}

void
eleven_put (ElevenState *s, unsigned piece, unsigned space)
{
  const unsigned old = s->at[piece];

  if (old != ELEVEN_NONE)
    s->occ[old] = ELEVEN_NONE;
  else if (!eleven_is_goalie (piece))
    s->bench[eleven_side_of (piece)]--;
  s->at[piece] = (uint8_t)space;
  s->occ[space] = (uint8_t)piece;
}

void
eleven_clear_turn (ElevenState *s)
{
  s->points = s->shot = s->fresh = s->aim = s->n_series = 0;
  s->active = s->att_from = s->att_at = s->shooter = ELEVEN_NONE;
  memset (s->series, 0, sizeof s->series);
}

unsigned
eleven_period_starter (const ElevenState *s, unsigned period)
{
  return period % 2 == 1 ? s->starter : 1u - s->starter;
}

unsigned
eleven_next_player (const ElevenSetup *p, const ElevenState *s, unsigned side)
{
  for (unsigned i = 1; i <= (unsigned)p->players; i++)
    if (s->at[2 * i + side] == ELEVEN_NONE)
      return 2 * i + side;
  return ELEVEN_NONE;
}

unsigned
eleven_winner (const ElevenState *s)
{
  if (s->score[0] != s->score[1])
    return s->score[0] > s->score[1] ? 0 : 1;
  if (s->so[0] != s->so[1])
    return s->so[0] > s->so[1] ? 0 : 1;
  return ELEVEN_NONE;
}

/* Put both goalies into their goals (E-06, E-56). */
static void
goalies_home (const SvBoard *board, ElevenState *s)
{
  for (unsigned side = 0; side < 2; side++)
    eleven_put (s, side, eleven_find (board, SV_SPACE_GOAL, 0, eleven_end (s, side)));
}

static void
clear_board (const ElevenSetup *p, ElevenState *s)
{
  memset (s->at, ELEVEN_NONE, sizeof s->at);
  memset (s->occ, ELEVEN_NONE, sizeof s->occ);
  s->bench[0] = s->bench[1] = (uint8_t)p->players;
}

static void
begin_throw (const ElevenSetup *p, ElevenState *s, unsigned side)
{
  eleven_clear_turn (s);
  s->phase = PHASE_THROW;
  s->side = s->turn_side = (uint8_t)side;
  s->kick_side = ELEVEN_NONE;
  if (p->clock_turns > 0 && s->period_turn >= (unsigned)p->clock_turns)
    s->out = 1; /* all turns of the period are played: the time is up (E-63) */
}

static void
go_on_placing (const ElevenSetup *p, ElevenState *s, unsigned side)
{
  /* if the side has no player left to place, the other side goes on alone (E-10) */
  if (s->bench[side] == 0)
    side = 1 - side;
  if (s->bench[side] == 0) {
    begin_throw (p, s, s->kick_side); /* the side that starts has the first turn (E-11) */
    return;
  }
  s->phase = PHASE_PLACE;
  s->side = (uint8_t)side;
}

static void
kick_off (const ElevenSetup *p, const SvBoard *board, ElevenState *s, unsigned piece)
{
  s->ball = (uint8_t)eleven_find (board, SV_SPACE_CENTRE, SV_SPACE_KICKOFF, -1);
  eleven_put (s, piece, s->ball);
  go_on_placing (p, s, 1u - s->kick_side); /* the other side places first (E-08, E-58) */
}

static void
begin_setup (ElevenState *s, unsigned kick_side)
{
  eleven_clear_turn (s);
  s->ball = ELEVEN_NONE;
  s->side = s->turn_side = s->kick_side = (uint8_t)kick_side;
}

static void
end_match (ElevenState *s)
{
  eleven_clear_turn (s);
  s->phase = PHASE_OVER;
  s->side = s->turn_side = s->kick_side = ELEVEN_NONE;
  s->running = s->out = false;
}

static void
goal (const ElevenSetup *p, const SvBoard *board, ElevenState *s, unsigned scorer)
{
  const unsigned conceding = 1 - scorer;

  if (s->score[scorer] < SV_MAX_SCORE)
    s->score[scorer]++;
  /* Field players in the centre or in the opponents' half leave the board (E-55). */
  for (unsigned piece = 2; piece < ELEVEN_PIECES; piece++) {
    const unsigned at = s->at[piece];
    if (at != ELEVEN_NONE && (board->spaces[at].kind == SV_SPACE_CENTRE ||
                              board->spaces[at].end != eleven_end (s, eleven_side_of (piece))))
      take_off (s, piece);
  }
  goalies_home (board, s);
  if (sv_goals_reached (s->score, p->goals)) {
    end_match (s); /* so many goals end the match (E-74) */
    return;
  }
  begin_setup (s, conceding);
  /* no player of the conceding side is beside the board, so one on the board is lifted (E-57) */
  if (s->bench[conceding] == 0) {
    s->phase = PHASE_LIFT;
    return;
  }
  kick_off (p, board, s, eleven_next_player (p, s, conceding));
}

static void
begin_period (const ElevenSetup *p, const SvBoard *board, ElevenState *s, unsigned period)
{
  s->period = (uint8_t)period;
  s->period_turn = 0;
  s->running = s->out = false;
  clear_board (p, s);
  goalies_home (board, s);
  begin_setup (s, eleven_period_starter (s, period));
  /* the first field player kicks off (E-07) */
  kick_off (p, board, s, eleven_next_player (p, s, s->kick_side));
}

/* Set up the next penalty of a shoot-out (E-69, E-70). */
static void
set_up_penalty (const ElevenSetup *p, const SvBoard *board, ElevenState *s)
{
  const unsigned shooter = s->so_n % 2 == 0 ? s->starter : 1u - s->starter;
  const unsigned player = 1 + s->so_n / 2 % (unsigned)p->players;
  const int end = eleven_end (s, 1 - shooter);

  eleven_clear_turn (s);
  s->phase = PHASE_AIM;
  s->side = s->turn_side = (uint8_t)shooter;
  s->kick_side = ELEVEN_NONE;
  s->shooter = (uint8_t)(2 * player + shooter);
  s->ball = (uint8_t)eleven_find (board, SV_SPACE_GOAL, 0, end);
  eleven_put (s, s->shooter, eleven_find (board, SV_SPACE_PENALTY, SV_SPACE_SPOT, end));
}

/* Return whether a shoot-out is decided: by a lead after the regular shots, and later by a large
 * enough lead after each pair of shots or each shot (E-71, E-72). */
bool
eleven_is_decided (const ElevenSetup *p, unsigned taken, const int32_t scored[2])
{
  const unsigned regular = 2u * (unsigned)p->shootout_shots;
  const int32_t lead = scored[0] > scored[1] ? scored[0] - scored[1] : scored[1] - scored[0];

  if (taken <= regular)
    return taken == regular && lead > 0;
  return lead >= p->shootout_lead && (p->shootout_check == CHECK_SHOT || taken % 2 == 0);
}

static void
next_penalty (const ElevenSetup *p, const SvBoard *board, ElevenState *s)
{
  for (unsigned piece = 2; piece < ELEVEN_PIECES; piece++)
    take_off (s, piece);
  if (eleven_is_decided (p, s->so_n, (const int32_t[]){ s->so[0], s->so[1] })) {
    end_match (s);
    s->ball = ELEVEN_NONE;
  } else {
    set_up_penalty (p, board, s);
  }
}

/* Begin the penalty shoot-out (E-68). */
static void
begin_shootout (const ElevenSetup *p, const SvBoard *board, ElevenState *s)
{
  s->period = PERIOD_SHOOTOUT;
  s->period_turn = 0;
  s->running = s->out = false;
  clear_board (p, s);
  goalies_home (board, s);
  set_up_penalty (p, board, s);
}

/* End the period and begin the next one, if there is one (E-65…E-68). */
static void
end_period (const ElevenSetup *p, const SvBoard *board, ElevenState *s)
{
  const bool drawn = s->score[0] == s->score[1];

  if (s->period == 1 || s->period == 3 || (s->period == 2 && drawn && p->extra_time)) {
    s->west ^= 1;
    begin_period (p, board, s, s->period + 1u);
  } else if (drawn && p->shootout) {
    begin_shootout (p, board, s);
  } else {
    end_match (s);
  }
}

void
eleven_init (const void *setup, void *state)
{
  const ElevenSetup *p = setup;
  ElevenState *s = state;

  memset (s, 0, sizeof *s);
  clear_board (p, s);
  eleven_clear_turn (s);
  s->west = (uint8_t)p->west;
  s->ball = s->starter = s->side = s->turn_side = s->kick_side = ELEVEN_NONE;
  if (p->start == START_TOSS)
    return;
  s->starter = p->start == START_HOME ? 0 : 1;
  begin_period (p, eleven_board (setup), s, 1);
}

/* --- What each event of a turn does: E-12…E-61 --- */

/* Begin a turn with the points of the die (E-12), or end the period if its time is up (E-64). */
static void
throw_die (const ElevenSetup *p, const SvBoard *board, ElevenState *s, unsigned value)
{
  s->running = true; /* the first throw starts the clock (E-62) */
  if (s->out && (value == 1 || p->end_rule == END_NEXT_THROW)) {
    end_period (p, board, s);
    return;
  }
  s->phase = PHASE_TURN;
  s->points = (uint8_t)(value + (unsigned)p->die_bonus);
  s->turn++;
  s->period_turn++;
}

/* Move the active piece to a space: a step, or an attack (E-17, E-21, E-22, E-24). */
static void
step (const ElevenSetup *p, const SvBoard *board, ElevenState *s, unsigned to)
{
  const unsigned from = s->active;

  s->points = (uint8_t)(s->points - eleven_step_cost (p, board, s, from, to));
  s->fresh = 0;
  if (s->occ[to] != ELEVEN_NONE) {
    s->phase = PHASE_PUSH;
    s->att_from = (uint8_t)from;
    s->att_at = (uint8_t)to;
    return;
  }
  if (s->ball == from)
    s->ball = (uint8_t)to;
  eleven_put (s, s->occ[from], to);
  s->active = (uint8_t)to;
}

/* Push the attacked piece to a space (E-28). */
static void
push (ElevenState *s, unsigned to)
{
  const unsigned attacker = s->occ[s->att_from], pushed = s->occ[s->att_at];

  s->occ[s->att_from] = ELEVEN_NONE;
  s->occ[to] = (uint8_t)pushed;
  s->at[pushed] = (uint8_t)to;
  s->occ[s->att_at] = (uint8_t)attacker;
  s->at[attacker] = s->att_at;
  s->active = s->att_at;
  s->att_from = s->att_at = ELEVEN_NONE;
  s->phase = PHASE_TURN;
}

static void
end_series (ElevenState *s)
{
  s->phase = PHASE_TURN;
  s->active = ELEVEN_NONE;
  while (s->n_series > 0)
    s->series[--s->n_series] = 0;
}

/* Begin a series of kicks (E-40). */
static void
shoot (ElevenState *s)
{
  s->phase = PHASE_SHOOT;
  s->active = ELEVEN_NONE;
  s->series[0] = s->ball;
  s->n_series = 1;
}

static void
kick (const ElevenSetup *p, const SvBoard *board, ElevenState *s, unsigned to)
{
  const unsigned side = s->turn_side, other = s->occ[to], kicker = s->occ[s->ball];

  s->shot = true;
  s->ball = (uint8_t)to;
  if (eleven_is_goal (board, to) && board->spaces[to].end != eleven_end (s, side)) {
    end_series (s);
    s->points = 0; /* points that are left are lost (E-53) */
    s->shooter = (uint8_t)kicker;
    s->phase = PHASE_AIM;
    if (other == ELEVEN_NONE)
      goal (p, board, s, side); /* the goalie is not there: a goal at once (E-51) */
    return;
  }
  if (other != ELEVEN_NONE && eleven_side_of (other) == side)
    /* an own piece gets the ball and may kick again (E-45) */
    s->series[s->n_series++] = (uint8_t)to;
  else
    end_series (s); /* free or with an opponent: the series is over (E-43, E-44) */
}

/* Return whether the goalie guessed right: the number is in this band (E-52). */
static bool
right_guess (const ElevenSetup *p, const ElevenState *s, unsigned band)
{
  return s->aim > 0 && (s->aim - 1u) * (unsigned)p->guess_bands / 6 == band;
}

static void
guess (const ElevenSetup *p, const SvBoard *board, ElevenState *s, unsigned band)
{
  const bool parried = right_guess (p, s, band);

  if (s->period == PERIOD_SHOOTOUT) {
    s->so[s->turn_side] = (uint16_t)(s->so[s->turn_side] + !parried);
    s->so_n++;
    next_penalty (p, board, s);
  } else if (parried) {
    /* a parried ball gives the turn to the goalie's team (E-54) */
    begin_throw (p, s, 1u - s->turn_side);
  } else {
    goal (p, board, s, s->turn_side);
  }
}

/* Do what follows without a choice of a player (RULES.md chapter 4). */
static void
settle (const ElevenSetup *p, const SvBoard *board, ElevenState *s)
{
  ElevenSet spaces;

  if (s->phase == PHASE_SHOOT && s->n_series > 1 && !kicks (p, board, s, &spaces))
    end_series (s); /* no kick is possible (E-49) */
  if (s->phase != PHASE_TURN)
    return;
  if (s->active != ELEVEN_NONE && !eleven_has_step (p, board, s, s->active))
    s->active = ELEVEN_NONE;
  if (s->active != ELEVEN_NONE || eleven_may_shoot (s))
    return;
  if (s->points > 0)
    for (unsigned piece = s->turn_side; piece < ELEVEN_PIECES; piece += 2)
      if (s->at[piece] != ELEVEN_NONE && eleven_has_step (p, board, s, s->at[piece]))
        return;
  /* only ending the turn is left, so the turn ends by itself (E-15) */
  begin_throw (p, s, 1u - s->turn_side);
}

static void
place (const ElevenSetup *p, ElevenState *s, unsigned space)
{
  const unsigned side = s->side;

  eleven_put (s, eleven_next_player (p, s, side), space);
  go_on_placing (p, s, 1 - side); /* the sides place in turn (E-08, E-10) */
}

/* Set the side that starts by the throw of the toss (E-05). */
static void
toss (const ElevenSetup *p, const SvBoard *board, ElevenState *s, unsigned value)
{
  s->starter = value <= 3 ? 0 : 1;
  begin_period (p, board, s, 1);
}

void
eleven_apply (const void *setup, void *state, SvEvent event)
{
  const ElevenSetup *p = setup;
  const SvBoard *board = eleven_board (setup);
  ElevenState *s = state;

  switch (event.verb) {
  case SV_VERB_DIE:
    (s->phase == PHASE_TOSS ? toss : throw_die) (p, board, s, event.a);
    break;
  case SV_VERB_TIME: /* the time is up (E-63) */
    s->out = 1;
    return;
  case VERB_PLACE:
    place (p, s, event.a);
    return;
  case VERB_LIFT:
    kick_off (p, board, s, s->occ[event.a]);
    return;
  case VERB_PICK: /* the piece must step first (E-61) */
    s->active = event.a;
    s->fresh = 1;
    return;
  case VERB_STEP:
    step (p, board, s, event.a);
    break;
  case VERB_PUSH:
    push (s, event.a);
    break;
  case VERB_SHOOT:
    shoot (s);
    return;
  case VERB_KICK:
    kick (p, board, s, event.a);
    break;
  case VERB_STOP: /* the series ends, and the shot is used (E-48) */
    end_series (s);
    break;
  case VERB_END: /* the turn goes to the other side (E-13, E-16) */
    begin_throw (p, s, 1u - s->turn_side);
    return;
  case VERB_AIM:
    s->aim = event.a;
    s->phase = PHASE_GUESS;
    s->side = (uint8_t)(1 - s->turn_side);
    return;
  default: /* VERB_GUESS */
    guess (p, board, s, event.a);
    return;
  }
  settle (p, board, s);
}
