/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Where the pieces are, which squares they may enter, and distances: the terms that RULES.md §2
 * defines. Distances are found by flooding sets of squares, one step at a time. */

#include "champions-men.h"

#include <stdlib.h>
#include <string.h>

const char *const champions_side_words[] = { "home", "away", NULL };

/* The kind follows from the shirt number (C-002). */
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
champions_put (ChampionsState *s, unsigned man, unsigned place)
{
  const unsigned old = place_of (s, man);

  s->pos[side_of (man)][man % SQUAD] = (uint8_t)place;
  if (old < SQUARES)
    set_remove (&s->men[side_of (man)], old);
  if (place < SQUARES)
    set_add (&s->men[side_of (man)], place);
  if (old < SQUARES && s->at[old] == man) {
    s->at[old] = NOBODY;
    /* two pieces share the square of the foul (C-171) */
    if (s->restart == RESTART_FREEKICK || s->restart == RESTART_PENALTY)
      for (unsigned other = 0; other < MEN; other++)
        if (place_of (s, other) == old)
          s->at[old] = (uint8_t)other;
  }
  if (place < SQUARES)
    s->at[place] = (uint8_t)man;
}

uint32_t
champions_men_in (const ChampionsState *s, unsigned side, unsigned place)
{
  uint32_t bits = 0;

  for (unsigned i = 0; i < SQUAD; i++)
    if (s->pos[side][i] == place)
      bits |= UINT32_C (1) << i;
  return bits;
}

unsigned
champions_toucher (const ChampionsState *s, unsigned side)
{
  const unsigned leg = s->flight.leg;
  const unsigned man = s->loose ? s->deflector : leg < SQUARES ? s->at[leg] : NOBODY;

  return man != NOBODY && side_of (man) == side ? man : NOBODY;
}

bool
champions_can_warm (const ChampionsSetup *p, const ChampionsState *s, unsigned side)
{
  const int warming = __builtin_popcount (champions_men_in (s, side, PLACE_WARMING));

  return s->subs[side] + warming < p->substitutions && champions_men_in (s, side, PLACE_BENCH) != 0;
}

uint32_t
champions_field_men (const ChampionsState *s, unsigned side)
{
  uint32_t bits = 0;

  for (unsigned i = 0; i < SQUAD; i++)
    if (s->pos[side][i] < SQUARES && s->keeper[side] != side * SQUAD + i)
      bits |= UINT32_C (1) << i;
  return bits;
}

unsigned
champions_list_men (uint32_t bits, unsigned verb, SvEvent *events)
{
  unsigned n = 0;

  for (; bits != 0; bits &= bits - 1)
    events[n++] = sv_event_of (verb, (unsigned)__builtin_ctz (bits) + 1);
  return n;
}

/* Return the goal areas that are open to all pieces because the ball lies in their row (C-140). */
static Set
open_to_all (const ChampionsState *s)
{
  Set set = champions_open;

  if (s->ball < SQUARES && row_of (s->ball) == row_from (HOME, 1))
    set = set_or (set, champions_yards[HOME]);
  if (s->ball < SQUARES && row_of (s->ball) == row_from (AWAY, 1))
    set = set_or (set, champions_yards[AWAY]);
  return set;
}

Set
champions_enterable (const ChampionsState *s, unsigned man)
{
  const Set set = open_to_all (s);
  const unsigned side = side_of (man);

  if (!is_keeper (s, man))
    return set;
  return set_or (set, set_or (champions_yards[side], champions_goals[side]));
}

unsigned
champions_distance (const ChampionsState *s, unsigned man, unsigned square)
{
  const Set taken = all_men (s);
  const Set within = set_minus (champions_enterable (s, man), taken);
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

bool
champions_ball_is_near (const ChampionsState *s, unsigned side, unsigned steps)
{
  const Set within = set_minus (open_to_all (s), all_men (s));
  Set reached = set_of (s->ball);

  for (; steps > 0; steps--) {
    const Set next = set_grow (reached);
    if (set_meet (next, s->men[side]))
      return true;
    reached = set_or (reached, set_and (next, within));
  }
  return false;
}

/* Write the distances from the ball of the pieces that stand in @men, walking only over @within. */
static void
flood_distances (const ChampionsState *s, Set within, Set men, uint8_t out[MEN])
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
champions_ball_distances (const ChampionsState *s, uint8_t out[MEN])
{
  const Set taken = all_men (s);
  Set field_men = taken;

  memset (out, NOBODY, MEN);
  for (unsigned side = 0; side < 2; side++) {
    const unsigned keeper = s->keeper[side];
    if (keeper == NOBODY || !on_pitch (s, keeper))
      continue;
    set_remove (&field_men, place_of (s, keeper));
    flood_distances (s, set_minus (champions_enterable (s, keeper), taken),
                     set_of (place_of (s, keeper)), out);
  }
  flood_distances (s, set_minus (open_to_all (s), taken), field_men, out);
}

unsigned
champions_nearest_in (const ChampionsState *s, unsigned from, Set within, unsigned own_line)
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
champions_nearest_free (const ChampionsState *s, unsigned from)
{
  Set within = champions_field;

  if (s->ball < SQUARES)
    set_remove (&within, s->ball);
  return champions_nearest_in (s, from, within, NOBODY);
}

void
champions_move_aside (ChampionsState *s, unsigned square)
{
  if (!is_free (s, square))
    champions_put (s, s->at[square], champions_nearest_free (s, square));
}

bool
champions_ball_is_reachable (const ChampionsState *s)
{
  const Set *men = s->men;
  const Set within = set_minus (champions_field, all_men (s));
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

unsigned
champions_find_keeper (const ChampionsState *s, unsigned side, unsigned so_far)
{
  unsigned keeper = so_far != NOBODY && stands (s, so_far) ? so_far : NOBODY;

  for (unsigned man = side * SQUAD; man < (side + 1) * SQUAD; man++) {
    if (!stands (s, man))
      continue;
    if (champions_goal_side (place_of (s, man)) == side)
      return man;
    if (keeper == NOBODY && keeper_shirt (man))
      keeper = man;
  }
  return keeper;
}

void
champions_move_off_bench (ChampionsState *s, unsigned side, uint32_t bits, unsigned place)
{
  for (bits &= champions_men_in (s, side, PLACE_BENCH); bits != 0; bits &= bits - 1)
    champions_put (s, first_man (side, bits), place);
}
