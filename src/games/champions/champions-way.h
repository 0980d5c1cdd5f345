/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* champions-way: the way of a ball that can be intercepted or saved, described so briefly that the
 * user or a document can give it. It can be written from a state and put back into one, with the
 * same choices as before. RULES.md C-070 to C-098. */

#include "champions-state.h"

enum { WAY_ZERO_BYTES = 2, MAX_WAY = MAX_PATH };

typedef struct {
  uint32_t later[2]; /* pieces on squares that the ball passed before they came there */
  /* pieces that may still intercept; if empty, all that the rules allow */
  uint32_t window[2];
  uint8_t n; /* number of squares; 0 if the ball is not on its way */
  /* square where the ball was played or deflected, and all squares after it */
  uint8_t squares[MAX_WAY];
  uint8_t left; /* points that the ball has left on the last square */
  uint8_t side; /* side that played or deflected the ball */
  /* the ball was deflected: it goes straight on, and may leave the field */
  uint8_t loose;
  /* if loose: the piece that it meets behind the last square, or NOBODY */
  uint8_t struck;
  uint8_t turn, next; /* side whose turn it is, and side whose turn comes next */
  uint8_t trying;     /* piece that is about to throw, on a square of the way; or NOBODY */
  uint8_t from;       /* square from which that piece came */
  uint8_t save;       /* the shot arrives: it can be saved, but not intercepted any more */
  uint8_t zero[WAY_ZERO_BYTES];
} ChampionsWay;

_Static_assert(offsetof (ChampionsWay, zero) + WAY_ZERO_BYTES == sizeof (ChampionsWay),
               "ways are compared byte by byte: no padding");

/* Write the way of the ball. Return false and write an empty way if it can be neither intercepted
 * nor saved. */
bool champions_way_tell (const ChampionsSetup *p, const ChampionsState *s, ChampionsWay *out);

/* Put a ball on its way into @s, where all pieces must stand already. Return false if the way is
 * impossible, with the reason as a whole sentence; then only the pieces in @s are valid. The last
 * touch is not changed. */
bool champions_way_take (const ChampionsSetup *p,
                         ChampionsState *s,
                         const ChampionsWay *way,
                         SvPhrase *why);
