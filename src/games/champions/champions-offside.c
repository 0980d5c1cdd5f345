/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Offside, and every slide of men who are moved by the rules: RULES.md §2, C-060 to C-063, C-120
 * to C-122. */

#include "champions-offside.h"

#include <string.h>

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
