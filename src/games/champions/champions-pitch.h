/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* champions-pitch: squares, directions and areas. RULES.md chapter 1. */

#include "champions-set.h"
#include "sv-game.h"

enum { HOME, AWAY };
enum { NOBODY = 0xff }; /* no side, no man, no square, no direction */

extern const SvBoard sv_board_champions_2020; /* made of data/boards/champions-2020.json */
extern const Set champions_field;             /* where a ball in play can lie */
extern const Set champions_outside;           /* beyond the touch lines */
extern const Set champions_open;              /* all but the goals and the goal areas */
extern const Set champions_goals[2];          /* the goal squares of a side */
extern const Set champions_yards[2];          /* the goal area without the goal squares */
extern const Set champions_areas[2];          /* the penalty area, goal squares included */

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

/* Rows from the back line of a side. */
static inline unsigned
own_row (unsigned side, unsigned square)
{
  return side == HOME ? row_of (square) : SQUARE_ROWS - 1 - row_of (square);
}

/* The row that lies k rows from the back line of a side. */
static inline unsigned
row_from (unsigned side, unsigned k)
{
  return side == HOME ? k : SQUARE_ROWS - 1 - k;
}

/* +1 or -1: the way a side attacks. */
static inline int
forward_of (unsigned side)
{
  return side == HOME ? 1 : -1;
}

/* +1 or -1: toward the middle. */
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

/* The square next in a direction, 0 to 7 clockwise from the next row, or NOBODY beyond the table. */
unsigned champions_next (unsigned square, unsigned direction);

/* The square some rows and columns away, or NOBODY. */
unsigned champions_by (unsigned square, int rows, int columns);

/* The side in whose goal the square lies, or NOBODY. */
unsigned champions_goal_side (unsigned square);
