/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The pitch: 13 rows of 12 squares; the two outer columns lie beyond the touch lines. Names and
 * positions of the squares come from data/boards/champions-2020.json; this file has the sets of
 * squares that the rules need. */

#include "champions-pitch.h"

/* Bits of some columns in some rows, within one word of a Set. */
#define IN_ROW(columns, r) ((uint64_t)(columns) << 12 * (r))
#define COLUMNS_FIELD 0x7fe
#define COLUMNS_AREA 0x1f8
#define COLUMNS_YARD 0x0f0
#define COLUMNS_GOAL 0x060

const Set champions_field = { { SET_FIVE (COLUMNS_FIELD) & ~(uint64_t)COLUMNS_FIELD,
                                SET_FIVE (COLUMNS_FIELD),
                                IN_ROW (COLUMNS_FIELD, 0) | IN_ROW (COLUMNS_FIELD, 1) } };
const Set champions_outside = { { SET_FIVE (0x801), SET_FIVE (0x801),
                                  SET_FIVE (0x801) & SET_LAST } };
const Set champions_open = {
  { SET_WORD & ~(IN_ROW (COLUMNS_GOAL, 0) | IN_ROW (COLUMNS_YARD, 1)), SET_WORD,
    SET_LAST & ~(IN_ROW (COLUMNS_YARD, 1) | IN_ROW (COLUMNS_GOAL, 2)) }
};
const Set champions_goals[2] = { { { IN_ROW (COLUMNS_GOAL, 0), 0, 0 } },
                                 { { 0, 0, IN_ROW (COLUMNS_GOAL, 2) } } };
const Set champions_yards[2] = { { { IN_ROW (COLUMNS_YARD, 1), 0, 0 } },
                                 { { 0, 0, IN_ROW (COLUMNS_YARD, 1) } } };
const Set champions_areas[2] = {
  { { IN_ROW (COLUMNS_GOAL, 0) | IN_ROW (COLUMNS_AREA, 1) | IN_ROW (COLUMNS_AREA, 2), 0, 0 } },
  { { 0, 0, IN_ROW (COLUMNS_AREA, 0) | IN_ROW (COLUMNS_AREA, 1) | IN_ROW (COLUMNS_GOAL, 2) } }
};

const char *
champions_square_name (unsigned square)
{
  return sv_board_champions_2020.spaces[square].name;
}

unsigned
champions_by (unsigned square, int rows, int columns)
{
  const unsigned row = row_of (square) + (unsigned)rows;
  const unsigned column = column_of (square) + (unsigned)columns;

  /* Negative values become very large ones here, so one comparison covers both ends. */
  return row < SQUARE_ROWS && column < SQUARE_COLUMNS ? square_at (row, column) : NOBODY;
}

unsigned
champions_next (unsigned square, unsigned direction)
{
  static const int8_t rows[8] = { 1, 1, 0, -1, -1, -1, 0, 1 };
  static const int8_t columns[8] = { 0, 1, 1, 1, 0, -1, -1, -1 };

  return champions_by (square, rows[direction], columns[direction]);
}

unsigned
champions_goal_side (unsigned square)
{
  return set_has (&champions_goals[HOME], square)   ? HOME
         : set_has (&champions_goals[AWAY], square) ? AWAY
                                                    : NOBODY;
}
