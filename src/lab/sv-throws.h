/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-throws: counts the faces of the dice in a match, by side, and tests whether the dice were
 * fair. */

#include "sv-history.h"

#include <glib.h>

enum { SV_THROWS_FACES = 20, SV_THROWS_ALL = -1 };

typedef struct {
  unsigned die; /* number of sides of the die */
  /* side that threw it, or SV_THROWS_ALL for all throws together */
  int side;
  unsigned n;                       /* number of throws */
  unsigned counts[SV_THROWS_FACES]; /* number of throws of face i + 1 */
} SvThrows;

/* Count the throws in the events up to the current position. The array (transfer full) holds
 * SvThrows: for each size of die the throws of side 0, of side 1, and of all. Throws at which not
 * every face is a legal outcome (the rules then repeat the throw) are left out. */
GArray *sv_throws_count (const SvHistory *history);

/* Return the probability that fair dice fall at least as unevenly as these, by the chi-square
 * test, or -1 if there are fewer than SV_THROWS_LEAST throws for each face. */
double sv_throws_chance (const SvThrows *self);

enum { SV_THROWS_LEAST = 5 };
