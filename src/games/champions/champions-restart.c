/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Restarts, from the goalkeepers who return to their goals up to the throw. RULES.md C-081 to
 * C-118, C-191 to C-199. */

#include "champions-rules.h"

#include <stdlib.h>

void
champions_keeper (const ChampionsSetup *p, ChampionsState *s, unsigned side)
{
  if (s->keeper[side] != NOBODY)
    ask (s, PHASE_KEEPER, side);
}

/* Put the goalkeeper on a goal square. At a goal kick and after a goal the goalkeeper has the ball
 * (C-100, C-110). */
void
champions_keeper_put (const ChampionsSetup *p, ChampionsState *s, SvEvent event)
{
  champions_put (s, s->keeper[s->side], event.a);
  if ((s->restart == RESTART_AFTERGOAL || s->restart == RESTART_GOALKICK) && s->side == s->rs_side)
    s->rs_ball = s->ball = event.a;
  go_on (s);
}

void
champions_retreat (const ChampionsSetup *p, ChampionsState *s, unsigned side)
{
  const unsigned row = row_of (champions_restart_square (s));

  champions_slide_back (p, s, AWAY, row);
  champions_slide_back (p, s, HOME, row);
}

/* Move each piece that is three or more rows from the corner one row nearer, the nearest rows
 * first (C-116). */
static void
move_up_for_corner (ChampionsState *s, unsigned end)
{
  for (unsigned row = 3; row < SQUARE_ROWS; row++)
    for (unsigned man = 0; man < MEN; man++) {
      const unsigned square = place_of (s, man);
      if (square >= SQUARES || is_keeper (s, man) || own_row (end, square) != row)
        continue;
      const unsigned ahead = champions_by (square, -forward_of (end), 0);
      if (is_free (s, ahead))
        champions_put (s, man, ahead);
    }
}

/* Return the row for a piece that must leave the penalty area (C-199). */
static unsigned
row_before_area (const ChampionsState *s, unsigned end, unsigned column)
{
  for (unsigned k = 3; k <= 5; k++) {
    unsigned best = NOBODY, least = ~0u;
    for (unsigned c = 1; c <= 10; c++) {
      const unsigned square = square_at (row_from (end, k), c);
      const int over = (int)c - (int)column;
      const unsigned rank = (unsigned)abs (over) * 2 + (over * inward_of (column) > 0 ? 0 : 1);
      if (is_free (s, square) && rank < least) {
        least = rank;
        best = square;
      }
    }
    if (best != NOBODY)
      return best;
  }
  return champions_nearest_free (s, square_at (row_from (end, 6), column));
}

static void
clear_area (ChampionsState *s, unsigned end)
{
  for (unsigned side = 2; side-- > 0;)
    for (unsigned k = 2; k > 0; k--)
      for (uint32_t bits = champions_field_men (s, side); bits != 0; bits &= bits - 1) {
        const unsigned man = first_man (side, bits), square = place_of (s, man);
        if (set_has (&champions_areas[end], square) && own_row (end, square) == k)
          champions_put (s, man, row_before_area (s, end, column_of (square)));
      }
}

/* Ask for the pieces that still have to be chosen, away first (C-001): the taker, the piece of the
 * wall. */
static void
pick_men (ChampionsState *s, bool taker, bool wall)
{
  for (unsigned side = 2; side-- > 0;)
    if (side == s->rs_side ? taker : wall)
      champions_agenda_add (s, side == s->rs_side ? TASK_TAKER : TASK_WALL, side);
}

void
champions_set_up (const ChampionsSetup *p, ChampionsState *s, unsigned side)
{
  const unsigned other = 1u - s->rs_side;

  switch ((Restart)s->restart) {
  case RESTART_THROWIN:
    pick_men (s, true, false);
    break;
  case RESTART_CORNER:
    move_up_for_corner (s, other);
    pick_men (s, true, true);
    break;
  /* if taker or wall is missing, it is picked from the field players (C-195) */
  case RESTART_FREEKICK:
    pick_men (s, s->rs_man == NOBODY, s->rs_wall == NOBODY);
    champions_agenda_add (s, TASK_ARRANGE, NOBODY);
    break;
  case RESTART_PENALTY:
    clear_area (s, other);
    s->rs_man = s->rs_wall = NOBODY;
    pick_men (s, true, false);
    break;
  case RESTART_NONE:
  case RESTART_AFTERGOAL:
  case RESTART_GOALKICK:
    break;
  }
  champions_agenda_add (s, TASK_THROW, NOBODY);
}

void
champions_taker (const ChampionsSetup *p, ChampionsState *s, unsigned side)
{
  if (champions_field_men (s, side) != 0)
    ask (s, PHASE_TAKER, side);
}

void
champions_wall (const ChampionsSetup *p, ChampionsState *s, unsigned side)
{
  if (champions_field_men (s, side) != 0)
    ask (s, PHASE_WALL, side);
}

unsigned
champions_pick_legal (const ChampionsSetup *p, const ChampionsState *s, SvEvent *events)
{
  return champions_list_men (champions_field_men (s, s->side),
                             s->phase == PHASE_TAKER ? VERB_TAKER : VERB_WALL, events);
}

static void
put_there (ChampionsState *s, unsigned man, unsigned square)
{
  if (s->at[square] == man)
    return;
  champions_move_aside (s, square);
  champions_put (s, man, square);
}

/* At a free kick the taker is put beside the ball together with the others. */
void
champions_taker_pick (const ChampionsSetup *p, ChampionsState *s, SvEvent event)
{
  const unsigned man = man_of (s->side, event.a);

  go_on (s);
  s->rs_man = (uint8_t)man;
  if (s->restart == RESTART_THROWIN || s->restart == RESTART_CORNER)
    put_there (s, man, s->rs_ball); /* the taker stands on the square of the ball (C-105, C-117) */
  if (s->restart == RESTART_THROWIN)
    s->thrower = (uint8_t)man;
  if (s->restart == RESTART_CORNER)
    champions_slide_later (s, man, false);
  if (s->restart == RESTART_PENALTY)
    ask (s, PHASE_SPOT, s->rs_side);
}

void
champions_wall_pick (const ChampionsSetup *p, ChampionsState *s, SvEvent event)
{
  const unsigned man = man_of (s->side, event.a);

  go_on (s);
  s->rs_wall = (uint8_t)man;
  if (s->restart != RESTART_CORNER)
    return;
  put_there (s, man, champions_by (s->rs_ball, 0, 2 * inward_of (column_of (s->rs_ball))));
  champions_slide_later (s, man, true);
}

void
champions_spot_put (const ChampionsSetup *p, ChampionsState *s, SvEvent event)
{
  put_there (s, s->rs_man, event.a);
  s->rs_ball = s->ball = event.a;
  go_on (s);
}

/* --- The free kick: C-191 to C-194 --- */

static bool
can_stand (const ChampionsState *s, unsigned square)
{
  return square != NOBODY && is_free (s, square) && champions_goal_side (square) == NOBODY;
}

/* Return the squares around the ball where opponents may not stand. */
static Set
ring_of (unsigned ball)
{
  return set_grow_all (set_of (ball));
}

/* Put a piece beside the ball. It is taken off the board first, so its own square counts as
 * free. */
static void
put_by_the_ball (ChampionsState *s, unsigned man)
{
  const unsigned ball = s->rs_ball;
  const int inward = inward_of (column_of (ball));
  const unsigned tries[] = { champions_by (ball, -forward_of (side_of (man)), 0),
                             champions_by (ball, 0, inward), champions_by (ball, 0, -inward) };
  unsigned i = 0;

  champions_put (s, man, PLACE_ENTER);
  while (i < 3 && !can_stand (s, tries[i]))
    i++;
  champions_put (s, man, i < 3 ? tries[i] : champions_nearest_free (s, ball));
}

typedef struct {
  int rows, columns;
} Move;

/* Write the steps in which the pieces of the wall are moved, in the order of trying (C-192,
 * C-193). */
static void
wall_steps (unsigned ball, unsigned side, Move out[3])
{
  const int back = -forward_of (side), inward = inward_of (column_of (ball));
  const unsigned k = own_row (side, ball);
  const bool beside = column_of (ball) <= 2 || column_of (ball) >= 9;
  /* Toward the farther touch line; if that fails, toward the middle row. */
  const Move across[] = { { 0, inward }, { -back, 0 }, { back, 0 } };
  const Move diagonally[] = { { back, inward }, { back, 0 }, { 0, inward } };
  const Move straight[] = { { back, 0 }, { 0, inward }, { 0, -inward } };
  const Move *moves = !beside || k > 3 ? straight : k == 3 ? diagonally : across;

  for (unsigned i = 0; i < 3; i++)
    out[i] = moves[i];
}

static void
put_the_wall (ChampionsState *s, unsigned man)
{
  const unsigned ball = s->rs_ball;
  const Set ring = ring_of (ball);
  Set seen = set_of (ball);
  unsigned at = ball, i = 0;
  Move steps[3];

  wall_steps (ball, side_of (man), steps);
  champions_put (s, man, PLACE_ENTER);
  while (i < 3 && set_has (&ring, at)) {
    const unsigned square = champions_by (at, steps[i].rows, steps[i].columns);
    const bool fine = can_stand (s, square) && !set_has (&seen, square);
    i = fine ? 0 : i + 1;
    at = fine ? square : at;
    set_add (&seen, at);
  }
  if (set_has (&ring, at)) /* the piece found no square outside the ring */
    at = champions_nearest_in (s, ball, set_minus (champions_field, ring), NOBODY);
  champions_put (s, man, at);
}

void
champions_arrange (const ChampionsSetup *p, ChampionsState *s, unsigned side)
{
  const Set ring = ring_of (s->rs_ball), outside = set_minus (champions_field, ring);
  const unsigned other = 1u - s->rs_side;

  if (s->rs_man != NOBODY && on_pitch (s, s->rs_man))
    put_by_the_ball (s, s->rs_man);
  if (s->rs_wall != NOBODY && on_pitch (s, s->rs_wall))
    put_the_wall (s, s->rs_wall);
  for (uint32_t bits = champions_field_men (s, other); bits != 0; bits &= bits - 1) {
    const unsigned man = first_man (other, bits), square = place_of (s, man);
    if (set_has (&ring, square)) /* opponents leave the ring around the ball (C-194) */
      champions_put (s, man, champions_nearest_in (s, square, outside, other));
  }
  champions_move_aside (s, s->rs_ball);
}

/* --- The throw --- */

/* Ask for the throw of the restart, if the clock leaves time for it (C-152). */
void
champions_throw (const ChampionsSetup *p, ChampionsState *s, unsigned side)
{
  if (!champions_clock_is_full (p, s))
    ask (s, PHASE_RROLL, s->rs_side);
}

void
champions_restart_die (const ChampionsSetup *p, ChampionsState *s, SvEvent event)
{
  const bool keeper = s->restart == RESTART_AFTERGOAL || s->restart == RESTART_GOALKICK;
  const unsigned man = keeper ? s->keeper[s->rs_side] : s->rs_man;

  s->throws++;
  s->die = event.a;
  if (s->restart == RESTART_FREEKICK) /* a piece walks to the ball and plays it (C-197) */
    go_on_with (s, TASK_ACT);
  else if (man == NOBODY) /* a side without pieces on the pitch */
    ask (s, PHASE_DROP, s->rs_side);
  else
    champions_ball_play (p, s, man, event.a + keeper, PLAY_RESTART);
}
