/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* champions-pitch: squares, directions and areas of the pitch. It knows nothing of pieces.
 * RULES.md chapter 1. */

#include "champions-set.h"
#include "sv-game.h"
#include "sv-goals.h"

enum { HOME, AWAY };
enum { NOBODY = 0xff }; /* stands for no side, no piece, no square or no direction */

extern const SvBoard sv_board_champions_2020; /* generated from data/boards/champions-2020.json */
extern const Set champions_field;             /* squares where a ball in play can lie */
extern const Set champions_outside;           /* squares beyond the touch lines */
/* field squares without the goals and the goal areas */
extern const Set champions_open;
extern const Set champions_goals[2]; /* goal squares of each side */
extern const Set champions_yards[2]; /* goal area of each side without its goal squares */
extern const Set champions_areas[2]; /* penalty area of each side, goal squares included */

static inline unsigned
square_at (unsigned row, unsigned column)
{
  return row * SQUARE_COLUMNS + column;
}

static inline unsigned
row_of (unsigned square)
{
  return square / SQUARE_COLUMNS;
}

static inline unsigned
column_of (unsigned square)
{
  return square % SQUARE_COLUMNS;
}

/* Return the distance of a square, in rows, from the back line of a side. */
static inline unsigned
own_row (unsigned side, unsigned square)
{
  return side == HOME ? row_of (square) : SQUARE_ROWS - 1 - row_of (square);
}

/* Return the row that lies @k rows from the back line of a side. */
static inline unsigned
row_from (unsigned side, unsigned k)
{
  return side == HOME ? k : SQUARE_ROWS - 1 - k;
}

/* Return +1 or -1, the direction in which the rows go when a side attacks. */
static inline int
forward_of (unsigned side)
{
  return side == HOME ? 1 : -1;
}

/* Return +1 or -1, the direction in which the columns go toward the middle. */
static inline int
inward_of (unsigned column)
{
  return column <= 5 ? 1 : -1;
}

static inline unsigned
clamp (unsigned value, unsigned low, unsigned high)
{
  return value < low ? low : value > high ? high : value;
}

const char *champions_square_name (unsigned square);

/* Return the next square in a direction (0–7, clockwise from the next row), or NOBODY if it is off
 * the board. */
unsigned champions_next (unsigned square, unsigned direction);

/* Return the square that many rows and columns away, or NOBODY if it is off the board. */
unsigned champions_by (unsigned square, int rows, int columns);

/* Return the side in whose goal the square lies, or NOBODY. */
unsigned champions_goal_side (unsigned square);
