/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Shot, save, clasp and rebound: RULES.md C-070 to C-080. */

#include "champions.h"

/* C-072. The squares of the last leg that are free now, the goal's included. */
unsigned
save_chance (Setup *p, const State *s, unsigned square)
{
  const unsigned side = s->out_side, keeper = s->keeper[side];
  bool in_leg = false;

  if (keeper == NOBODY || !on_pitch (s, keeper) || !is_free (s, square))
    return 0;
  for (unsigned i = s->leg0; i < s->n_path; i++)
    in_leg = in_leg || s->path[i].square == square;
  if (!in_leg || (!p->fouls && !set_has (&set_area[side], square)))
    return 0;
  const unsigned distance = distance_to (s, keeper, square);
  const int chance = 4 - (int)distance - s->out_number - (s->stand_in[side] ? 1 : 0);
  return distance >= 1 && distance <= 3 && chance > 0 ? (unsigned)chance : 0;
}

unsigned
save_legal (Setup *p, const State *s, SvEvent *events)
{
  Set leg = { { 0, 0, 0 } };
  unsigned n = 0;

  for (unsigned i = s->leg0; i < s->n_path; i++)
    set_add (&leg, s->path[i].square);
  while (!set_is_empty (leg)) {
    const unsigned square = set_pop (&leg);
    if (save_chance (p, s, square) > 0)
      events[n++] = sv_event (VERB_SAVE, square, SV_ARG_NONE, SV_ARG_NONE);
  }
  events[n++] = sv_event (VERB_NOSAVE, SV_ARG_NONE, SV_ARG_NONE, SV_ARG_NONE);
  return n;
}

/* The shot arrives: the keeper may try, or it is a goal at once. */
void
shot_at_goal (Setup *p, State *s)
{
  SvEvent events[MAX_PATH + 1];
  const bool shootout = s->period == PERIOD_SHOOTOUT;

  if (save_legal (p, s, events) > 1) {
    ask (s, shootout ? PHASE_SODIVE : PHASE_SAVE, s->out_side);
    return;
  }
  if (shootout)
    shootout_result (p, s, true);
  else
    goal_scored (p, s, false);
}

void
save_try (Setup *p, State *s, unsigned square)
{
  const unsigned keeper = s->keeper[s->out_side];

  s->chance = (uint8_t)save_chance (p, s, square);
  s->from = (uint8_t)place_of (s, keeper);
  s->dive = (uint8_t)square;
  man_put (s, keeper, square);
  ask (s, s->period == PERIOD_SHOOTOUT ? PHASE_SODIE : PHASE_SROLL, s->out_side);
}

/* C-076: +1 or -1, the side to which the ball comes off the keeper. */
static int
rebound_way (const State *s)
{
  const unsigned row = row_of (s->from), column = column_of (s->from);
  unsigned passed = column_of (s->out_square);

  for (unsigned i = s->n_path; i-- > 0;)
    if (row_of (s->path[i].square) == row && column_of (s->path[i].square) != column) {
      passed = column_of (s->path[i].square);
      break;
    }
  if (passed == column)
    passed = column_of (s->dive);
  if (passed == column)
    return -inward_of (column);
  return passed > column ? 1 : -1;
}

static void
rebound (Setup *p, State *s)
{
  const unsigned side = s->out_side, square = s->dive;
  const int way = rebound_way (s), ahead = forward_of (side);
  const unsigned direction = ahead > 0 ? (way > 0 ? 1 : 7) : (way > 0 ? 3 : 5);
  unsigned left = s->out_number;

  for (unsigned i = s->leg0; i < s->n_path; i++)
    if (s->path[i].square == square)
      left = s->path[i].left;
  ball_touch (s, s->keeper[side], TOUCH_SAVE);
  s->deflector = s->keeper[side];
  s->deflected = 1;
  s->next = (uint8_t)(1 - side); /* C-079, C-080 */
  s->phase = PHASE_NONE;
  loose_ball (p, s, square, direction, left + 1);
}

/* C-075: the shooter's turn ends, and the keeper throws. */
static void
clasp (Setup *p, State *s)
{
  const unsigned side = s->out_side;

  ball_touch (s, s->keeper[side], TOUCH_SAVE);
  s->ball = s->dive;
  slides_after_turn (p, s, 1 - side);
  turn_reset (p, s, side);
  ask (s, PHASE_CLASP, side);
}

void
save_die (Setup *p, State *s, unsigned value)
{
  const unsigned chance = s->chance;

  s->chance = 0;
  if (s->phase == PHASE_SODIE) {
    shootout_result (p, s, value < 5 - chance);
    return;
  }
  clock_count (s, value);
  if (value < 5 - chance) {
    goal_scored (p, s, value == 1);
    return;
  }
  if (!set_has (&set_area[s->out_side], s->dive))
    foul_hands (p, s); /* C-077 */
  else if (value == 5 - chance)
    rebound (p, s);
  else
    clasp (p, s);
}

/* counted: the die was a 1 that moved the clock (C-151). */
void
goal_scored (Setup *p, State *s, bool counted)
{
  const unsigned side = s->out_side;

  s->score[1 - side]++;
  if (s->period == PERIOD_EXTRA) {
    match_end (s, ENDED_GOLDEN); /* C-153 */
    return;
  }
  if (counted && clock_stops (p, s))
    return;
  dead_moment (p, s, RESTART_AFTERGOAL, side, NOBODY);
}

void
clasp_die (Setup *p, State *s, unsigned value)
{
  const unsigned keeper = s->keeper[s->turn];

  s->throws++;
  s->die = (uint8_t)value;
  s->kside = NOBODY;
  ball_play (p, s, keeper, value, PLAY_FORCED);
}
