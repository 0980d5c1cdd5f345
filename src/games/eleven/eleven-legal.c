/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Who must do what, and the legal events in the ledger's order: RULES.md chapters 2 and 5. */

#include "eleven-legal.h"
#include "eleven-board.h"
#include "eleven-shoot.h"

static SvEvent
at_space (unsigned verb, unsigned space)
{
  return sv_event (verb, space, SV_ARG_NONE, SV_ARG_NONE);
}

static SvEvent
plain (unsigned verb)
{
  return sv_event (verb, SV_ARG_NONE, SV_ARG_NONE, SV_ARG_NONE);
}

/* One event for each space of a set, in board order. */
static unsigned
list_set (SvEvent *events, unsigned verb, const ElevenSet *set)
{
  unsigned n = 0;

  for (unsigned half = 0; half < 2; half++)
    for (uint64_t bits = set->bits[half]; bits != 0; bits &= bits - 1)
      events[n++] = at_space (verb, 64 * half + (unsigned)__builtin_ctzll (bits));
  return n;
}

/* E-28, E-29, E-30. */
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

/* E-31. */
static bool
has_push (const SvBoard *board, const ElevenState *s, unsigned at, unsigned from)
{
  ELEVEN_EACH_NEIGHBOUR (board, at, i)
  if (eleven_may_push (board, s, at, from, (unsigned)board->neighbours[i]))
    return true;
  return false;
}

unsigned
eleven_step_cost (
    const ElevenSetup *p, const SvBoard *board, const ElevenState *s, unsigned from, unsigned to)
{
  const unsigned piece = s->occ[from], side = eleven_side_of (piece), other = s->occ[to];
  const bool goalie = eleven_is_goalie (piece);
  const bool late = goalie && s->shot && p->goalie_must_shoot;
  unsigned cost = (unsigned)p->cost_enter;

  if (eleven_is_goal (board, to) && !(goalie && board->spaces[to].end == eleven_end (s, side)))
    return 0; /* E-19 */
  if (other == ELEVEN_NONE) {
    if (late && (s->ball == to || s->ball == from) && eleven_inside (board, s, to, side))
      return 0; /* E-37 */
    return cost <= s->points ? cost : 0;
  }
  if (eleven_side_of (other) == side || s->ball == from)
    return 0; /* E-18, E-26 */
  if (p->goalie_safe && eleven_is_goalie (other) && eleven_inside (board, s, to, 1 - side))
    return 0; /* E-33 */
  if (late && (eleven_inside (board, s, from, side) || eleven_inside (board, s, to, side)))
    return 0; /* E-38 */
  cost += (unsigned)p->cost_push + (s->ball == to ? (unsigned)p->cost_take : 0);
  return cost <= s->points && has_push (board, s, to, from) ? cost : 0;
}

bool
eleven_may_attack (
    const ElevenSetup *p, const SvBoard *board, const ElevenState *s, unsigned from, unsigned at)
{
  ElevenState paid = *s;

  paid.points = UINT8_MAX;
  ELEVEN_EACH_NEIGHBOUR (board, from, i)
  if (board->neighbours[i] == (int)at)
    return s->occ[at] != ELEVEN_NONE && eleven_step_cost (p, board, &paid, from, at) > 0;
  return false;
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

bool
eleven_may_shoot (const ElevenState *s)
{
  const unsigned holder = eleven_holder (s);

  return !s->shot && holder != ELEVEN_NONE && eleven_side_of (holder) == s->turn_side; /* E-40 */
}

/* E-36, E-60. */
bool
eleven_may_end (const ElevenSetup *p, const SvBoard *board, const ElevenState *s)
{
  return !(p->goalie_must_shoot && !s->shot && eleven_holder (s) == s->turn_side &&
           eleven_inside (board, s, s->ball, s->turn_side));
}

/* E-09. */
static unsigned
list_place (const SvBoard *board, const ElevenState *s, SvEvent *events)
{
  const int end = eleven_end (s, s->side);
  unsigned n = 0;

  for (unsigned i = 0; i < board->n_spaces; i++) {
    const SvSpace *space = &board->spaces[i];
    if (space->end == end && s->occ[i] == ELEVEN_NONE &&
        (space->kind == SV_SPACE_FIELD || space->kind == SV_SPACE_PENALTY))
      events[n++] = at_space (VERB_PLACE, i);
  }
  return n;
}

/* The field players of the side to choose from (E-57). */
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
  ElevenSet movable = { { 0, 0 } };
  unsigned n = 0;

  if (s->active != ELEVEN_NONE)
    ELEVEN_EACH_NEIGHBOUR (board, s->active, i)
    {
      const unsigned to = (unsigned)board->neighbours[i];
      if (eleven_step_cost (p, board, s, s->active, to) > 0)
        events[n++] = at_space (VERB_STEP, to);
    }
  if (s->fresh) /* E-61 */
    return n;
  for (unsigned piece = s->turn_side; piece < ELEVEN_PIECES; piece += 2) {
    const unsigned at = s->at[piece];
    if (at != ELEVEN_NONE && at != s->active && eleven_has_step (p, board, s, at))
      eleven_set_add (&movable, at);
  }
  n += list_set (events + n, VERB_PICK, &movable);
  if (eleven_may_shoot (s))
    events[n++] = plain (VERB_SHOOT);
  if (eleven_may_end (p, board, s))
    events[n++] = plain (VERB_END);
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
      events[n++] = at_space (VERB_PUSH, to);
  }
  return n;
}

static unsigned
list_shoot (const ElevenSetup *p, const SvBoard *board, const ElevenState *s, SvEvent *events)
{
  ElevenSet spaces;
  const bool any = eleven_kicks (p, board, s, &spaces);
  unsigned n = list_set (events, VERB_KICK, &spaces);

  if (eleven_may_stop (p, board, s, any))
    events[n++] = plain (VERB_STOP);
  return n;
}

static unsigned
list_numbers (SvEvent *events, unsigned verb, unsigned first, unsigned n)
{
  for (unsigned i = 0; i < n; i++)
    events[i] = sv_event (verb, first + i, SV_ARG_NONE, SV_ARG_NONE);
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
    return list_numbers (events, SV_VERB_DIE, 1, 6);
  case PHASE_PLACE:
    return list_place (board, s, events);
  case PHASE_LIFT:
    return list_lift (s, events);
  case PHASE_AIM: /* E-52 */
    return list_numbers (events, VERB_AIM, 1, 6);
  case PHASE_GUESS:
    return list_numbers (events, VERB_GUESS, 0, (unsigned)p->guess_bands);
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
  if (s->phase != PHASE_TOSS) {
    out->side = (int8_t)s->side;
    out->side_name = s->side == 0 ? "home" : "away";
  }
  out->secret = s->phase == PHASE_AIM;
  out->time = s->running && !s->out && s->period < PERIOD_SHOOTOUT && p->clock_turns == 0;
}
