/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What a flight of the ball leads to: interceptions, shot, save, catch and rebound. RULES.md C-070
 * to C-080, C-090 to C-099. */

#include "champions-flight.h"
#include "champions-rules.h"

#include <assert.h>
#include <string.h>

/* --- Interceptions: C-090 to C-099 --- */

/* Write for each of some pieces of a side (bits @among) the first square beside that piece which
 * the ball passed, if it is free and not the last of the way (C-091). */
static void
first_squares (const ChampionsState *s, unsigned side, uint32_t among, uint8_t first[SQUAD])
{
  for (uint32_t bits = champions_field_men (s, side) & among; bits != 0; bits &= bits - 1) {
    const unsigned man = first_man (side, bits);
    const Set beside = set_beside (set_of (place_of (s, man)));
    if (s->loose && man == s->deflector)
      continue;
    for (unsigned k = 0; k < s->n_path && first[man % SQUAD] == NOBODY; k++) {
      const PathEntry *e = &s->path[k];
      if (e->passed && is_free (s, e->square) && e->square != s->out_square &&
          set_has (&beside, e->square))
        first[man % SQUAD] = (uint8_t)k;
    }
  }
}

/* Ask the side of the next piece in the window whether that piece intercepts, if there is one. */
static void
ask_next (ChampionsState *s)
{
  if (s->n_window > 0)
    ask (s, PHASE_ICEPT, side_of (s->window[0].man));
  else
    go_on (s);
}

void
champions_window_among (const ChampionsSetup *p, ChampionsState *s, const uint32_t among[2])
{
  uint8_t first[2][SQUAD];

  s->n_window = 0;
  memset (s->window, 0, sizeof s->window);
  if (!p->interception)
    return;
  memset (first, NOBODY, sizeof first);
  for (unsigned who = 0; who < 2; who++)
    if (s->loose || who != s->kside)
      first_squares (s, who, among[who], first[who]);
  for (unsigned k = 0; k < s->n_path; k++) {
    const bool both = memchr (first[HOME], (int)k, SQUAD) && memchr (first[AWAY], (int)k, SQUAD);
    /* where pieces of both sides could intercept, none may (C-094) */
    for (unsigned man = 0; man < MEN && !both; man++)
      if (first[side_of (man)][man % SQUAD] == k) {
        assert (s->n_window < MAX_WINDOW);
        s->window[s->n_window++] = (Candidate){ (uint8_t)k, (uint8_t)man };
      }
  }
}

void
champions_window (const ChampionsSetup *p, ChampionsState *s, unsigned side)
{
  champions_window_among (p, s, (uint32_t[2]){ UINT32_MAX, UINT32_MAX });
  if (p->interception)
    ask_next (s);
}

/* Return how many pieces at the front of the window belong to one side, before the first of the
 * other side (C-092). */
static unsigned
group_size (const ChampionsState *s)
{
  unsigned n = 0;

  while (n < s->n_window && side_of (s->window[n].man) == side_of (s->window[0].man))
    n++;
  return n;
}

unsigned
champions_window_legal (const ChampionsSetup *p, const ChampionsState *s, SvEvent *events)
{
  const unsigned n = group_size (s);

  for (unsigned i = 0; i < n; i++)
    events[i] = sv_event_of (VERB_INTERCEPT, number_of (s->window[i].man));
  events[n] = sv_event_plain (VERB_LET);
  return n + 1;
}

/* Keep the entries of the window from index @from on whose square is still free. */
static void
keep_window (ChampionsState *s, unsigned from)
{
  unsigned n = 0;

  for (unsigned i = from; i < s->n_window; i++)
    if (is_free (s, s->path[s->window[i].index].square))
      s->window[n++] = s->window[i];
  memset (s->window + n, 0, sizeof s->window - n * sizeof s->window[0]);
  s->n_window = (uint8_t)n;
}

void
champions_window_choose (const ChampionsSetup *p, ChampionsState *s, SvEvent event)
{
  unsigned i = 0;

  if (event.verb == VERB_LET) {
    keep_window (s, group_size (s));
    ask_next (s);
    return;
  }
  const unsigned man = man_of (s->side, event.a);
  while (s->window[i].man != man)
    i++;
  s->trying = s->window[i].index;
  s->mover = (uint8_t)man;
  s->from = (uint8_t)place_of (s, man);
  champions_put (s, man, s->path[s->trying].square);
  while (i < s->n_window && s->window[i].index == s->trying)
    i++;
  keep_window (s, i);
  ask (s, PHASE_IROLL, side_of (man));
}

void
champions_window_die (const ChampionsSetup *p, ChampionsState *s, SvEvent event)
{
  const unsigned man = s->mover, from = s->from;
  const PathEntry entry = s->path[s->trying];
  unsigned direction = 0;

  champions_clock_count (s, event.a);
  s->trying = s->mover = s->from = NOBODY;
  if (event.a == 1 && champions_clock_stops (p, s))
    return;
  if (event.a < 3) {
    ask_next (s);
    return;
  }
  while (champions_next (from, direction) != entry.square)
    direction++;
  champions_agenda_clear (s); /* an interception replaces the rest of the old flight (C-093) */
  champions_ball_deflect (s, man, TOUCH_INTERCEPT, entry.square, direction, entry.left + 1u);
}

void
champions_outcome (const ChampionsSetup *p, ChampionsState *s, unsigned side)
{
  const unsigned square = s->out_square;

  switch ((Outcome)s->out) {
  case OUT_NONE:
  case OUT_REST:
    go_on_with (s, TASK_TURN_END);
    break;
  case OUT_PLAYER:
    /* a piece that a deflected ball meets must play it (C-096) */
    champions_ball_play (p, s, s->out_man, s->out_number, PLAY_FORCED);
    break;
  case OUT_TOUCHLINE:
    champions_dead_moment (s, RESTART_THROWIN, 1u - s->last_side, square);
    break;
  case OUT_BYLINE:
    /* last touched by the defenders: a corner (C-115) */
    if (s->last_side == s->out_side)
      champions_dead_moment (s, RESTART_CORNER, 1u - s->out_side,
                             square_at (row_of (square), column_of (square) <= 5 ? 1 : 10));
    else
      champions_dead_moment (s, RESTART_GOALKICK, s->out_side, NOBODY);
    break;
  case OUT_GOAL:
    go_on_with (s, TASK_SHOT);
    break;
  }
}

/* --- Shot and save: C-070 to C-080 --- */

/* Return the squares of the last leg of the flight. */
static Set
last_leg (const ChampionsState *s)
{
  Set leg = { { 0, 0, 0 } };

  for (unsigned i = s->leg0; i < s->n_path; i++)
    set_add (&leg, s->path[i].square);
  return leg;
}

/* The goalkeeper dives to a free square of the last leg, goal squares included (C-072). */
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
      events[n++] = sv_event_of (VERB_SAVE, square);
  }
  events[n++] = sv_event_plain (VERB_NOSAVE);
  return n;
}

/* Count a goal. @counted: the die that led to it was a 1 that has moved the clock already
 * (C-151). */
static void
score (const ChampionsSetup *p, ChampionsState *s, bool counted)
{
  const unsigned side = s->out_side;

  if (s->period == PERIOD_SHOOTOUT) {
    go_on_with (s, TASK_SCORED);
    return;
  }
  s->score[1 - side]++;
  if (sv_goals_reached (s->score, p->goals))
    champions_end (s, ENDED_FULL); /* so many goals end the match (C-156) */
  else if (s->period == PERIOD_EXTRA)
    champions_end (s, ENDED_GOLDEN); /* a golden goal ends the match (C-153) */
  else if (!counted || !champions_clock_stops (p, s))
    champions_dead_moment (s, RESTART_AFTERGOAL, side, NOBODY);
}

/* Handle a shot that arrives: ask the goalkeeper, or count a goal at once if no save is
 * possible. */
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

/* Return +1 or -1, the direction in which the ball bounces off the goalkeeper (C-076). */
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

/* Let the goalkeeper hold the ball: the shooter's turn ends and the goalkeeper throws (C-075). */
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
    go_on_with (s, TASK_HANDS); /* a save outside the penalty area is a foul (C-077) */
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
