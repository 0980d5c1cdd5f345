/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The agenda, what is reset when, and the clock. RULES.md C-081, C-084, C-150 to C-155, C-201. */

#include "champions-moment.h"
#include "champions-setup.h"

#include <assert.h>
#include <string.h>

/* --- What is still to be done --- */

void
champions_agenda_add (ChampionsState *s, TaskKind kind, unsigned side)
{
  assert (s->n_agenda < MAX_AGENDA);
  s->agenda[s->n_agenda++] = (Task){ (uint8_t)kind, (uint8_t)side };
}

void
champions_agenda_push (ChampionsState *s, TaskKind kind, unsigned side)
{
  assert (s->n_agenda < MAX_AGENDA);
  memmove (s->agenda + 1, s->agenda, s->n_agenda * sizeof s->agenda[0]);
  s->agenda[0] = (Task){ (uint8_t)kind, (uint8_t)side };
  s->n_agenda++;
}

void
champions_agenda_clear (ChampionsState *s)
{
  s->n_agenda = 0;
  memset (s->agenda, 0, sizeof s->agenda);
}

bool
champions_agenda_pop (ChampionsState *s, Task *out)
{
  if (s->n_agenda == 0)
    return false;
  *out = s->agenda[0];
  s->n_agenda--;
  memmove (s->agenda, s->agenda + 1, s->n_agenda * sizeof s->agenda[0]);
  s->agenda[s->n_agenda] = (Task){ 0, 0 };
  return true;
}

/* --- What is forgotten --- */

void
champions_forget_choices (ChampionsState *s)
{
  s->n_choices = 0;
  memset (s->choices, 0, sizeof s->choices);
}

void
champions_forget_flight (ChampionsState *s)
{
  s->flight = (Ball){ NOBODY, NOBODY, 0, NOBODY, 0, NOBODY };
  s->origin = NOBODY;
  s->n_path = s->leg0 = 0;
  memset (s->path, 0, sizeof s->path);
  s->out = OUT_NONE;
  s->out_square = s->out_side = s->out_man = NOBODY;
  s->out_number = 0;
  s->n_window = 0;
  memset (s->window, 0, sizeof s->window);
  s->goal_only = s->loose = 0;
  s->trying = s->dive = s->from = s->kside = NOBODY;
}

/* Clear the pieces that have a task in a restart: taker, wall, thrower. */
static void
forget_restart (ChampionsState *s)
{
  s->restart = RESTART_NONE;
  s->rs_side = s->rs_ball = s->rs_man = s->rs_wall = s->thrower = NOBODY;
  s->hurt_man = s->hurt_square = NOBODY;
}

void
champions_forget_turn (ChampionsState *s, unsigned side)
{
  s->turn = (uint8_t)side;
  s->next = (uint8_t)(1 - side);
  forget_restart (s);
  s->touched = s->ahead = 0;
  s->relaxed = s->deflected = 0;
  s->deflector = s->mover = NOBODY;
  champions_forget_flight (s);
  s->cut = 0;
}

void
champions_dead_moment (ChampionsState *s, Restart kind, unsigned side, unsigned square)
{
  champions_forget_turn (s, side);
  go_on (s);
  s->restart = (uint8_t)kind;
  s->rs_side = (uint8_t)side;
  s->rs_ball = s->ball = (uint8_t)square;
  s->barred = NOBODY; /* the ban on touching the ball twice ends (C-083) */
  champions_agenda_add (s, TASK_BRING, AWAY);
  champions_agenda_add (s, TASK_BRING, HOME);
  champions_agenda_add (s, TASK_KEEPER, AWAY);
  champions_agenda_add (s, TASK_KEEPER, HOME);
  champions_agenda_add (s, TASK_RETREAT, NOBODY);
  champions_agenda_add (s, TASK_SET_UP, NOBODY);
}

unsigned
champions_restart_square (const ChampionsState *s)
{
  if (s->rs_ball != NOBODY)
    return s->rs_ball;
  return s->restart == RESTART_PENALTY ? square_at (row_from (1u - s->rs_side, 2), 5)
                                       : square_at (row_from (s->rs_side, 0), 5);
}

bool
champions_is_before_kickoff (const ChampionsState *s)
{
  return s->phase <= PHASE_PUT && s->period != PERIOD_SHOOTOUT;
}

unsigned
champions_resting_ball (const ChampionsState *s)
{
  if (s->ball < SQUARES && set_has (&champions_field, s->ball) && is_free (s, s->ball))
    return s->ball;
  return champions_nearest_free (s, s->ball < SQUARES ? s->ball : square_at (6, 5));
}

void
champions_clear (const ChampionsSetup *p, ChampionsState *s)
{
  memset (s, 0, sizeof *s);
  for (unsigned side = 0; side < 2; side++) {
    const uint32_t available = champions_available (p, side);
    for (unsigned i = 0; i < SQUAD; i++)
      s->pos[side][i] = (available >> i & 1) != 0 ? PLACE_BENCH : PLACE_ABSENT;
  }
  memset (s->at, NOBODY, sizeof s->at);
  champions_forget_turn (s, HOME);
  s->keeper[0] = s->keeper[1] = s->form[0] = s->form[1] = NOBODY;
  s->turn = s->next = s->ball = s->barred = s->last_side = NOBODY;
  s->winner = s->side = NOBODY;
  go_on (s);
}

/* --- The clock that dice move, and the end of a match --- */

int
champions_clock_limit (const ChampionsSetup *p, const ChampionsState *s)
{
  if (p->clock == CLOCK_ONES)
    return s->period == PERIOD_EXTRA ? p->extra_minutes : p->minutes;
  return p->minutes + (s->period == PERIOD_EXTRA ? p->extra_minutes : 0) + s->fouls;
}

void
champions_clock_count (ChampionsState *s, unsigned value)
{
  s->throws++;
  if (value == 1)
    s->ticks++;
}

void
champions_end (ChampionsState *s, Ended how)
{
  s->ended = (uint8_t)how;
  s->winner = NOBODY;
  if (s->score[0] != s->score[1])
    s->winner = s->score[0] > s->score[1] ? HOME : AWAY;
  if (how == ENDED_PENALTIES)
    s->winner = s->so_score[0] > s->so_score[1] ? HOME : AWAY;
  s->turn = s->next = NOBODY;
  champions_agenda_clear (s);
  ask (s, PHASE_OVER, NOBODY);
}

/* End a period whose time is over. Return true if play does not go on. */
static bool
period_ends (const ChampionsSetup *p, ChampionsState *s)
{
  const bool level = s->score[0] == s->score[1];

  /* extra time if the score is level (C-153) */
  if (s->period == PERIOD_NORMAL && level && p->extra_time) {
    s->period = PERIOD_EXTRA;
    s->ticks = 0;
    return false;
  }
  if (level && p->shootout) {
    champions_agenda_clear (s);
    go_on_with (s, TASK_SHOOTOUT);
    return true;
  }
  champions_end (s, s->period == PERIOD_NORMAL ? ENDED_FULL : ENDED_EXTRA);
  return true;
}

bool
champions_clock_stops (const ChampionsSetup *p, ChampionsState *s)
{
  if (p->clock != CLOCK_ONES || s->ticks * p->minute_step <= champions_clock_limit (p, s))
    return false;
  return period_ends (p, s); /* the clock that counts ones (C-151) */
}

bool
champions_clock_is_full (const ChampionsSetup *p, ChampionsState *s)
{
  if (p->clock != CLOCK_THROWS || s->throws < champions_clock_limit (p, s))
    return false;
  return period_ends (p, s); /* the clock that counts throws (C-152) */
}

/* Table points (C-201). */
const uint8_t champions_win_points[SV_N_ENDS][2] = {
  [SV_END_FULL_TIME] = { 5, 0 }, [SV_END_GOLDEN_GOAL] = { 4, 1 }, [SV_END_PENALTIES] = { 3, 2 }
};

void
champions_points (const ChampionsState *s, int out[2])
{
  out[0] = out[1] = 0;
  if (s->winner == NOBODY)
    return;
  out[s->winner] = champions_win_points[s->ended - ENDED_FULL][0];
  out[1 - s->winner] = champions_win_points[s->ended - ENDED_FULL][1];
}
