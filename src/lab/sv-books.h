/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-books: the positions of a match one after the other, and the line of the account for each event,
 * which somebody who knows the worth of positions writes, from the last event back to the first. */

#include "sv-history.h"

#include <gio/gio.h>

typedef struct {
  int side;    /* who chose or threw, from whose view the figures are; -1: nobody, the first
                         * team's: the toss, and the whistle */
  bool chosen; /* by a player; else by dice or the whistle */
  double before, after; /* worth of the position as well as it can be played, and of what was done,
                         * its own goal included */
  double error;         /* half the width of the 95 % interval of their difference; 0: exact */
  double lead; /* by how much a choice was better than the next best, for certain; else 0 */
} SvAccountLine;

/* done of all that is to be worked out is. Called in any thread. */
typedef void (*SvBooksProgress) (unsigned done, unsigned all, gpointer data);

typedef struct {
  const SvGame *game;
  const void *setup;
  const SvHistory *history;
  unsigned n;           /* events */
  char *states;         /* n + 1, one after the other */
  SvAccountLine *lines; /* n, the caller's */

  SvBooksProgress progress; /* or NULL */
  gpointer data;
  GCancellable *cancellable; /* or NULL */
} SvBooks;

/* Lay out the positions; the caller fills in the last three. */
void sv_books_open (SvBooks *self, const SvHistory *history, SvAccountLine *lines);
void sv_books_close (SvBooks *self);

const void *sv_books_state (const SvBooks *self, unsigned k);
/* The first team's, in position k. */
int sv_books_lead (const SvBooks *self, unsigned k);
/* Nothing goes on over event k: what comes after it is worked out for itself. */
bool sv_books_is_whistle (const SvBooks *self, unsigned k);
/* Who chose or threw; -1: nobody, the whistle among them. */
int sv_books_side (const SvBooks *self, unsigned k);
/* Write down line k; before and after: to the first team. */
void sv_books_write (SvBooks *self, unsigned k, double before, double after, double error);
