/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Warming up and substitutions. RULES.md C-160 to C-164. */

#include "champions-rules.h"

void
champions_warm (const ChampionsSetup *p, ChampionsState *s, unsigned side)
{
  ask (s, champions_can_warm (p, s, s->turn) ? PHASE_TURN : PHASE_ROLL, s->turn);
}

unsigned
champions_warm_legal (const ChampionsSetup *p, const ChampionsState *s, SvEvent *events)
{
  events[0] = sv_event_plain (VERB_THROW);
  if (!champions_can_warm (p, s, s->turn))
    return 1;
  return 1 + champions_list_men (champions_men_in (s, s->turn, PLACE_BENCH), VERB_WARM, events + 1);
}

void
champions_warm_choose (const ChampionsSetup *p, ChampionsState *s, SvEvent event)
{
  if (event.verb == VERB_THROW) {
    ask (s, PHASE_ROLL, s->turn);
    return;
  }
  champions_put (s, man_of (s->side, event.a), PLACE_WARMING);
  go_on_with (s, TASK_WARM);
}

/* --- At a dead moment --- */

/* Return the pieces that can go off for a substitute: a goalkeeper for a goalkeeper, a field
 * player for a field player. */
static uint32_t
going_off (const ChampionsState *s, unsigned comes_on)
{
  const unsigned side = side_of (comes_on), keeper = s->keeper[side];

  if (!keeper_shirt (comes_on))
    return champions_field_men (s, side);
  return keeper != NOBODY && on_pitch (s, keeper) ? bit_of (keeper) : 0;
}

/* Return the substitutes that still have to be put on the pitch. A goalkeeper goes to the goal
 * together with the other goalkeepers instead. */
static uint32_t
to_be_put (const ChampionsState *s, unsigned side)
{
  const uint32_t bits = champions_men_in (s, side, PLACE_ENTER);

  return s->keeper[side] != NOBODY ? bits & ~bit_of (s->keeper[side]) : bits;
}

/* Send substitutes with the highest numbers back to the bench if injuries have left too many of
 * them (C-162). */
static void
send_surplus_back (const ChampionsSetup *p, ChampionsState *s, unsigned side)
{
  int room = p->substitutions - s->subs[side];

  for (uint32_t bits = champions_men_in (s, side, PLACE_WARMING); bits != 0; bits &= bits - 1)
    if (room-- <= 0)
      champions_put (s, first_man (side, bits), PLACE_BENCH);
}

/* Bring on the pieces that have warmed up. All must come on, but after a goal the side is asked
 * about each. */
void
champions_bring (const ChampionsSetup *p, ChampionsState *s, unsigned side)
{
  send_surplus_back (p, s, side);
  const uint32_t warming = champions_men_in (s, side, PLACE_WARMING) & ~s->entering[side];
  if (warming != 0 && s->restart == RESTART_AFTERGOAL) {
    s->mover = (uint8_t)first_man (side, warming);
    champions_agenda_push (s, TASK_BRING, side);
    ask (s, PHASE_BRING, side);
    return;
  }
  s->entering[side] |= warming;
  champions_agenda_push (s, TASK_SUBS, side);
}

/* Carry out the substitutions of a side: first all pieces leave, then the new ones are placed.
 * `mover` is the piece that comes on. */
void
champions_subs (const ChampionsSetup *p, ChampionsState *s, unsigned side)
{
  while (s->entering[side] != 0) {
    const unsigned man = first_man (side, s->entering[side]);
    s->entering[side] &= s->entering[side] - 1;
    if (going_off (s, man) == 0) {
      champions_put (s, man, PLACE_BENCH);
      continue;
    }
    s->mover = (uint8_t)man;
    champions_agenda_push (s, TASK_SUBS, side);
    ask (s, PHASE_OFF, side);
    return;
  }
  s->mover = NOBODY;
  if (to_be_put (s, side) == 0)
    return;
  s->mover = (uint8_t)first_man (side, to_be_put (s, side));
  champions_agenda_push (s, TASK_SUBS, side);
  ask (s, PHASE_SUBPUT, side);
}

/* Write the range of rows, counted from the own back line, in which a piece may come on (C-163). */
static void
rows_for (const ChampionsState *s, unsigned man, unsigned *low, unsigned *high)
{
  const unsigned side = side_of (man), kind = champions_kind (man);
  unsigned rear = SQUARE_ROWS, front = 0;

  for (uint32_t bits = champions_field_men (s, side); bits != 0; bits &= bits - 1) {
    const unsigned row = own_row (side, place_of (s, first_man (side, bits)));
    rear = row < rear ? row : rear;
    front = row > front ? row : front;
  }
  if (rear > front)
    rear = front = 6;
  *low = kind == KIND_DEFENDER ? rear : kind == KIND_ATTACKER ? front : (rear + front) / 2;
  *high = kind == KIND_MIDFIELDER ? (rear + front + 1) / 2 : *low;
  *low = clamp (*low, 2, 10);
  *high = clamp (*high, 2, 10);
}

static unsigned
list_free_row (const ChampionsState *s, unsigned row, SvEvent *events)
{
  unsigned n = 0;

  for (unsigned column = 1; column <= 10; column++) {
    const unsigned square = square_at (row, column);
    if (is_free (s, square) && square != s->rs_ball)
      events[n++] = sv_event_of (VERB_PUT, square);
  }
  return n;
}

unsigned
champions_sub_put_legal (const ChampionsSetup *p, const ChampionsState *s, SvEvent *events)
{
  const unsigned side = s->side;
  unsigned low, high;

  rows_for (s, s->mover, &low, &high);
  const unsigned a = row_from (side, low), b = row_from (side, high);
  unsigned n = list_free_row (s, a < b ? a : b, events);
  if (a != b)
    n += list_free_row (s, a < b ? b : a, events + n);
  if (n == 0)
    events[n++] = sv_event_of (VERB_PUT, champions_nearest_free (s, square_at (a, 5)));
  return n;
}

unsigned
champions_subs_legal (const ChampionsSetup *p, const ChampionsState *s, SvEvent *events)
{
  if (s->phase == PHASE_OFF)
    return champions_list_men (going_off (s, s->mover), VERB_OFF, events);
  events[0] = sv_event_of (VERB_BRING, number_of (s->mover));
  events[1] = sv_event_of (VERB_BENCH, number_of (s->mover));
  return 2;
}

/* Replace a piece by a substitute, who takes over its task in a restart, such as that of the
 * fouled piece or the offender (C-164). */
static void
change (ChampionsState *s, unsigned man, unsigned comes_on)
{
  const unsigned side = side_of (man), square = place_of (s, man);
  const bool victim = s->rs_man == man, offender = s->rs_wall == man;

  champions_put (s, man, PLACE_OFF);
  s->subs[side]++;
  if (s->barred == man)
    s->barred = NOBODY;
  if (is_keeper (s, man)) {
    s->keeper[side] = (uint8_t)comes_on;
    s->stand_in[side] = 0;
  }
  if (victim)
    s->rs_man = (uint8_t)comes_on;
  if (offender)
    s->rs_wall = (uint8_t)comes_on;
  champions_put (s, comes_on, victim || offender ? square : PLACE_ENTER);
}

void
champions_subs_choose (const ChampionsSetup *p, ChampionsState *s, SvEvent event)
{
  if (event.verb == VERB_BRING)
    s->entering[s->side] |= bit_of (s->mover);
  else if (event.verb == VERB_OFF)
    change (s, man_of (s->side, event.a), s->mover);
  else
    champions_put (s, s->mover, event.verb == VERB_PUT ? event.a : PLACE_BENCH);
  s->mover = NOBODY;
  go_on (s);
}
