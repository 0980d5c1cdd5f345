/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Warming up and coming on: RULES.md C-160 to C-164. */

#include "champions.h"

static unsigned
count_in (const State *s, unsigned side, unsigned place)
{
  unsigned n = 0;

  for (unsigned i = 0; i < SQUAD; i++)
    n += s->pos[side][i] == place;
  return n;
}

static bool
may_warm (const State *s, unsigned man)
{
  return place_of (s, man) == PLACE_BENCH;
}

bool
can_warm (Setup *p, const State *s, unsigned side)
{
  return s->subs[side] + count_in (s, side, PLACE_WARMING) < (unsigned)p->substitutions &&
         count_in (s, side, PLACE_BENCH) > 0;
}

unsigned
warm_legal (Setup *p, const State *s, SvEvent *events)
{
  unsigned n = 1;

  events[0] = sv_event (VERB_THROW, SV_ARG_NONE, SV_ARG_NONE, SV_ARG_NONE);
  if (!can_warm (p, s, s->turn))
    return n;
  for (unsigned i = 0; i < SQUAD; i++)
    if (may_warm (s, s->turn * SQUAD + i))
      events[n++] = sv_event (VERB_WARM, i + 1, SV_ARG_NONE, SV_ARG_NONE);
  return n;
}

void
warm_up (Setup *p, State *s, unsigned man)
{
  man_put (s, man, PLACE_WARMING);
  if (!can_warm (p, s, s->turn))
    ask (s, PHASE_ROLL, s->turn);
}

/* --- at a dead moment ----------------------------------------------------------------------------- */

/* Somebody can go off for him: a keeper for a keeper, a field man for a field man. */
static bool
goes_off_for (const State *s, unsigned man, unsigned comes_on)
{
  return on_pitch (s, man) && is_keeper (s, man) == keeper_shirt (comes_on);
}

static bool
somebody_goes_off_for (const State *s, unsigned comes_on)
{
  for (unsigned i = 0; i < SQUAD; i++)
    if (goes_off_for (s, side_of (comes_on) * SQUAD + i, comes_on))
      return true;
  return false;
}

/* A substitute who is to be put on the pitch; a keeper goes to his goal with all keepers. */
static unsigned
first_to_put (const State *s, unsigned side)
{
  for (unsigned i = 0; i < SQUAD; i++)
    if (s->pos[side][i] == PLACE_ENTER && s->keeper[side] != side * SQUAD + i)
      return side * SQUAD + i;
  return NOBODY;
}

/* C-162: too many after injuries: the highest numbers sit down again. */
static void
send_surplus_back (Setup *p, State *s, unsigned side)
{
  unsigned room = p->substitutions > s->subs[side] ? p->substitutions - s->subs[side] : 0;

  for (unsigned i = 0; i < SQUAD; i++)
    if (s->pos[side][i] == PLACE_WARMING) {
      const unsigned man = side * SQUAD + i;
      if (room == 0)
        man_put (s, man, PLACE_BENCH);
      else
        room--;
    }
}

/* The next warming man of whom must be decided (after a goal), or who must come on. */
void
subs_begin (Setup *p, State *s, unsigned side)
{
  send_surplus_back (p, s, side);
  for (unsigned i = 0; i < SQUAD; i++) {
    const unsigned man = side * SQUAD + i;
    if (s->pos[side][i] != PLACE_WARMING || (s->entering[side] & bit_of (man)) != 0)
      continue;
    if (s->restart == RESTART_AFTERGOAL) {
      s->mover = (uint8_t)man;
      agenda_push (s, TASK_BRING, side);
      ask (s, PHASE_BRING, side);
      return;
    }
    s->entering[side] |= bit_of (man);
  }
  if (s->entering[side] != 0)
    agenda_push (s, TASK_SUBS, side);
}

/* First all who leave, then all placements; mover is the man who comes on. */
void
subs_go_on (Setup *p, State *s, unsigned side)
{
  while (s->entering[side] != 0) {
    const unsigned man = side * SQUAD + (unsigned)__builtin_ctz (s->entering[side]);
    s->entering[side] &= s->entering[side] - 1;
    if (!somebody_goes_off_for (s, man)) {
      man_put (s, man, PLACE_BENCH);
      continue;
    }
    s->mover = (uint8_t)man;
    agenda_push (s, TASK_SUBS, side);
    ask (s, PHASE_OFF, side);
    return;
  }
  s->mover = (uint8_t)first_to_put (s, side);
  if (s->mover == NOBODY)
    return;
  agenda_push (s, TASK_SUBS, side);
  ask (s, PHASE_SUBPUT, side);
}

/* C-163: the rows, from the own back line, of the man who comes on. */
static void
rows_for (const State *s, unsigned man, unsigned *low, unsigned *high)
{
  const unsigned side = side_of (man);
  unsigned rear = SQUARE_ROWS, front = 0;

  for (unsigned i = 0; i < SQUAD; i++) {
    const unsigned mate = side * SQUAD + i;
    if (!on_pitch (s, mate) || is_keeper (s, mate))
      continue;
    const unsigned row = own_row (side, place_of (s, mate));
    rear = row < rear ? row : rear;
    front = row > front ? row : front;
  }
  if (rear > front)
    rear = front = 6;
  *low = champions_kind (man) == KIND_DEFENDER   ? rear
         : champions_kind (man) == KIND_ATTACKER ? front
                                                 : (rear + front) / 2;
  *high = champions_kind (man) == KIND_MIDFIELDER ? (rear + front + 1) / 2 : *low;
  *low = *low < 2 ? 2 : *low > 10 ? 10 : *low;
  *high = *high < 2 ? 2 : *high > 10 ? 10 : *high;
}

static unsigned
list_free_row (const State *s, unsigned row, SvEvent *events)
{
  unsigned n = 0;

  for (unsigned column = 1; column <= 10; column++) {
    const unsigned square = square_at (row, column);
    if (is_free (s, square) && square != s->rs_ball)
      events[n++] = sv_event (VERB_PUT, square, SV_ARG_NONE, SV_ARG_NONE);
  }
  return n;
}

static unsigned
list_places (const State *s, SvEvent *events)
{
  const unsigned side = s->side;
  unsigned low, high, n;

  rows_for (s, s->mover, &low, &high);
  const unsigned a = row_from (side, low), b = row_from (side, high);
  n = list_free_row (s, a < b ? a : b, events);
  if (a != b)
    n += list_free_row (s, a < b ? b : a, events + n);
  if (n == 0)
    events[n++] = sv_event (VERB_PUT, nearest_free (s, square_at (a, 5)), SV_ARG_NONE, SV_ARG_NONE);
  return n;
}

unsigned
subs_legal (Setup *p, const State *s, SvEvent *events)
{
  unsigned n = 0;

  if (s->phase == PHASE_BRING) {
    events[0] = sv_event (VERB_BRING, number_of (s->mover), SV_ARG_NONE, SV_ARG_NONE);
    events[1] = sv_event (VERB_BENCH, number_of (s->mover), SV_ARG_NONE, SV_ARG_NONE);
    return 2;
  }
  if (s->phase == PHASE_SUBPUT)
    return list_places (s, events);
  for (unsigned i = 0; i < SQUAD; i++)
    if (goes_off_for (s, s->side * SQUAD + i, s->mover))
      events[n++] = sv_event (VERB_OFF, i + 1, SV_ARG_NONE, SV_ARG_NONE);
  return n;
}

/* C-164: the substitute takes over the part of the fouled man or the offender, if it was his. */
static void
goes_off (State *s, unsigned man, unsigned comes_on)
{
  const unsigned square = place_of (s, man);
  const bool victim = s->rs_man == man, offender = s->rs_wall == man;
  const bool keeper = is_keeper (s, man);

  man_put (s, man, PLACE_OFF);
  s->subs[side_of (man)]++;
  if (s->barred == man)
    s->barred = NOBODY;
  if (keeper) {
    s->keeper[side_of (man)] = (uint8_t)comes_on;
    s->stand_in[side_of (man)] = 0;
  }
  if (victim)
    s->rs_man = (uint8_t)comes_on;
  if (offender)
    s->rs_wall = (uint8_t)comes_on;
  man_put (s, comes_on, victim || offender ? square : PLACE_ENTER);
}

void
subs_apply (Setup *p, State *s, SvEvent event)
{
  switch (event.verb) {
  case VERB_BRING:
    s->entering[s->side] |= bit_of (s->mover);
    break;
  case VERB_BENCH:
    man_put (s, s->mover, PLACE_BENCH);
    break;
  case VERB_OFF:
    goes_off (s, man_of (s->side, event.a), s->mover);
    break;
  default:
    man_put (s, s->mover, event.a);
    break;
  }
  s->mover = NOBODY;
  s->phase = PHASE_NONE;
}
