/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The pitch: 13 rows of 12 squares, two columns of which lie outside the touch lines. RULES.md
 * chapter 1. */

#include "champions.h"

/* Board units are squares; rows count from home's back line, which is drawn at the bottom. */
#define X(c) ((float)(c))
#define Y(r) (12.0f - (float)(r))
#define OUTLINE(r, c)                                                                              \
  (const SvPoint[4])                                                                               \
  {                                                                                                \
    { X (c), Y (r) }, { X (c) + 1, Y (r) }, { X (c) + 1, Y (r) + 1 },                              \
    {                                                                                              \
      X (c), Y (r) + 1                                                                             \
    }                                                                                              \
  }
#define END(r) ((r) < 6 ? HOME : (r) > 6 ? AWAY : -1)
#define IS_SPOT(r, c) (((r) == 2 || (r) == 10) && ((c) == 5 || (c) == 6))
#define IS_CENTRE(r, c) ((r) == 6 && ((c) == 5 || (c) == 6))
#define KIND(r, c)                                                                                 \
  ((r) % 12 == 0 && ((c) == 5 || (c) == 6)                            ? SV_SPACE_GOAL              \
   : ((r) <= 2 || (r) >= 10) && (r) % 12 != 0 && (c) >= 3 && (c) <= 8 ? SV_SPACE_PENALTY           \
   : IS_CENTRE (r, c)                                                 ? SV_SPACE_CENTRE            \
                                                                      : SV_SPACE_FIELD)
#define MARKS(r, c)                                                                                \
  ((IS_CENTRE (r, c) ? SV_SPACE_KICKOFF : 0) | (IS_SPOT (r, c) ? SV_SPACE_SPOT : 0))
#define SPACE(column, r, c)                                                                        \
  {                                                                                                \
    column #r, column #r, X (c) + 0.5f, Y (r) + 0.5f, -1, 4, OUTLINE (r, c), KIND (r, c),          \
        MARKS (r, c), END (r)                                                                      \
  }
#define ROW(DO, r)                                                                                 \
  DO ("l", r, 0), DO ("a", r, 1), DO ("b", r, 2), DO ("c", r, 3), DO ("d", r, 4), DO ("e", r, 5),  \
      DO ("f", r, 6), DO ("g", r, 7), DO ("h", r, 8), DO ("i", r, 9), DO ("j", r, 10),             \
      DO ("r", r, 11)
#define ROWS(DO)                                                                                   \
  ROW (DO, 0), ROW (DO, 1), ROW (DO, 2), ROW (DO, 3), ROW (DO, 4), ROW (DO, 5), ROW (DO, 6),       \
      ROW (DO, 7), ROW (DO, 8), ROW (DO, 9), ROW (DO, 10), ROW (DO, 11), ROW (DO, 12)
#define NAME(column, r, c) column #r

static const SvSpace spaces[SQUARES] = { ROWS (SPACE) };

const char *const champions_square_names[SQUARES] = { ROWS (NAME) };

const SvBoard champions_board = {
  .id = "champions-2020",
  .w = SQUARE_COLUMNS,
  .h = SQUARE_ROWS,
  .margin = 0.6f,
  .radius = 0.34f,
  .n_spaces = SQUARES,
  .spaces = spaces,
};

/* Bits of some columns in some rows of a word. */
#define IN_ROW(columns, r) ((uint64_t)(columns) << 12 * (r))
#define COLUMNS_FIELD 0x7fe
#define COLUMNS_AREA 0x1f8
#define COLUMNS_YARD 0x0f0
#define COLUMNS_GOAL 0x060

const Set set_field = { { SET_FIVE (COLUMNS_FIELD) & ~(uint64_t)COLUMNS_FIELD,
                          SET_FIVE (COLUMNS_FIELD),
                          IN_ROW (COLUMNS_FIELD, 0) | IN_ROW (COLUMNS_FIELD, 1) } };
const Set set_outside = { { SET_FIVE (0x801), SET_FIVE (0x801), SET_FIVE (0x801) & SET_LAST } };
const Set set_pitch = { { SET_WORD & ~(IN_ROW (COLUMNS_GOAL, 0) | IN_ROW (COLUMNS_YARD, 1)),
                          SET_WORD,
                          SET_LAST & ~(IN_ROW (COLUMNS_YARD, 1) | IN_ROW (COLUMNS_GOAL, 2)) } };
const Set set_goals[2] = { { { IN_ROW (COLUMNS_GOAL, 0), 0, 0 } },
                           { { 0, 0, IN_ROW (COLUMNS_GOAL, 2) } } };
const Set set_yard[2] = { { { IN_ROW (COLUMNS_YARD, 1), 0, 0 } },
                          { { 0, 0, IN_ROW (COLUMNS_YARD, 1) } } };
const Set set_area[2] = {
  { { IN_ROW (COLUMNS_GOAL, 0) | IN_ROW (COLUMNS_AREA, 1) | IN_ROW (COLUMNS_AREA, 2), 0, 0 } },
  { { 0, 0, IN_ROW (COLUMNS_AREA, 0) | IN_ROW (COLUMNS_AREA, 1) | IN_ROW (COLUMNS_GOAL, 2) } }
};

const int8_t direction_row[8] = { 1, 1, 0, -1, -1, -1, 0, 1 };
const int8_t direction_column[8] = { 0, 1, 1, 1, 0, -1, -1, -1 };

unsigned
square_by (unsigned square, int rows, int columns)
{
  const unsigned row = row_of (square) + (unsigned)rows;
  const unsigned column = column_of (square) + (unsigned)columns;

  /* Below zero is far above the last one. */
  return row < SQUARE_ROWS && column < SQUARE_COLUMNS ? square_at (row, column) : NOBODY;
}

unsigned
square_next (unsigned square, unsigned direction)
{
  return square_by (square, direction_row[direction], direction_column[direction]);
}

unsigned
goal_side (unsigned square)
{
  return set_has (&set_goals[HOME], square)   ? HOME
         : set_has (&set_goals[AWAY], square) ? AWAY
                                              : NOBODY;
}
