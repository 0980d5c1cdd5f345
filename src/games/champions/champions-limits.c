/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "champions-limits.h"

/* How many field men of a side are in an area, but for one of them. */
static unsigned
field_men_in (const ChampionsState *s, unsigned side, unsigned but, Set area)
{
  Set men = s->men[side];

  if (s->keeper[side] != NOBODY && on_pitch (s, s->keeper[side]))
    set_remove (&men, place_of (s, s->keeper[side]));
  if (on_pitch (s, but))
    set_remove (&men, place_of (s, but));
  return set_count (set_and (men, area));
}

/* Where the walk or chase of the man began. */
static unsigned
began_on (const ChampionsState *s, unsigned man)
{
  return (s->phase == PHASE_WALK || s->phase == PHASE_CHASE2) && s->mover == man
             ? s->from
             : place_of (s, man);
}

Set
champions_crowded (const ChampionsSetup *p, const ChampionsState *s, unsigned man)
{
  const unsigned side = side_of (man), from = began_on (s, man);
  const Set yard = set_or (champions_yards[side], champions_goals[side]);
  Set closed = { { 0, 0, 0 } };

  if (is_keeper (s, man))
    return closed;
  if (!set_has (&champions_areas[side], from) &&
      field_men_in (s, side, man, champions_areas[side]) >= (unsigned)p->max_area)
    closed = champions_areas[side];
  if (!set_has (&yard, from) && field_men_in (s, side, man, yard) >= (unsigned)p->max_goal_area)
    closed = set_or (closed, yard);
  return closed;
}

/* With the man on a square he is joined to too many. */
static bool
is_in_chain (const ChampionsSetup *p, const ChampionsState *s, unsigned man, unsigned square)
{
  Set men = s->men[side_of (man)], chain = set_of (square);

  if (on_pitch (s, man))
    set_remove (&men, place_of (s, man));
  if ((int)set_count (men) < p->max_chain)
    return false;
  for (;;) {
    const Set next = set_or (chain, set_and (set_grow_all (chain), men));
    if (set_equal (next, chain))
      break;
    chain = next;
  }
  return (int)set_count (chain) > p->max_chain;
}

/* C-143: who began in such a chain does not make it. */
static bool
makes_chain (const ChampionsSetup *p, const ChampionsState *s, unsigned man, unsigned square)
{
  return is_in_chain (p, s, man, square) && !is_in_chain (p, s, man, began_on (s, man));
}

/* C-145 with the man on another square. */
static bool
cuts_off_ball (const ChampionsState *s, unsigned man, unsigned square)
{
  ChampionsState moved = *s;

  champions_put (&moved, man, square);
  return !champions_ball_is_reachable (&moved);
}

/* It was so before his walk or, the ball being at rest after a flight, his chase. */
static bool
was_cut_off (const ChampionsState *s, unsigned man)
{
  return s->out == OUT_REST ? cuts_off_ball (s, man, began_on (s, man)) : s->cut;
}

unsigned
champions_limit_broken (const ChampionsSetup *p,
                        const ChampionsState *s,
                        unsigned man,
                        unsigned square)
{
  if (s->relaxed) /* C-037 */
    return 0;
  const Set closed = champions_crowded (p, s, man);
  if (set_has (&closed, square))
    return set_has (&champions_yards[side_of (man)], square) ? 142 : 141;
  if (makes_chain (p, s, man, square))
    return 143;
  if (p->ball_reachable && cuts_off_ball (s, man, square) && !was_cut_off (s, man))
    return 145;
  return 0;
}
