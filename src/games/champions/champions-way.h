/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* champions-way: a ball on its way where it can be intercepted or saved, told in so few words that a
 * person or a document can give it, and taken up again: then it is the same moment with the same
 * choices. RULES.md C-070 to C-098. */

#include "champions-state.h"

enum { WAY_ZERO_BYTES = 2, MAX_WAY = MAX_PATH };

typedef struct {
  uint32_t later[2];        /* men on squares that the ball had passed before they came */
  uint32_t window[2];       /* who may still intercept; nobody: all whom the rules let */
  uint8_t n;                /* 0: the ball is not on its way */
  uint8_t squares[MAX_WAY]; /* where it was played or deflected, and all after it */
  uint8_t left;             /* points that it has left on the last one */
  uint8_t side;             /* that played or deflected it */
  uint8_t loose;            /* deflected: it goes straight on, and may leave the field */
  uint8_t struck;           /* loose: the man whom it meets behind the last square, or nobody */
  uint8_t turn, next;       /* whose turn it is, and whose comes next */
  uint8_t trying;           /* who throws, on a square of the way; or nobody */
  uint8_t from;             /* where he came from */
  uint8_t save;             /* the shot arrives: it can be saved and no longer be intercepted */
  uint8_t zero[WAY_ZERO_BYTES];
} ChampionsWay;

_Static_assert(offsetof (ChampionsWay, zero) + WAY_ZERO_BYTES == sizeof (ChampionsWay),
               "ways are compared byte by byte: no padding");

/* How the ball goes; false, and nothing, if it cannot be intercepted or saved now. */
bool champions_way_tell (const ChampionsSetup *p, const ChampionsState *s, ChampionsWay *out);

/* Let the ball have gone so, while all men stand in s. False if it is impossible, with the reason as a
 * whole sentence; then nothing but the men counts in s. What was touched last is left alone. */
bool champions_way_take (const ChampionsSetup *p,
                         ChampionsState *s,
                         const ChampionsWay *way,
                         SvPhrase *why);
