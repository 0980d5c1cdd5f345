/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Where men may not stand, and every slide of men who are moved by the rules: RULES.md §2, C-060 to
 * C-063, C-120 to C-122, C-140 to C-145. */

#include "champions-limits.h"

#include <string.h>

/* --- Offside and slides ----------------------------------------------------------------------- */

uint32_t
champions_offside_men (const ChampionsSetup *p,
                       const ChampionsState *s,
                       unsigned side,
                       unsigned row)
{
  /* Rows counted from the opponent's back line: a low number is far forward. */
  uint8_t near[SQUARE_ROWS + 1] = { 0 };
  const unsigned ball = side == HOME ? SQUARE_ROWS - 1 - row : row, other = 1 - side;
  uint32_t bits = 0;
  unsigned opponents = 0, line = SQUARE_ROWS;

  if (!p->offside)
    return 0;
  for (unsigned i = 0; i < SQUAD; i++)
    if (s->pos[other][i] < SQUARES)
      near[own_row (other, s->pos[other][i])]++;
  for (unsigned r = 0; r < SQUARE_ROWS; r++) { /* in rows below line fewer than two are as near */
    opponents += near[r];
    if (opponents >= 2) {
      line = r;
      break;
    }
  }
  for (unsigned i = 0; i < SQUAD; i++)
    if (s->pos[side][i] < SQUARES) {
      const unsigned r = own_row (other, s->pos[side][i]);
      if (r < ball && r < line)
        bits |= UINT32_C (1) << i;
    }
  return bits;
}

static bool
can_slide_to (const ChampionsState *s, unsigned square)
{
  return square != NOBODY && is_free (s, square) && square != s->ball &&
         champions_goal_side (square) == NOBODY;
}

/* §2: slide. */
static void
slide (ChampionsState *s, unsigned man, int row_step, bool far)
{
  const unsigned from = place_of (s, man);
  const unsigned ahead = champions_by (from, row_step, 0);
  int way = inward_of (column_of (from));

  if (can_slide_to (s, ahead)) {
    champions_put (s, man, ahead);
    return;
  }
  for (int turn = 0; turn < 2; turn++, way = -way) {
    unsigned square = from;
    do {
      square = champions_by (square, 0, way);
      if (square == NOBODY || column_of (square) < 1 || column_of (square) > 10 ||
          !is_free (s, square))
        break;
      const unsigned next = champions_by (square, row_step, 0);
      if (can_slide_to (s, next)) {
        champions_put (s, man, next);
        return;
      }
    } while (far);
  }
}

/* C-122: the rearmost first, then by number; each until he is onside. */
void
champions_slide_back (const ChampionsSetup *p, ChampionsState *s, unsigned side, unsigned row)
{
  uint32_t left = champions_offside_men (p, s, side, row);

  while (left != 0) {
    unsigned man = first_man (side, left);
    for (uint32_t bits = left; bits != 0; bits &= bits - 1)
      if (own_row (side, place_of (s, first_man (side, bits))) < own_row (side, place_of (s, man)))
        man = first_man (side, bits);
    left &= ~bit_of (man);
    while ((champions_offside_men (p, s, side, row) & bit_of (man)) != 0) {
      const unsigned from = place_of (s, man);
      if (champions_by (from, -forward_of (side), 0) == s->ball)
        break;
      slide (s, man, -forward_of (side), false);
      if (place_of (s, man) == from)
        break;
    }
  }
}

void
champions_slide_later (ChampionsState *s, unsigned man, bool wall)
{
  if (s->n_pending == MAX_PENDING)
    memmove (s->pending, s->pending + 1, --s->n_pending * sizeof s->pending[0]);
  s->pending[s->n_pending++] = (Due){ (uint8_t)man, wall };
}

/* C-061: the corner's men come off the back line, the wall after a turn of his own side. */
static void
slide_pending (ChampionsState *s, unsigned side)
{
  unsigned n = 0;

  for (unsigned i = 0; i < s->n_pending; i++) {
    const Due due = s->pending[i];
    const unsigned man = due.man, square = place_of (s, man);
    if (square >= SQUARES)
      continue;
    if (due.wall && side_of (man) != side)
      s->pending[n++] = due;
    else if (row_of (square) % (SQUARE_ROWS - 1) == 0 && !is_keeper (s, man))
      slide (s, man, row_of (square) == 0 ? 1 : -1, true);
  }
  memset (s->pending + n, 0, sizeof s->pending - n * sizeof s->pending[0]);
  s->n_pending = (uint8_t)n;
}

/* C-062: men near a back line, once the ball is beyond the middle row. */
static void
slide_off_lines (ChampionsState *s)
{
  const unsigned ball = row_of (s->ball);
  const unsigned end = ball > 6 ? HOME : AWAY;

  if (ball == 6)
    return;
  for (unsigned side = 2; side-- > 0;)
    for (uint32_t bits = champions_field_men (s, side); bits != 0; bits &= bits - 1)
      if (own_row (end, place_of (s, first_man (side, bits))) <= 1)
        slide (s, first_man (side, bits), forward_of (end), true);
}

void
champions_slides_after_turn (const ChampionsSetup *p, ChampionsState *s, unsigned side)
{
  slide_pending (s, side);
  slide_off_lines (s);
  champions_slide_back (p, s, side, row_of (s->ball));
}

/* --- Where a walk or a chase may not end: C-140 to C-145 -------------------------------------- */

/* An area is full of a side's field men, not counting one of them. */
static bool
is_full (const ChampionsState *s, unsigned side, unsigned but, Set area, int32_t most)
{
  Set men = set_and (s->men[side], area);

  if (s->keeper[side] != NOBODY && on_pitch (s, s->keeper[side]))
    set_remove (&men, place_of (s, s->keeper[side]));
  if (on_pitch (s, but))
    set_remove (&men, place_of (s, but));
  while (most-- > 0) {
    if (set_is_empty (men))
      return false;
    set_pop (&men);
  }
  return true;
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
      is_full (s, side, man, champions_areas[side], p->max_area))
    closed = champions_areas[side];
  if (!set_has (&yard, from) && is_full (s, side, man, yard, p->max_goal_area))
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
