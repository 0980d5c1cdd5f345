/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Shot, save, clasp and rebound: RULES.md C-070 to C-080. */

#include "champions-rules.h"

/* The squares of the last leg. */
static Set
last_leg (const ChampionsState *s)
{
  Set leg = { { 0, 0, 0 } };

  for (unsigned i = s->leg0; i < s->n_path; i++)
    set_add (&leg, s->path[i].square);
  return leg;
}

/* C-072. The squares of the last leg that are free now, the goal's included. */
unsigned
champions_save_chance (const ChampionsSetup *p, const ChampionsState *s, unsigned square)
{
  const unsigned side = s->out_side, keeper = s->keeper[side];
  const Set leg = last_leg (s);

  if (keeper == NOBODY || !on_pitch (s, keeper) || !is_free (s, square) || !set_has (&leg, square))
    return 0;
  if (!p->fouls && !set_has (&champions_areas[side], square))
    return 0;
  const unsigned distance = champions_distance (s, keeper, square);
  const int chance = 4 - (int)distance - s->out_number - (s->stand_in[side] ? 1 : 0);
  return distance >= 1 && distance <= 3 && chance > 0 ? (unsigned)chance : 0;
}

unsigned
champions_save_legal (const ChampionsSetup *p, const ChampionsState *s, SvEvent *events)
{
  Set leg = last_leg (s);
  unsigned n = 0;

  while (!set_is_empty (leg)) {
    const unsigned square = set_pop (&leg);
    if (champions_save_chance (p, s, square) > 0)
      events[n++] = event_of (VERB_SAVE, square);
  }
  events[n++] = plain_event (VERB_NOSAVE);
  return n;
}

/* The ball is in. counted: the die was a 1 that moved the clock (C-151). */
static void
score (const ChampionsSetup *p, ChampionsState *s, bool counted)
{
  const unsigned side = s->out_side;

  if (s->period == PERIOD_SHOOTOUT) {
    go_on_with (s, TASK_SCORED);
    return;
  }
  s->score[1 - side]++;
  if (s->period == PERIOD_EXTRA)
    champions_end (s, ENDED_GOLDEN); /* C-153 */
  else if (!counted || !champions_clock_stops (p, s))
    champions_dead_moment (s, RESTART_AFTERGOAL, side, NOBODY);
}

/* The shot arrives: the keeper may try, or it is a goal at once. */
void
champions_shot (const ChampionsSetup *p, ChampionsState *s, unsigned side)
{
  SvEvent events[MAX_PATH + 1];

  if (champions_save_legal (p, s, events) > 1)
    ask (s, s->period == PERIOD_SHOOTOUT ? PHASE_SODIVE : PHASE_SAVE, s->out_side);
  else
    score (p, s, false);
}

void
champions_save (const ChampionsSetup *p, ChampionsState *s, SvEvent event)
{
  const unsigned keeper = s->keeper[s->out_side];

  if (event.verb == VERB_NOSAVE) {
    score (p, s, false);
    return;
  }
  s->chance = (uint8_t)champions_save_chance (p, s, event.a);
  s->from = (uint8_t)place_of (s, keeper);
  s->dive = event.a;
  champions_put (s, keeper, event.a);
  ask (s, s->period == PERIOD_SHOOTOUT ? PHASE_SODIE : PHASE_SROLL, s->out_side);
}

/* C-076: +1 or -1, the side to which the ball comes off the keeper. */
static int
rebound_way (const ChampionsState *s)
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
rebound (ChampionsState *s)
{
  const unsigned side = s->out_side, square = s->dive;
  const int way = rebound_way (s);
  const unsigned direction = side == HOME ? (way > 0 ? 1 : 7) : (way > 0 ? 3 : 5);
  unsigned left = s->out_number;

  for (unsigned i = s->leg0; i < s->n_path; i++)
    if (s->path[i].square == square)
      left = s->path[i].left;
  champions_ball_deflect (s, s->keeper[side], TOUCH_SAVE, square, direction, left + 1);
}

/* C-075: the shooter's turn ends, and the keeper throws. */
static void
clasp (const ChampionsSetup *p, ChampionsState *s)
{
  const unsigned side = s->out_side;

  champions_ball_touch (s, s->keeper[side], TOUCH_SAVE);
  s->ball = s->dive;
  champions_slides_after_turn (p, s, 1 - side);
  champions_forget_turn (s, side);
  ask (s, PHASE_CLASP, side);
}

void
champions_save_die (const ChampionsSetup *p, ChampionsState *s, SvEvent event)
{
  const unsigned needed = 5u - s->chance;

  s->chance = 0;
  if (s->period != PERIOD_SHOOTOUT)
    champions_clock_count (s, event.a);
  if (event.a < needed)
    score (p, s, event.a == 1);
  else if (s->period == PERIOD_SHOOTOUT)
    go_on_with (s, TASK_MISSED);
  else if (!set_has (&champions_areas[s->out_side], s->dive))
    go_on_with (s, TASK_HANDS); /* C-077 */
  else if (event.a == needed)
    rebound (s);
  else
    clasp (p, s);
}

void
champions_clasp_die (const ChampionsSetup *p, ChampionsState *s, SvEvent event)
{
  s->throws++;
  s->die = event.a;
  s->kside = NOBODY;
  champions_ball_play (p, s, s->keeper[s->turn], event.a, PLAY_FORCED);
}
