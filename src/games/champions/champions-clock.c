/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The dice clock, the end of the match, and the shoot-out: RULES.md C-150 to C-155. */

#include "champions.h"

#include <string.h>

int
clock_limit (Setup *p, const State *s)
{
  if (p->clock == CLOCK_ONES)
    return s->period == PERIOD_EXTRA ? p->extra_minutes : p->minutes;
  return p->minutes + (s->period == PERIOD_EXTRA ? p->extra_minutes : 0) + s->fouls;
}

void
clock_count (State *s, unsigned value)
{
  s->throws++;
  if (value == 1)
    s->ticks++;
}

void
match_end (State *s, Ended how)
{
  s->ended = (uint8_t)how;
  s->winner = NOBODY;
  if (s->score[0] != s->score[1])
    s->winner = s->score[0] > s->score[1] ? HOME : AWAY;
  if (how == ENDED_PENALTIES)
    s->winner = s->so_score[0] > s->so_score[1] ? HOME : AWAY;
  s->turn = s->next = NOBODY;
  s->n_agenda = 0;
  memset (s->agenda, 0, sizeof s->agenda);
  ask (s, PHASE_OVER, NOBODY);
}

/* The time of this period is over. True if play does not go on. */
static bool
period_ends (Setup *p, State *s)
{
  const bool level = s->score[0] == s->score[1];

  if (s->period == PERIOD_NORMAL && level && p->extra_time) { /* C-153 */
    s->period = PERIOD_EXTRA;
    s->ticks = 0;
    return false;
  }
  if (level && p->shootout) {
    shootout_begin (p, s);
    return true;
  }
  match_end (s, s->period == PERIOD_NORMAL ? ENDED_FULL : ENDED_EXTRA);
  return true;
}

bool
clock_stops (Setup *p, State *s)
{
  if (p->clock != CLOCK_ONES || s->ticks * p->minute_step <= clock_limit (p, s))
    return false;
  return period_ends (p, s); /* C-151 */
}

bool
clock_is_full (Setup *p, State *s)
{
  if (p->clock != CLOCK_THROWS || s->throws < clock_limit (p, s))
    return false;
  return period_ends (p, s); /* C-152 */
}

/* C-201. */
void
champions_points (const State *s, int out[2])
{
  static const int points[][2] = { [ENDED_NOT] = { 0, 0 },
                                   [ENDED_FULL] = { 5, 0 },
                                   [ENDED_EXTRA] = { 0, 0 },
                                   [ENDED_GOLDEN] = { 4, 1 },
                                   [ENDED_PENALTIES] = { 3, 2 } };

  out[0] = out[1] = 0;
  if (s->winner == NOBODY)
    return;
  out[s->winner] = points[s->ended][0];
  out[1 - s->winner] = points[s->ended][1];
}

/* --- shoot-out: C-154 ---------------------------------------------------------------------------- */

void
shootout_begin (Setup *p, State *s)
{
  s->period = PERIOD_SHOOTOUT;
  s->n_agenda = 0;
  memset (s->agenda, 0, sizeof s->agenda);
  for (unsigned man = 0; man < MEN; man++)
    if (on_pitch (s, man) || place_of (s, man) == PLACE_ENTER)
      man_put (s, man, PLACE_WAIT);
  ball_no_flight (s);
  s->restart = RESTART_NONE;
  s->rs_side = s->rs_ball = s->rs_man = s->rs_wall = s->thrower = NOBODY;
  s->n_pending = 0;
  memset (s->pending, 0, sizeof s->pending);
  s->barred = s->deflector = s->mover = NOBODY;
  s->entering[0] = s->entering[1] = 0;
  s->touched = s->ahead = 0;
  s->deflected = 0;
  s->phase = PHASE_NONE;
  agenda_add (s, TASK_SHOOTOUT, NOBODY);
}

/* It is decided, or one leads after a pair. */
static bool
is_decided (Setup *p, const State *s)
{
  const int lead = (int)s->so_score[0] - (int)s->so_score[1];
  const int left[2] = { p->shootout_kicks - s->so_taken[0], p->shootout_kicks - s->so_taken[1] };

  if (left[0] <= 0 && left[1] <= 0)
    return lead != 0 && s->so_taken[0] == s->so_taken[1];
  return lead > left[1] || -lead > left[0];
}

static void
everybody_waits (State *s)
{
  for (unsigned man = 0; man < MEN; man++)
    if (on_pitch (s, man))
      man_put (s, man, PLACE_WAIT);
}

/* The next kick, away first: its keeper chooses a goal square. */
void
shootout_next (Setup *p, State *s)
{
  if (is_decided (p, s) || s->so_taken[0] > 200) {
    match_end (s, ENDED_PENALTIES);
    return;
  }
  everybody_waits (s);
  s->turn = s->so_taken[AWAY] <= s->so_taken[HOME] ? AWAY : HOME;
  s->rs_side = s->turn;
  s->next = (uint8_t)(1 - s->turn);
  s->ball = NOBODY;
  ask (s, PHASE_SOKEEPER, 1u - s->turn);
}

/* The men on the pitch at the end, highest number first, in rotation. */
static unsigned
next_taker (const State *s)
{
  unsigned n = 0, men[SQUAD] = { 0 };

  for (unsigned i = SQUAD; i-- > 0;)
    if (s->pos[s->turn][i] == PLACE_WAIT || s->pos[s->turn][i] < SQUARES)
      men[n++] = s->turn * SQUAD + i;
  return n > 0 ? men[s->so_taken[s->turn] % n] : NOBODY;
}

void
shootout_keeper (Setup *p, State *s, unsigned square)
{
  const unsigned side = s->turn, row = row_from (1 - side, 2);

  if (s->keeper[s->side] != NOBODY)
    man_put (s, s->keeper[s->side], square);
  s->mover = (uint8_t)next_taker (s);
  if (s->mover == NOBODY) { /* a side without men scores no more */
    shootout_result (p, s, false);
    return;
  }
  s->n_choices = 2;
  s->choices[0] = (uint8_t)square_at (row, 5);
  s->choices[1] = (uint8_t)square_at (row, 6);
  ask (s, PHASE_PUT, side);
}

void
shootout_spot (State *s, unsigned square)
{
  man_put (s, s->mover, square);
  s->ball = (uint8_t)square;
  s->n_choices = s->choices[0] = s->choices[1] = 0;
  ask (s, PHASE_SOROLL, s->turn);
}

void
shootout_die (Setup *p, State *s, unsigned value)
{
  s->die = (uint8_t)value;
  s->goal_only = 1;
  s->cut = 0;
  s->touched = 0;
  ball_play (p, s, s->mover, value, PLAY_FORCED);
  s->barred = NOBODY;
}

/* The ball of a kick came to its end. */
void
shootout_kicked (Setup *p, State *s)
{
  if (s->out == OUT_GOAL)
    shot_at_goal (p, s);
  else
    shootout_result (p, s, false);
}

void
shootout_result (Setup *p, State *s, bool goal)
{
  s->so_taken[s->turn]++;
  s->so_score[s->turn] += goal;
  s->goal_only = 0;
  ball_no_flight (s);
  s->mover = NOBODY;
  s->phase = PHASE_NONE;
  agenda_add (s, TASK_SHOOTOUT, NOBODY);
}
