/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What an event does, and the agenda of small things that follow: RULES.md chapter 5. */

#include "champions.h"

#include <string.h>

void
agenda_add (State *s, TaskKind kind, unsigned side)
{
  if (s->n_agenda < MAX_AGENDA)
    s->agenda[s->n_agenda++] = (Task){ (uint8_t)kind, (uint8_t)side };
}

void
agenda_push (State *s, TaskKind kind, unsigned side)
{
  if (s->n_agenda == MAX_AGENDA)
    return;
  memmove (s->agenda + 1, s->agenda, s->n_agenda * sizeof s->agenda[0]);
  s->agenda[0] = (Task){ (uint8_t)kind, (uint8_t)side };
  s->n_agenda++;
}

static Task
agenda_pop (State *s)
{
  const Task task = s->agenda[0];

  s->n_agenda--;
  memmove (s->agenda, s->agenda + 1, s->n_agenda * sizeof s->agenda[0]);
  s->agenda[s->n_agenda] = (Task){ 0, 0 };
  return task;
}

static void
do_task (Setup *p, State *s, Task task)
{
  const unsigned side = task.side;

  switch ((TaskKind)task.kind) {
  case TASK_FORMATION:
    lineup_formation (p, s, side);
    break;
  case TASK_PLACE:
    lineup_place (p, s, side);
    break;
  case TASK_CLASHES:
    lineup_clashes (p, s);
    break;
  case TASK_KICKOFF:
    ask (s, PHASE_KICKOFF, side);
    break;
  case TASK_CHASE:
    chase_begin (p, s);
    break;
  case TASK_WINDOW:
    window_open (p, s);
    break;
  case TASK_ICEPT:
    window_ask (s);
    break;
  case TASK_OUTCOME:
    outcome_settle (p, s);
    break;
  case TASK_GKOUT:
    foul_keeper_out (p, s, side);
    break;
  case TASK_HURT:
    foul_hurt (p, s, side);
    break;
  case TASK_BRING:
    subs_begin (p, s, side);
    break;
  case TASK_SUBS:
    subs_go_on (p, s, side);
    break;
  case TASK_KEEPER:
    if (s->keeper[side] != NOBODY)
      ask (s, PHASE_KEEPER, side);
    break;
  case TASK_RETREAT:
    restart_retreat (p, s);
    break;
  case TASK_SET_UP:
    restart_set_up (p, s);
    break;
  case TASK_TAKER:
    if (side_has_field_man (s, side))
      ask (s, PHASE_TAKER, side);
    break;
  case TASK_WALL:
    if (side_has_field_man (s, side))
      ask (s, PHASE_WALL, side);
    break;
  case TASK_ARRANGE:
    restart_arrange (p, s);
    break;
  case TASK_THROW:
    restart_throw (p, s);
    break;
  case TASK_SHOOTOUT:
    shootout_next (p, s);
    break;
  }
}

void
champions_run (Setup *p, State *s)
{
  while (s->phase == PHASE_NONE && s->n_agenda > 0)
    do_task (p, s, agenda_pop (s));
}

void
champions_clear (Setup *p, State *s)
{
  memset (s, 0, sizeof *s);
  for (unsigned side = 0; side < 2; side++) {
    const uint32_t available = champions_available (p, side);
    for (unsigned i = 0; i < SQUAD; i++)
      s->pos[side][i] = (available >> i & 1) != 0 ? PLACE_BENCH : PLACE_ABSENT;
  }
  memset (s->at, NOBODY, sizeof s->at);
  s->keeper[0] = s->keeper[1] = s->form[0] = s->form[1] = NOBODY;
  s->turn = s->next = s->ball = s->barred = s->last_side = s->deflector = s->mover = NOBODY;
  s->rs_side = s->rs_ball = s->rs_man = s->rs_wall = s->thrower = NOBODY;
  s->hurt_man = s->hurt_square = NOBODY;
  s->winner = s->side = NOBODY;
  ball_no_flight (s);
  s->phase = PHASE_NONE;
}

void
champions_init (const void *setup, void *state)
{
  Setup *p = setup;
  State *s = state;

  champions_clear (p, s);
  lineup_begin (p, s);
  champions_run (p, s);
}

static void
apply_die (Setup *p, State *s, unsigned value)
{
  switch ((unsigned)s->phase) {
  case PHASE_KICKOFF:
    kickoff_die (p, s, value);
    break;
  case PHASE_ROLL:
    turn_rolled (p, s, value);
    break;
  case PHASE_IROLL:
    window_die (p, s, value);
    break;
  case PHASE_SROLL:
  case PHASE_SODIE:
    save_die (p, s, value);
    break;
  case PHASE_CLASP:
    clasp_die (p, s, value);
    break;
  case PHASE_RROLL:
    restart_die (p, s, value);
    break;
  default:
    shootout_die (p, s, value);
    break;
  }
}

static void
apply_put (Setup *p, State *s, SvEvent event)
{
  switch ((unsigned)s->phase) {
  case PHASE_KEEPER:
    restart_keeper (p, s, event.a);
    break;
  case PHASE_SOKEEPER:
    shootout_keeper (p, s, event.a);
    break;
  case PHASE_SPOT:
    restart_spot (p, s, event.a);
    break;
  case PHASE_SUBPUT:
    subs_apply (p, s, event);
    break;
  default:
    if (s->period == PERIOD_SHOOTOUT)
      shootout_spot (s, event.a);
    else
      lineup_put (p, s, event.a);
    break;
  }
}

static void
apply_ball (Setup *p, State *s, SvEvent event)
{
  const unsigned man = man_of (s->side, event.a);

  switch (event.verb) {
  case VERB_GRAB:
  case VERB_KICK:
    turn_grab (p, s, event.verb == VERB_GRAB);
    break;
  case VERB_BALL:
    ball_step (p, s, event.a);
    break;
  case VERB_DROP:
    ball_drop (p, s);
    break;
  case VERB_CHASE:
    chase_choose (p, s, man);
    break;
  case VERB_HOLD:
    s->phase = PHASE_NONE;
    break;
  case VERB_INTERCEPT:
    window_try (s, man);
    break;
  case VERB_LET:
    window_let (s);
    break;
  case VERB_SAVE:
    save_try (p, s, event.a);
    break;
  default: /* nosave */
    if (s->period == PERIOD_SHOOTOUT)
      shootout_result (p, s, true);
    else
      goal_scored (p, s, false);
    break;
  }
}

static void
apply_turn (Setup *p, State *s, SvEvent event)
{
  const unsigned man = man_of (s->side, event.a);

  switch (event.verb) {
  case VERB_THROW:
    ask (s, PHASE_ROLL, s->turn);
    break;
  case VERB_WARM:
    warm_up (p, s, man);
    break;
  case VERB_USE:
    turn_use (p, s, man);
    break;
  case VERB_STEP:
    if (s->phase == PHASE_CHASE2)
      chase_step (p, s, event.a);
    else
      turn_step (p, s, event.a);
    break;
  case VERB_FOUL:
    foul_make (p, s, man, man_of (1u - s->side, event.b));
    break;
  case VERB_PUSH:
    push_make (p, s, man, event.b);
    break;
  default: /* stand */
    turn_end (p, s);
    break;
  }
}

void
champions_apply (const void *setup, void *state, SvEvent event)
{
  Setup *p = setup;
  State *s = state;

  if (event.verb == SV_VERB_DIE)
    apply_die (p, s, event.a);
  else if (event.verb == VERB_PUT)
    apply_put (p, s, event);
  else if (event.verb <= VERB_PICK)
    lineup_apply (p, s, event);
  else if (event.verb <= VERB_STAND)
    apply_turn (p, s, event);
  else if (event.verb <= VERB_NOSAVE)
    apply_ball (p, s, event);
  else if (event.verb == VERB_TAKER)
    restart_taker (p, s, man_of (s->side, event.a));
  else if (event.verb == VERB_WALL)
    restart_wall (p, s, man_of (s->side, event.a));
  else if (s->phase == PHASE_OFF || s->phase == PHASE_BRING)
    subs_apply (p, s, event);
  else
    discipline_apply (p, s, event);
  champions_run (p, s);
}
