/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Who stands where, who may go where, and how far it is: the words of RULES.md §2. */

#include "champions.h"

#include <stdlib.h>
#include <string.h>

/* C-002. */
unsigned
champions_kind (unsigned man)
{
  const unsigned number = number_of (man);

  return keeper_shirt (man) ? KIND_KEEPER
         : number <= 7      ? KIND_DEFENDER
         : number <= 13     ? KIND_MIDFIELDER
                            : KIND_ATTACKER;
}

void
man_put (State *s, unsigned man, unsigned place)
{
  const unsigned old = place_of (s, man);

  s->pos[side_of (man)][man % SQUAD] = (uint8_t)place;
  if (old < SQUARES)
    set_remove (&s->men[side_of (man)], old);
  if (place < SQUARES)
    set_add (&s->men[side_of (man)], place);
  if (old < SQUARES && s->at[old] == man) {
    s->at[old] = NOBODY;
    if (s->restart == RESTART_FREEKICK || s->restart == RESTART_PENALTY) /* C-171: two on F */
      for (unsigned other = 0; other < MEN; other++)
        if (place_of (s, other) == old)
          s->at[old] = (uint8_t)other;
  }
  if (place < SQUARES)
    s->at[place] = (uint8_t)man;
}

/* The goal areas are open to everybody while the ball lies in their row (C-140). */
static Set
open_to_all (const State *s)
{
  Set set = set_pitch;

  if (s->ball < SQUARES && row_of (s->ball) == row_from (HOME, 1))
    set = set_or (set, set_yard[HOME]);
  if (s->ball < SQUARES && row_of (s->ball) == row_from (AWAY, 1))
    set = set_or (set, set_yard[AWAY]);
  return set;
}

Set
enterable (const State *s, unsigned man)
{
  const Set set = open_to_all (s);
  const unsigned side = side_of (man);

  if (!is_keeper (s, man))
    return set;
  return set_or (set, set_or (set_yard[side], set_goals[side]));
}

unsigned
distance_to (const State *s, unsigned man, unsigned square)
{
  const Set taken = all_men (s);
  const Set within = set_minus (enterable (s, man), taken);
  const unsigned from = place_of (s, man);
  Set reached = set_of (square);

  for (unsigned steps = 0; steps < SQUARES; steps++) {
    const Set next = set_grow (reached);
    if (set_has (&reached, from))
      return steps;
    if (set_has (&next, from))
      return steps + 1;
    const Set inside = set_or (reached, set_and (next, within));
    if (set_equal (inside, reached))
      break;
    reached = inside;
  }
  return NOBODY;
}

/* Distances of the men in mask (bits by side) within what they may enter. */
static void
flood_distances (const State *s, Set within, Set men, uint8_t out[MEN])
{
  Set reached = set_of (s->ball);

  for (unsigned steps = 1; !set_is_empty (men); steps++) {
    const Set next = set_grow (reached);
    Set met = set_and (next, men);
    const Set inside = set_or (reached, set_and (next, within));
    men = set_minus (men, met);
    while (!set_is_empty (met))
      out[s->at[set_pop (&met)]] = (uint8_t)steps;
    if (set_equal (inside, reached))
      break;
    reached = inside;
  }
}

void
ball_distances (const State *s, uint8_t out[MEN])
{
  const Set taken = all_men (s);
  Set field_men = taken;

  memset (out, NOBODY, MEN);
  for (unsigned side = 0; side < 2; side++) {
    const unsigned keeper = s->keeper[side];
    if (keeper == NOBODY || !on_pitch (s, keeper))
      continue;
    set_remove (&field_men, place_of (s, keeper));
    flood_distances (s, set_minus (enterable (s, keeper), taken), set_of (place_of (s, keeper)),
                     out);
  }
  flood_distances (s, set_minus (open_to_all (s), taken), field_men, out);
}

unsigned
nearest_in (const State *s, unsigned from, Set within, unsigned own_line)
{
  unsigned best = NOBODY, least = ~0u;

  for (within = set_minus (within, all_men (s)); !set_is_empty (within);) {
    const unsigned square = set_pop (&within);
    const unsigned row = row_of (square), column = column_of (square);
    const unsigned away =
        (unsigned)(abs ((int)row - (int)row_of (from)) + abs ((int)column - (int)column_of (from)));
    const unsigned line =
        own_line == NOBODY ? (unsigned)abs ((int)row - 6) : own_row (own_line, square);
    const unsigned rank = ((away * 16 + line) * 16 + column) * 16 + row;
    if (rank < least) {
      least = rank;
      best = square;
    }
  }
  return best;
}

unsigned
nearest_free (const State *s, unsigned from)
{
  Set within = set_field;

  if (s->ball < SQUARES)
    set_remove (&within, s->ball);
  return nearest_in (s, from, within, NOBODY);
}

bool
ball_is_reachable (const State *s)
{
  const Set *men = s->men;
  const Set within = set_minus (set_field, all_men (s));
  Set reached = set_of (s->ball);

  for (;;) {
    const Set next = set_grow (reached);
    if (set_meet (next, men[HOME]) && set_meet (next, men[AWAY]))
      return true;
    const Set inside = set_or (reached, set_and (next, within));
    if (set_equal (inside, reached))
      return false;
    reached = inside;
  }
}
