/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Interceptions, the loose ball they make, and what a flight comes to: RULES.md C-090 to C-099. */

#include "champions.h"

#include <string.h>

/* C-091: the first passed square beside each man of a side, if it is free and not the last one. */
static void
first_squares (const State *s, unsigned side, uint8_t first[SQUAD])
{
  memset (first, NOBODY, SQUAD);
  for (unsigned i = 0; i < SQUAD; i++) {
    const unsigned man = side * SQUAD + i;
    if (!on_pitch (s, man) || is_keeper (s, man) || (s->loose && man == s->deflector))
      continue;
    const Set beside = set_beside (set_of (place_of (s, man)));
    for (unsigned k = 0; k < s->n_path && first[i] == NOBODY; k++) {
      const PathEntry *e = &s->path[k];
      if (e->passed && is_free (s, e->square) && e->square != s->out_square &&
          set_has (&beside, e->square))
        first[i] = (uint8_t)k;
    }
  }
}

void
window_open (Setup *p, State *s)
{
  uint8_t first[2][SQUAD];

  s->n_window = 0;
  if (!p->interception)
    return;
  memset (first, NOBODY, sizeof first);
  for (unsigned side = 0; side < 2; side++)
    if (s->loose || side != s->kside)
      first_squares (s, side, first[side]);
  for (unsigned k = 0; k < s->n_path; k++) {
    const bool both = memchr (first[HOME], (int)k, SQUAD) && memchr (first[AWAY], (int)k, SQUAD);
    for (unsigned man = 0; man < MEN && !both; man++) /* C-094 */
      if (first[side_of (man)][man % SQUAD] == k && s->n_window < MAX_WINDOW)
        s->window[s->n_window++] = (Candidate){ (uint8_t)k, (uint8_t)man };
  }
  if (s->n_window > 0)
    agenda_push (s, TASK_ICEPT, NOBODY);
}

void
window_ask (State *s)
{
  if (s->n_window > 0)
    ask (s, PHASE_ICEPT, side_of (s->window[0].man));
}

/* C-092: the candidates of one side up to the next one of the other. */
static unsigned
group_size (const State *s)
{
  unsigned n = 0;

  while (n < s->n_window && side_of (s->window[n].man) == side_of (s->window[0].man))
    n++;
  return n;
}

unsigned
window_legal (const State *s, SvEvent *events)
{
  const unsigned n = group_size (s);

  for (unsigned i = 0; i < n; i++)
    events[i] = sv_event (VERB_INTERCEPT, number_of (s->window[i].man), SV_ARG_NONE, SV_ARG_NONE);
  events[n] = sv_event (VERB_LET, SV_ARG_NONE, SV_ARG_NONE, SV_ARG_NONE);
  return n + 1;
}

/* Keep those after index n of which the square is free still. */
static void
window_keep (State *s, unsigned from)
{
  unsigned n = 0;

  for (unsigned i = from; i < s->n_window; i++)
    if (is_free (s, s->path[s->window[i].index].square))
      s->window[n++] = s->window[i];
  memset (s->window + n, 0, sizeof s->window - n * sizeof s->window[0]);
  s->n_window = (uint8_t)n;
}

void
window_let (State *s)
{
  window_keep (s, group_size (s));
  s->phase = PHASE_NONE;
  if (s->n_window > 0)
    agenda_push (s, TASK_ICEPT, NOBODY);
}

void
window_try (State *s, unsigned man)
{
  unsigned i = 0;

  while (s->window[i].man != man)
    i++;
  s->trying = s->window[i].index;
  s->mover = (uint8_t)man;
  s->from = (uint8_t)place_of (s, man);
  man_put (s, man, s->path[s->trying].square);
  while (i < s->n_window && s->window[i].index == s->trying)
    i++;
  window_keep (s, i);
  ask (s, PHASE_IROLL, side_of (man));
}

static unsigned
direction_between (unsigned from, unsigned to)
{
  for (unsigned direction = 0; direction < 8; direction++)
    if (square_next (from, direction) == to)
      return direction;
  return NOBODY;
}

void
window_die (Setup *p, State *s, unsigned value)
{
  const unsigned man = s->mover, from = s->from;
  const PathEntry entry = s->path[s->trying];

  clock_count (s, value);
  s->trying = s->mover = s->from = NOBODY;
  if (value == 1 && clock_stops (p, s))
    return;
  s->phase = PHASE_NONE;
  if (value < 3) {
    if (s->n_window > 0)
      agenda_push (s, TASK_ICEPT, NOBODY);
    return;
  }
  s->n_agenda = 0; /* C-093: the rest of the old flight is void */
  memset (s->agenda, 0, sizeof s->agenda);
  ball_touch (s, man, TOUCH_INTERCEPT);
  s->deflector = (uint8_t)man;
  s->deflected = 1;
  s->next = (uint8_t)(1 - side_of (man)); /* C-095 */
  loose_ball (p, s, entry.square, direction_between (from, entry.square), entry.left + 1u);
}

/* A deflected or rebounding ball rolls straight on (C-078, C-093, C-096, C-097). */
void
loose_ball (Setup *p, State *s, unsigned square, unsigned direction, unsigned strength)
{
  unsigned left = strength;

  ball_no_flight (s);
  s->loose = 1;
  s->leg = s->ball = s->square = (uint8_t)square;
  while (s->out == OUT_NONE) {
    const unsigned next = square_next (square, direction);
    const unsigned man = s->at[next];
    s->out_square = (uint8_t)next;
    if (set_has (&set_outside, next)) {
      s->out = OUT_TOUCHLINE;
    } else if (man != NOBODY && (set_has (&set_field, next) || goal_side (next) != NOBODY)) {
      s->out = OUT_PLAYER;
      s->out_man = (uint8_t)man;
      s->out_number = (uint8_t)(left + 1 < 12 ? left + 1 : 12);
    } else if (goal_side (next) != NOBODY) {
      s->out = OUT_GOAL;
      s->out_side = (uint8_t)goal_side (next);
      s->out_number = (uint8_t)(left - 1);
    } else if (!set_has (&set_field, next)) {
      s->out = OUT_BYLINE;
      s->out_side = row_of (next) == 0 ? HOME : AWAY;
    } else if (left == 1) {
      s->out = OUT_REST;
    }
    if (s->out == OUT_PLAYER) /* he has it when nobody intercepted it before him */
      break;
    left--;
    path_add (s, next, left, true);
    s->ball = s->square = (uint8_t)next;
    square = next;
  }
  s->direction = (uint8_t)direction;
  s->left = (uint8_t)left;
  agenda_add (s, TASK_WINDOW, NOBODY);
  agenda_add (s, TASK_OUTCOME, NOBODY);
}

/* What the flight came to, nobody having changed it. */
void
outcome_settle (Setup *p, State *s)
{
  switch ((Outcome)s->out) {
  case OUT_NONE:
  case OUT_REST:
    turn_end (p, s);
    break;
  case OUT_PLAYER:
    ball_play (p, s, s->out_man, s->out_number, PLAY_FORCED); /* C-096 */
    break;
  case OUT_TOUCHLINE:
    dead_moment (p, s, RESTART_THROWIN, 1u - s->last_side, s->out_square);
    break;
  case OUT_BYLINE: {
    const unsigned side = s->out_side;
    const unsigned corner =
        square_at (row_of (s->out_square), column_of (s->out_square) <= 5 ? 1 : 10);
    if (s->last_side == side) /* C-115 */
      dead_moment (p, s, RESTART_CORNER, 1 - side, corner);
    else
      dead_moment (p, s, RESTART_GOALKICK, side, NOBODY);
    break;
  }
  case OUT_GOAL:
    shot_at_goal (p, s);
    break;
  }
}
