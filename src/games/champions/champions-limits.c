/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Where pieces may not stand, and the slides of pieces that the rules demand. RULES.md §2, C-060
 * to C-063, C-120 to C-122, C-140 to C-145. */

#include "champions-limits.h"

#include <string.h>

/* --- Offside and slides --- */

uint32_t
champions_offside_men (const ChampionsSetup *p,
                       const ChampionsState *s,
                       unsigned side,
                       unsigned row)
{
  /* Number of opponents per row, counted from the opponents' own back line: a low index is far
   * forward. */
  uint8_t near[SQUARE_ROWS + 1] = { 0 };
  const unsigned ball = side == HOME ? SQUARE_ROWS - 1 - row : row, other = 1 - side;
  uint32_t bits = 0;
  unsigned opponents = 0, line = SQUARE_ROWS;

  if (!p->offside)
    return 0;
  for (unsigned i = 0; i < SQUAD; i++)
    if (s->pos[other][i] < SQUARES)
      near[own_row (other, s->pos[other][i])]++;
  for (unsigned r = 0; r < SQUARE_ROWS; r++) { /* find the row of the second-last opponent */
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

/* Slide a piece by rows (RULES.md §2) to the nearest free square. */
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

/* Slide offside pieces back until each is onside: the rearmost first, then by number (C-122). */
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

/* Slide the pieces of a corner kick off the back line; a piece of the wall only after a turn of
 * its own side (C-061). */
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

/* Slide pieces off the back lines once the ball is beyond the middle row (C-062). */
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

/* --- Where a walk or a chase may not end: C-140 to C-145 --- */

/* Return whether an area has as many field players of a side as it may, not counting piece @but. */
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

/* Return the square where the walk or chase of the piece began. */
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

/* Return whether the piece, if it stood on @square, would be part of a chain of too many joined
 * pieces. */
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

/* Return whether the piece would make a too long chain on @square. A piece that began its walk in
 * one does not make it (C-143). */
static bool
makes_chain (const ChampionsSetup *p, const ChampionsState *s, unsigned man, unsigned square)
{
  return is_in_chain (p, s, man, square) && !is_in_chain (p, s, man, began_on (s, man));
}

/* Return whether the piece, if it stood on @square, would make the ball unreachable for a side
 * (C-145). */
static bool
cuts_off_ball (const ChampionsState *s, unsigned man, unsigned square)
{
  ChampionsState moved = *s;

  champions_put (&moved, man, square);
  return !champions_ball_is_reachable (&moved);
}

/* Return whether the ball was cut off already before the walk of the piece or, after a flight,
 * before its chase. */
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
  if (s->relaxed) /* if nobody can walk otherwise, the limits do not hold in this turn (C-037) */
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
