/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-throws: how often each face of the dice fell in a match, for whom, and whether fair dice fall so. */

#include "sv-history.h"

#include <glib.h>

enum { SV_THROWS_FACES = 20, SV_THROWS_ALL = -1 };

typedef struct {
  unsigned die;                     /* its sides */
  int side;                         /* who threw it, or SV_THROWS_ALL: everybody together */
  unsigned n;                       /* throws */
  unsigned counts[SV_THROWS_FACES]; /* of face i + 1 */
} SvThrows;

/* Of the events made so far: for each size of die the throws of side 0, of side 1, and of all. A throw
 * of which not every face counted (it is repeated until one does) says nothing and is left out. Of
 * SvThrows. */
GArray *sv_throws_count (const SvHistory *history);

/* Chance that fair dice fall at least as unevenly as these, by the chi-square test; -1: too few fell to
 * tell, less than SV_THROWS_LEAST for each face. */
double sv_throws_chance (const SvThrows *self);

enum { SV_THROWS_LEAST = 5 };
