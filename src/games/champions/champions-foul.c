/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Pushes, fouls, cards and injuries. RULES.md C-165 to C-190, C-196, C-198. */

#include "champions-rules.h"

/* Return the pieces of a side, as bits, that are nearest to the ball of both sides; 0 if a piece
 * of the other side is nearer. @far: distances to the ball. */
static uint32_t
nearest_men (const uint8_t far[MEN], unsigned side)
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

/* --- The push: C-165 --- */

/* Return whether a piece can push the piece on @square and all pieces in a row behind it. */
static bool
can_push (const ChampionsState *s, unsigned man, unsigned direction, unsigned square)
{
  const Set open = champions_enterable (s, man);
  unsigned from = square;

  if (!set_has (&open, square))
    return false;
  for (;;) {
    const unsigned pushed = s->at[from], to = champions_next (from, direction);
    if (to == NOBODY || to == s->ball)
      return false;
    const unsigned goal = champions_goal_side (to);
    if (goal != NOBODY && (!is_keeper (s, pushed) || goal != side_of (pushed)))
      return false;
    if (is_free (s, to))
      return true;
    from = to;
  }
}

unsigned
champions_push_legal (const ChampionsSetup *p, const ChampionsState *s, SvEvent *events)
{
  const unsigned side = s->turn;
  uint8_t far[MEN];
  unsigned n = 0;

  if (!p->shoulder_push || s->die != 1 || s->restart != RESTART_NONE)
    return 0;
  champions_ball_distances (s, far);
  const uint32_t victims = nearest_men (far, 1 - side);
  for (unsigned i = 0; i < SQUAD && victims != 0; i++) {
    const unsigned man = side * SQUAD + i;
    if (!on_pitch (s, man))
      continue;
    for (unsigned direction = 0; direction < 8; direction += 2) {
      const unsigned square = champions_next (place_of (s, man), direction);
      const unsigned victim = square != NOBODY ? s->at[square] : NOBODY;
      if (victim != NOBODY && side_of (victim) != side && (victims & bit_of (victim)) != 0 &&
          can_push (s, man, direction, square))
        events[n++] = sv_event (VERB_PUSH, i + 1, square, SV_ARG_NONE);
    }
  }
  return n;
}

void
champions_push (const ChampionsSetup *p, ChampionsState *s, SvEvent event)
{
  const unsigned man = man_of (s->side, event.a), from = place_of (s, man);
  unsigned row[SQUARE_ROWS], n = 0, direction = 0, to = event.b;

  while (champions_next (from, direction) != to)
    direction += 2;
  for (; !is_free (s, to); to = champions_next (to, direction))
    row[n++] = s->at[to];
  /* move the last piece of the row first */
  for (; n > 0; to = champions_next (to, (direction + 4) % 8))
    champions_put (s, row[--n], to);
  champions_put (s, man, event.b);
  go_on_with (s, TASK_TURN_END);
}

/* --- The foul: C-170, C-171 --- */

/* Return the length of the shortest walk of a piece to a taken square, not over the ball; at most
 * @limit. */
static unsigned
steps_to_man (const ChampionsState *s, unsigned man, unsigned square, unsigned limit)
{
  const Set open = champions_enterable (s, man);
  Set within = set_minus (open, all_men (s)), reached = set_of (square);

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
champions_foul_legal (const ChampionsSetup *p, const ChampionsState *s, SvEvent *events)
{
  const unsigned side = s->turn, throw = s->die;
  uint8_t far[MEN];
  unsigned n = 0, own = NOBODY;

  if (!p->fouls || throw < 2 || s->restart != RESTART_NONE)
    return 0;
  /* no foul is compelled if an own piece is at most this throw away from the ball */
  if (champions_ball_is_near (s, side, throw))
    return 0;
  champions_ball_distances (s, far);
  for (unsigned i = 0; i < SQUAD; i++)
    own = far[side * SQUAD + i] < own ? far[side * SQUAD + i] : own;
  const uint32_t victims = nearest_men (far, 1 - side);
  if (victims == 0 || own < far[first_man (1 - side, victims)] + throw)
    return 0;
  for (unsigned i = 0; i < SQUAD; i++)
    for (uint32_t bits = victims; bits != 0 && s->pos[side][i] < SQUARES; bits &= bits - 1) {
      const unsigned victim = first_man (1 - side, bits);
      if (steps_to_man (s, side * SQUAD + i, place_of (s, victim), throw) == throw)
        events[n++] = sv_event (VERB_FOUL, i + 1, number_of (victim), SV_ARG_NONE);
    }
  return n;
}

/* Take a piece that leaves the pitch out of the restart: it is neither taker nor in the wall. */
static void
drop_part (ChampionsState *s, unsigned man)
{
  if (s->rs_man == man)
    s->rs_man = NOBODY;
  if (s->rs_wall == man)
    s->rs_wall = NOBODY;
}

static void
leave (ChampionsState *s, unsigned man)
{
  champions_put (s, man, PLACE_OFF);
  s->entering[side_of (man)] &= ~bit_of (man);
  drop_part (s, man);
  if (is_keeper (s, man))
    s->keeper[side_of (man)] = NOBODY;
}

/* Send a piece off for a red card (C-180). */
static void
send_off (ChampionsState *s, unsigned man)
{
  s->sent_off[side_of (man)] |= bit_of (man);
  leave (s, man);
}

/* Return the square of the free kick (C-190), or NOBODY if the foul means a penalty (C-198). */
static unsigned
free_kick_square (unsigned offender, unsigned square)
{
  if (set_has (&champions_areas[offender], square))
    return NOBODY;
  return square_at (clamp (row_of (square), 1, 11), clamp (column_of (square), 1, 10));
}

void
champions_foul (const ChampionsSetup *p, ChampionsState *s, SvEvent event)
{
  const unsigned side = s->side, other = 1 - side;
  const unsigned man = man_of (side, event.a), victim = man_of (other, event.b);
  const unsigned square = place_of (s, victim), ball = free_kick_square (side, square);
  /* a second injury in the match makes the piece leave (C-188, C-189) */
  const bool again = (s->injured[other] & bit_of (victim)) != 0;
  const bool red = (s->yellow[side] & bit_of (man)) != 0, keeper_fouls = is_keeper (s, man);

  s->fouls++;
  champions_dead_moment (s, ball == NOBODY ? RESTART_PENALTY : RESTART_FREEKICK, other, ball);
  champions_put (s, man, square);
  /* offender and victim share a square until the free kick (C-171) */
  s->at[square] = (uint8_t)victim;
  s->rs_man = is_keeper (s, victim) ? NOBODY : (uint8_t)victim;
  s->rs_wall = keeper_fouls ? NOBODY : (uint8_t)man;
  s->injured[other] |= bit_of (victim);
  s->yellow[side] |= bit_of (man);
  if (red)
    send_off (s, man);
  if (again) {
    s->injured_out[other] |= bit_of (victim);
    s->hurt_square = (uint8_t)square;
    s->hurt_man = (uint8_t)victim;
    leave (s, victim);
  }
  /* Tasks added at the front come in reverse order: away is first, so its task is pushed last. */
  for (unsigned who = 0; who < 2; who++) {
    if (who == side && red && keeper_fouls)
      champions_agenda_push (s, TASK_GKOUT, who);
    if (who == other && again)
      champions_agenda_push (s, TASK_HURT, who);
  }
}

/* Punish a goalkeeper who saved outside the penalty area: a red card and a free kick (C-077,
 * C-196). */
void
champions_hands (const ChampionsSetup *p, ChampionsState *s, unsigned side)
{
  const unsigned offender = s->out_side, keeper = s->keeper[offender];
  const unsigned ball = free_kick_square (offender, s->dive);

  s->fouls++;
  champions_ball_touch (s, keeper, TOUCH_SAVE);
  champions_dead_moment (s, RESTART_FREEKICK, 1 - offender, ball);
  send_off (s, keeper);
  champions_agenda_push (s, TASK_GKOUT, offender);
}

/* --- Who leaves, who comes --- */

/* Return the pieces of the side that can come on at once, whether warmed up or not. */
static uint32_t
reserves (const ChampionsSetup *p, const ChampionsState *s, unsigned side)
{
  if (s->subs[side] >= (unsigned)p->substitutions)
    return 0;
  return champions_men_in (s, side, PLACE_BENCH) | champions_men_in (s, side, PLACE_WARMING);
}

/* Replace a goalkeeper who has left the pitch (C-186). If there is no field player either, the
 * goal stays empty. */
void
champions_keeper_out (const ChampionsSetup *p, ChampionsState *s, unsigned side)
{
  if (champions_field_men (s, side) != 0)
    ask (s, PHASE_GKOUT, side);
}

/* Replace an injured piece (C-189). */
void
champions_hurt (const ChampionsSetup *p, ChampionsState *s, unsigned side)
{
  const uint32_t men = reserves (p, s, side);

  if (s->keeper[side] != NOBODY) {
    if ((men & ~KEEPER_SHIRTS) != 0)
      ask (s, PHASE_HURT, side);
  } else if ((men & KEEPER_SHIRTS) != 0 || champions_field_men (s, side) != 0) {
    ask (s, PHASE_GKHURT, side);
  }
}

unsigned
champions_replace_legal (const ChampionsSetup *p, const ChampionsState *s, SvEvent *events)
{
  const unsigned side = s->side;
  const uint32_t men = reserves (p, s, side), keepers = men & KEEPER_SHIRTS;

  if (s->phase == PHASE_HURT) {
    const unsigned n = champions_list_men (men & ~KEEPER_SHIRTS, VERB_REPLACE, events);
    events[n] = sv_event_plain (VERB_NOREPLACE);
    return n + 1;
  }
  if (s->phase == PHASE_GKHURT && keepers != 0)
    return champions_list_men (keepers & -keepers, VERB_REPLACE, events);
  return champions_list_men (champions_field_men (s, side), keepers != 0 ? VERB_OFF : VERB_GLOVE,
                             events);
}

/* Bring on the reserve goalkeeper, who goes to the goal with all the rights of a goalkeeper. */
static void
bring_keeper (ChampionsState *s, unsigned man)
{
  champions_put (s, man, PLACE_ENTER);
  s->keeper[side_of (man)] = (uint8_t)man;
  s->stand_in[side_of (man)] = 0;
}

void
champions_replace (const ChampionsSetup *p, ChampionsState *s, SvEvent event)
{
  const unsigned side = s->side, man = man_of (side, event.a);
  const uint32_t keepers = reserves (p, s, side) & KEEPER_SHIRTS;

  if (event.verb == VERB_OFF || event.verb == VERB_REPLACE)
    s->subs[side]++;
  if (event.verb == VERB_OFF) {
    leave (s, man);
    bring_keeper (s, first_man (side, keepers));
  } else if (event.verb == VERB_GLOVE) {
    s->keeper[side] = (uint8_t)man;
    s->stand_in[side] = !keeper_shirt (man);
    drop_part (s, man);
  } else if (event.verb == VERB_REPLACE && s->phase == PHASE_GKHURT) {
    bring_keeper (s, man);
    /* the substitute takes the square and the task of the piece it replaces (C-164) */
  } else if (event.verb == VERB_REPLACE) {
    champions_put (s, man, s->hurt_square);
    s->rs_man = (uint8_t)man;
  }
  go_on (s);
}
