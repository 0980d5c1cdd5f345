/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Dead moments: RULES.md C-081 to C-118.
 *
 *   replacements → warming men → keepers → offside → the restart's own set-up → throw */

#include "champions.h"

#include <string.h>

/* Replacements that are compelled stand in the agenda already (C-186, C-189). */
void
dead_moment (Setup *p, State *s, Restart kind, unsigned side, unsigned square)
{
  turn_reset (p, s, side);
  s->phase = PHASE_NONE;
  s->restart = (uint8_t)kind;
  s->rs_side = (uint8_t)side;
  s->rs_ball = s->ball = (uint8_t)square;
  s->barred = NOBODY; /* C-083 */
  agenda_add (s, TASK_BRING, AWAY);
  agenda_add (s, TASK_BRING, HOME);
  agenda_add (s, TASK_KEEPER, AWAY);
  agenda_add (s, TASK_KEEPER, HOME);
  agenda_add (s, TASK_RETREAT, NOBODY);
  agenda_add (s, TASK_SET_UP, NOBODY);
}

/* The keeper has the ball at a goal kick and after a goal (C-100, C-110). */
void
restart_keeper (Setup *p, State *s, unsigned square)
{
  const unsigned side = s->side;

  man_put (s, s->keeper[side], square);
  if ((s->restart == RESTART_AFTERGOAL || s->restart == RESTART_GOALKICK) && side == s->rs_side)
    s->rs_ball = s->ball = (uint8_t)square;
  s->phase = PHASE_NONE;
}

/* Where the ball comes back into play; while nobody has chosen it, the square of column 5 (C-084). */
unsigned
restart_square (const State *s)
{
  if (s->rs_ball != NOBODY)
    return s->rs_ball;
  return s->restart == RESTART_PENALTY ? square_at (row_from (1u - s->rs_side, 2), 5)
                                       : square_at (row_from (s->rs_side, 0), 5);
}

void
restart_retreat (Setup *p, State *s)
{
  const unsigned row = row_of (restart_square (s));

  slide_back_offside (p, s, AWAY, row);
  slide_back_offside (p, s, HOME, row);
}

bool
side_has_field_man (const State *s, unsigned side)
{
  for (unsigned i = 0; i < SQUAD; i++)
    if (s->pos[side][i] < SQUARES && s->keeper[side] != side * SQUAD + i)
      return true;
  return false;
}

/* C-116: everybody at three or more rows moves one row nearer, the nearest rows first. */
static void
move_up_for_corner (State *s, unsigned end)
{
  for (unsigned row = 3; row < SQUARE_ROWS; row++)
    for (unsigned man = 0; man < MEN; man++) {
      const unsigned square = place_of (s, man);
      if (square >= SQUARES || is_keeper (s, man) || own_row (end, square) != row)
        continue;
      const unsigned ahead = square_by (square, -forward_of (end), 0);
      if (is_free (s, ahead))
        man_put (s, man, ahead);
    }
}

void
restart_set_up (Setup *p, State *s)
{
  const unsigned side = s->rs_side, other = 1 - side;

  switch ((Restart)s->restart) {
  case RESTART_THROWIN:
    agenda_add (s, TASK_TAKER, side);
    break;
  case RESTART_CORNER:
    move_up_for_corner (s, other);
    agenda_add (s, side == AWAY ? TASK_TAKER : TASK_WALL, AWAY);
    agenda_add (s, side == AWAY ? TASK_WALL : TASK_TAKER, HOME);
    break;
  case RESTART_FREEKICK:
    for (unsigned k = 0; k < 2; k++) { /* C-195, away first */
      const unsigned who = 1 - k;
      if (who == side && s->rs_man == NOBODY)
        agenda_add (s, TASK_TAKER, who);
      if (who != side && s->rs_wall == NOBODY)
        agenda_add (s, TASK_WALL, who);
    }
    agenda_add (s, TASK_ARRANGE, NOBODY);
    break;
  case RESTART_PENALTY:
    penalty_clear (s);
    agenda_add (s, TASK_TAKER, side);
    break;
  case RESTART_NONE:
  case RESTART_AFTERGOAL:
  case RESTART_GOALKICK:
    break;
  }
  agenda_add (s, TASK_THROW, side);
}

void
restart_arrange (Setup *p, State *s)
{
  free_kick_arrange (s);
}

/* Whoever stands where somebody must be put goes to the nearest free square. */
void
move_aside (State *s, unsigned square)
{
  if (!is_free (s, square))
    man_put (s, s->at[square], nearest_free (s, square));
}

static void
put_there (State *s, unsigned man, unsigned square)
{
  if (s->at[square] == man)
    return;
  move_aside (s, square);
  man_put (s, man, square);
}

void
restart_taker (Setup *p, State *s, unsigned man)
{
  s->phase = PHASE_NONE;
  s->rs_man = (uint8_t)man;
  switch ((Restart)s->restart) {
  case RESTART_THROWIN:
    put_there (s, man, s->rs_ball);
    s->thrower = (uint8_t)man;
    break;
  case RESTART_CORNER:
    put_there (s, man, s->rs_ball); /* C-117 */
    pending_add (s, man, false);
    break;
  case RESTART_PENALTY:
    ask (s, PHASE_SPOT, s->rs_side);
    break;
  case RESTART_NONE:
  case RESTART_AFTERGOAL:
  case RESTART_FREEKICK: /* he is put beside the ball with the others */
  case RESTART_GOALKICK:
    break;
  }
}

void
restart_wall (Setup *p, State *s, unsigned man)
{
  s->phase = PHASE_NONE;
  s->rs_wall = (uint8_t)man;
  if (s->restart != RESTART_CORNER)
    return;
  put_there (s, man, square_by (s->rs_ball, 0, 2 * inward_of (column_of (s->rs_ball))));
  pending_add (s, man, true);
}

void
restart_spot (Setup *p, State *s, unsigned square)
{
  put_there (s, s->rs_man, square);
  s->rs_ball = s->ball = (uint8_t)square;
  s->phase = PHASE_NONE;
}

/* The throw falls due (C-152). */
void
restart_throw (Setup *p, State *s)
{
  if (!clock_is_full (p, s))
    ask (s, PHASE_RROLL, s->rs_side);
}

void
restart_die (Setup *p, State *s, unsigned value)
{
  const unsigned side = s->rs_side;
  unsigned man = s->rs_man, strength = value;

  s->throws++;
  s->die = (uint8_t)value;
  if (s->restart == RESTART_FREEKICK) { /* C-197 */
    turn_act (p, s);
    return;
  }
  if (s->restart == RESTART_AFTERGOAL || s->restart == RESTART_GOALKICK) {
    man = s->keeper[side];
    strength++;
  }
  if (man == NOBODY) { /* a side without men */
    s->phase = PHASE_DROP;
    s->side = (uint8_t)side;
    return;
  }
  ball_play (p, s, man, strength, PLAY_RESTART);
}
