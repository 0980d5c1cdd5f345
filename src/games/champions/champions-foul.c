/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Pushes, fouls, cards, injuries, free kicks and penalties: RULES.md C-165 to C-199. */

#include "champions.h"

#include <stdlib.h>

/* The men of a side that are nearest to the ball of all, as bits; 0 if others are nearer. */
static uint32_t
nearest_men (const State *s, const uint8_t far[MEN], unsigned side)
{
  unsigned least = NOBODY;
  uint32_t bits = 0;

  for (unsigned man = 0; man < MEN; man++)
    least = far[man] < least ? far[man] : least;
  for (unsigned i = 0; i < SQUAD && least != NOBODY; i++)
    if (far[side * SQUAD + i] == least)
      bits |= UINT32_C (1) << i;
  return bits;
}

/* --- the push: C-165 ------------------------------------------------------------------------------ */

/* The man can push the one on `square` and all behind him. */
static bool
can_push (const State *s, unsigned man, unsigned direction, unsigned square)
{
  const Set open = enterable (s, man);
  unsigned from = square;

  if (!set_has (&open, square))
    return false;
  for (;;) {
    const unsigned pushed = s->at[from], to = square_next (from, direction);
    if (to == NOBODY || to == s->ball)
      return false;
    if (goal_side (to) != NOBODY && (!is_keeper (s, pushed) || goal_side (to) != side_of (pushed)))
      return false;
    if (is_free (s, to))
      return true;
    from = to;
  }
}

unsigned
push_legal (Setup *p, const State *s, SvEvent *events)
{
  const unsigned side = s->turn;
  uint8_t far[MEN];
  unsigned n = 0;

  if (!p->shoulder_push || s->die != 1 || s->restart != RESTART_NONE)
    return 0;
  ball_distances (s, far);
  const uint32_t victims = nearest_men (s, far, 1 - side);
  for (unsigned i = 0; i < SQUAD && victims != 0; i++) {
    const unsigned man = side * SQUAD + i;
    if (!on_pitch (s, man))
      continue;
    for (unsigned direction = 0; direction < 8; direction += 2) {
      const unsigned square = square_next (place_of (s, man), direction);
      const unsigned victim = square != NOBODY ? s->at[square] : NOBODY;
      if (victim != NOBODY && side_of (victim) != side && (victims & bit_of (victim)) != 0 &&
          can_push (s, man, direction, square))
        events[n++] = sv_event (VERB_PUSH, i + 1, square, SV_ARG_NONE);
    }
  }
  return n;
}

void
push_make (Setup *p, State *s, unsigned man, unsigned square)
{
  const unsigned from = place_of (s, man);
  unsigned row[SQUARE_ROWS], n = 0, direction = 0, to = square;

  while (square_next (from, direction) != square)
    direction += 2;
  for (; !is_free (s, to); to = square_next (to, direction))
    row[n++] = s->at[to];
  while (n-- > 0) { /* the last one first */
    man_put (s, row[n], to);
    to = square_by (to, -direction_row[direction], -direction_column[direction]);
  }
  man_put (s, man, square);
  turn_end (p, s);
}

/* --- the foul: C-170, C-171 ----------------------------------------------------------------------- */

/* Shortest walk of the man to a taken square, not over the ball; up to limit. */
static unsigned
steps_to_man (const State *s, unsigned man, unsigned square, unsigned limit)
{
  Set within = set_minus (enterable (s, man), all_men (s));
  const Set open = enterable (s, man);
  Set reached = set_of (square);

  if (!set_has (&open, square))
    return NOBODY;
  set_remove (&within, s->ball);
  for (unsigned steps = 1; steps <= limit; steps++) {
    const Set next = set_grow (reached);
    if (set_has (&next, place_of (s, man)))
      return steps;
    reached = set_or (reached, set_and (next, within));
  }
  return NOBODY;
}

unsigned
foul_legal (Setup *p, const State *s, SvEvent *events)
{
  const unsigned side = s->turn, throw = s->die;
  uint8_t far[MEN];
  unsigned n = 0, own = NOBODY, least = NOBODY;

  if (!p->fouls || throw < 2 || s->restart != RESTART_NONE)
    return 0;
  ball_distances (s, far);
  for (unsigned man = 0; man < MEN; man++) {
    least = far[man] < least ? far[man] : least;
    if (side_of (man) == side)
      own = far[man] < own ? far[man] : own;
  }
  const uint32_t victims = nearest_men (s, far, 1 - side);
  if (victims == 0 || own < least + throw)
    return 0;
  for (unsigned i = 0; i < SQUAD; i++)
    for (uint32_t bits = victims; bits != 0 && s->pos[side][i] < SQUARES; bits &= bits - 1) {
      const unsigned victim = (1 - side) * SQUAD + (unsigned)__builtin_ctz (bits);
      if (steps_to_man (s, side * SQUAD + i, place_of (s, victim), throw) == throw)
        events[n++] = sv_event (VERB_FOUL, i + 1, number_of (victim), SV_ARG_NONE);
    }
  return n;
}

static void
leaves (State *s, unsigned man)
{
  man_put (s, man, PLACE_OFF);
  s->entering[side_of (man)] &= ~bit_of (man);
  if (s->rs_man == man)
    s->rs_man = NOBODY;
  if (s->rs_wall == man)
    s->rs_wall = NOBODY;
}

static void
red_card (State *s, unsigned man)
{
  const bool keeper = is_keeper (s, man);

  s->sent_off[side_of (man)] |= bit_of (man);
  leaves (s, man);
  if (keeper)
    s->keeper[side_of (man)] = NOBODY;
}

/* C-188, C-189: true if he must leave. */
static bool
hurt (State *s, unsigned man)
{
  const unsigned side = side_of (man);

  if ((s->injured[side] & bit_of (man)) == 0) {
    s->injured[side] |= bit_of (man);
    return false;
  }
  s->injured_out[side] |= bit_of (man);
  return true;
}

/* F and the kind of restart that follows (C-190, C-198). */
static Restart
restart_for (unsigned offender, unsigned square, unsigned *ball)
{
  unsigned row = row_of (square), column = column_of (square);

  *ball = NOBODY;
  if (set_has (&set_area[offender], square))
    return RESTART_PENALTY;
  row = row < 1 ? 1 : row > 11 ? 11 : row;
  column = column < 1 ? 1 : column > 10 ? 10 : column;
  *ball = square_at (row, column);
  return RESTART_FREEKICK;
}

void
foul_make (Setup *p, State *s, unsigned man, unsigned victim)
{
  const unsigned side = side_of (man), other = 1 - side, square = place_of (s, victim);
  unsigned ball;
  const Restart kind = restart_for (side, square, &ball);
  const bool keeper_fouls = is_keeper (s, man), keeper_hurt = is_keeper (s, victim);

  s->fouls++;
  dead_moment (p, s, kind, other, ball);
  man_put (s, man, square);
  s->at[square] = (uint8_t)victim; /* C-171: they share it */
  s->rs_man = keeper_hurt ? NOBODY : (uint8_t)victim;
  s->rs_wall = keeper_fouls ? NOBODY : (uint8_t)man;
  const bool out = hurt (s, victim);
  bool red = false;
  if ((s->yellow[side] & bit_of (man)) != 0) { /* C-180 */
    red = true;
    red_card (s, man);
  }
  s->yellow[side] |= bit_of (man);
  if (out) {
    s->hurt_square = (uint8_t)square;
    s->hurt_man = (uint8_t)victim;
    leaves (s, victim);
    if (keeper_hurt)
      s->keeper[other] = NOBODY;
  }
  /* They stand before the tasks of the dead moment: away first, pushed last. */
  for (unsigned who = 0; who < 2; who++) {
    if (who == side && red && keeper_fouls)
      agenda_push (s, TASK_GKOUT, who);
    if (who == other && out)
      agenda_push (s, TASK_HURT, who);
  }
}

/* C-077, C-196. */
void
foul_hands (Setup *p, State *s)
{
  const unsigned side = s->out_side, keeper = s->keeper[side], square = s->dive;
  unsigned ball;

  restart_for (side, square, &ball);
  s->fouls++;
  ball_touch (s, keeper, TOUCH_SAVE);
  dead_moment (p, s, RESTART_FREEKICK, 1 - side, ball);
  red_card (s, keeper);
  agenda_push (s, TASK_GKOUT, side);
}

/* --- who leaves, who comes ------------------------------------------------------------------------- */

static unsigned
reserve_keeper (const State *s, unsigned side)
{
  static const uint8_t numbers[] = { 1, 20 };

  for (unsigned i = 0; i < 2; i++) {
    const unsigned man = man_of (side, numbers[i]), place = place_of (s, man);
    if (place == PLACE_BENCH || place == PLACE_WARMING)
      return man;
  }
  return NOBODY;
}

static bool
subs_left (Setup *p, const State *s, unsigned side)
{
  return s->subs[side] < (unsigned)p->substitutions;
}

/* C-186. With no field man left the goal stays empty. */
void
foul_keeper_out (Setup *p, State *s, unsigned side)
{
  if (side_has_field_man (s, side))
    ask (s, PHASE_GKOUT, side);
}

static bool
is_substitute (const State *s, unsigned man)
{
  const unsigned place = place_of (s, man);

  return !keeper_shirt (man) && (place == PLACE_BENCH || place == PLACE_WARMING);
}

/* C-189. */
void
foul_hurt (Setup *p, State *s, unsigned side)
{
  if (s->keeper[side] == NOBODY) {
    if ((subs_left (p, s, side) && reserve_keeper (s, side) != NOBODY) ||
        side_has_field_man (s, side))
      ask (s, PHASE_GKHURT, side);
    return;
  }
  for (unsigned i = 0; i < SQUAD && subs_left (p, s, side); i++)
    if (is_substitute (s, side * SQUAD + i)) {
      ask (s, PHASE_HURT, side);
      return;
    }
}

static unsigned
list_field_men (const State *s, unsigned side, unsigned verb, SvEvent *events)
{
  unsigned n = 0;

  for (unsigned i = 0; i < SQUAD; i++)
    if (s->pos[side][i] < SQUARES && s->keeper[side] != side * SQUAD + i)
      events[n++] = sv_event (verb, i + 1, SV_ARG_NONE, SV_ARG_NONE);
  return n;
}

unsigned
discipline_legal (Setup *p, const State *s, SvEvent *events)
{
  const unsigned side = s->side, reserve = reserve_keeper (s, side);
  const bool can_bring = subs_left (p, s, side) && reserve != NOBODY;
  unsigned n = 0;

  switch ((unsigned)s->phase) {
  case PHASE_GKOUT:
    return list_field_men (s, side, can_bring ? VERB_OFF : VERB_GLOVE, events);
  case PHASE_GKHURT:
    if (!can_bring)
      return list_field_men (s, side, VERB_GLOVE, events);
    events[0] = sv_event (VERB_REPLACE, number_of (reserve), SV_ARG_NONE, SV_ARG_NONE);
    return 1;
  case PHASE_HURT:
    for (unsigned i = 0; i < SQUAD; i++)
      if (is_substitute (s, side * SQUAD + i))
        events[n++] = sv_event (VERB_REPLACE, i + 1, SV_ARG_NONE, SV_ARG_NONE);
    events[n++] = sv_event (VERB_NOREPLACE, SV_ARG_NONE, SV_ARG_NONE, SV_ARG_NONE);
    return n;
  case PHASE_TAKER:
    return list_field_men (s, side, VERB_TAKER, events);
  default:
    return list_field_men (s, side, VERB_WALL, events);
  }
}

void
discipline_apply (Setup *p, State *s, SvEvent event)
{
  const unsigned side = s->side, man = man_of (side, event.a);
  const unsigned reserve = reserve_keeper (s, side);

  switch (event.verb) {
  case VERB_OFF:
    leaves (s, man);
    man_put (s, reserve, PLACE_ENTER);
    s->keeper[side] = (uint8_t)reserve;
    s->stand_in[side] = 0;
    s->subs[side]++;
    break;
  case VERB_GLOVE:
    s->keeper[side] = (uint8_t)man;
    s->stand_in[side] = !keeper_shirt (man);
    if (s->rs_man == man)
      s->rs_man = NOBODY;
    if (s->rs_wall == man)
      s->rs_wall = NOBODY;
    break;
  case VERB_REPLACE:
    s->subs[side]++;
    if (s->phase == PHASE_GKHURT) {
      man_put (s, man, PLACE_ENTER);
      s->keeper[side] = (uint8_t)man;
      s->stand_in[side] = 0;
      break;
    }
    man_put (s, man, s->hurt_square); /* C-164: his square and his part */
    s->rs_man = (uint8_t)man;
    break;
  default: /* noreplace */
    break;
  }
  s->phase = PHASE_NONE;
}

/* --- the free kick: C-191 to C-194 ------------------------------------------------------------------ */

static bool
can_stand (const State *s, unsigned square)
{
  return square != NOBODY && is_free (s, square) && goal_side (square) == NOBODY;
}

/* He is lifted first: his own square is free for him. */
static void
put_by_the_ball (State *s, unsigned man)
{
  const unsigned ball = s->rs_ball, side = side_of (man);
  const int inward = inward_of (column_of (ball));
  const unsigned tries[] = { square_by (ball, -forward_of (side), 0), square_by (ball, 0, inward),
                             square_by (ball, 0, -inward) };

  man_put (s, man, PLACE_ENTER);
  for (unsigned i = 0; i < 3; i++)
    if (can_stand (s, tries[i])) {
      man_put (s, man, tries[i]);
      return;
    }
  man_put (s, man, nearest_free (s, ball));
}

/* The steps that the wall tries, in order; rows and columns (C-192, C-193). */
static void
wall_steps (unsigned ball, unsigned side, int out[3][2])
{
  const int back = -forward_of (side);
  const unsigned k = own_row (side, ball), column = column_of (ball);
  const int inward = inward_of (column);
  const bool beside = column <= 2 || column >= 9;

  if (beside && (k == 1 || k == 2)) { /* toward the far touch line, else toward the middle row */
    const int table[3][2] = { { 0, inward }, { -back, 0 }, { back, 0 } };
    for (unsigned i = 0; i < 3; i++)
      out[i][0] = table[i][0], out[i][1] = table[i][1];
    return;
  }
  const int table[3][2] = { { back, beside && k == 3 ? inward : 0 },
                            { beside && k == 3 ? back : 0, beside && k == 3 ? 0 : inward },
                            { 0, beside && k == 3 ? inward : -inward } };
  for (unsigned i = 0; i < 3; i++)
    out[i][0] = table[i][0], out[i][1] = table[i][1];
}

static Set
outside_ring (unsigned ball)
{
  return set_minus (set_field, set_grow_all (set_of (ball)));
}

static void
put_the_wall (State *s, unsigned man)
{
  const unsigned ball = s->rs_ball;
  unsigned at = ball;
  Set seen = set_of (ball);
  int steps[3][2];

  wall_steps (ball, side_of (man), steps);
  man_put (s, man, PLACE_ENTER);
  for (unsigned n = 0; n < SQUARE_ROWS && ring_distance (at, ball) <= 1; n++) {
    unsigned next = NOBODY;
    for (unsigned i = 0; i < 3 && next == NOBODY; i++) {
      const unsigned square = square_by (at, steps[i][0], steps[i][1]);
      if (can_stand (s, square) && !set_has (&seen, square))
        next = square;
    }
    if (next == NOBODY)
      break;
    at = next;
    set_add (&seen, at);
  }
  if (ring_distance (at, ball) <= 1)
    at = nearest_in (s, ball, outside_ring (ball), NOBODY);
  man_put (s, man, at);
}

void
free_kick_arrange (State *s)
{
  const unsigned ball = s->rs_ball, side = 1u - s->rs_side;

  if (s->rs_man != NOBODY && place_of (s, s->rs_man) < SQUARES)
    put_by_the_ball (s, s->rs_man);
  if (s->rs_wall != NOBODY && place_of (s, s->rs_wall) < SQUARES)
    put_the_wall (s, s->rs_wall);
  for (unsigned i = 0; i < SQUAD; i++) { /* C-194 */
    const unsigned man = side * SQUAD + i;
    if (on_pitch (s, man) && !is_keeper (s, man) && ring_distance (place_of (s, man), ball) <= 1)
      man_put (s, man, nearest_in (s, place_of (s, man), outside_ring (ball), side));
  }
  move_aside (s, ball);
}

/* --- the penalty: C-199 ----------------------------------------------------------------------------- */

static unsigned
row_before_area (const State *s, unsigned end, unsigned column)
{
  for (unsigned k = 3; k <= 5; k++) {
    unsigned best = NOBODY, least = ~0u;
    for (unsigned c = 1; c <= 10; c++) {
      const unsigned square = square_at (row_from (end, k), c);
      const int over = (int)c - (int)column;
      const bool inward = over * inward_of (column) > 0;
      const unsigned rank = (unsigned)abs (over) * 2 + (inward ? 0 : 1);
      if (is_free (s, square) && rank < least) {
        least = rank;
        best = square;
      }
    }
    if (best != NOBODY)
      return best;
  }
  return nearest_free (s, square_at (row_from (end, 6), column));
}

void
penalty_clear (State *s)
{
  const unsigned end = 1u - s->rs_side;

  for (unsigned who = 2; who-- > 0;)
    for (unsigned k = 2; k > 0; k--)
      for (unsigned i = 0; i < SQUAD; i++) {
        const unsigned man = who * SQUAD + i, square = place_of (s, man);
        if (square < SQUARES && !is_keeper (s, man) && set_has (&set_area[end], square) &&
            own_row (end, square) == k)
          man_put (s, man, row_before_area (s, end, column_of (square)));
      }
  s->rs_man = s->rs_wall = NOBODY;
}
