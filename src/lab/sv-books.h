/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-books: shared data of the two kinds of move analysis (solved and estimated): all positions
 * of a match, and one line for each event. The lines are written from the last event back to the
 * first. */

#include "sv-history.h"

#include <gio/gio.h>

typedef struct {
  /* side that chose or threw, from whose view the figures are; -1 for the toss and the end of a
   * period, which are seen from the first team */
  int side;
  bool chosen; /* chosen by a player; false for dice and the end of a period */
  /* evaluation of the position under best play, and of what was done, with the goal it scored */
  double before, after;
  double error; /* half the width of the 95 % interval of after - before; 0 if exact */
  double lead;  /* goals by which a choice is certainly better than the best alternative; else 0 */
} SvAccountLine;

/* Called when @done of @all events have been analysed; in any thread. */
typedef void (*SvBooksProgress) (unsigned done, unsigned all, gpointer data);

typedef struct {
  const SvGame *game;
  const void *setup;
  const SvHistory *history;
  unsigned n;           /* number of events */
  char *states;         /* n + 1 states, one after the other; owned */
  SvAccountLine *lines; /* n lines, owned by the caller */

  SvBooksProgress progress; /* or NULL */
  gpointer data;
  GCancellable *cancellable; /* or NULL */
} SvBooks;

/* Compute the positions of a match. The caller then sets progress, data and cancellable. Release
 * with sv_books_close (). */
void sv_books_open (SvBooks *self, const SvHistory *history, SvAccountLine *lines);
void sv_books_close (SvBooks *self);

const void *sv_books_state (const SvBooks *self, unsigned k);
/* Return the lead of the first team in position @k, in goals. */
int sv_books_lead (const SvBooks *self, unsigned k);
/* Return whether event @k is the end of a period, which ends a stretch of play, so that the
 * positions after it can be evaluated on their own. */
bool sv_books_is_whistle (const SvBooks *self, unsigned k);
/* Return the side that chose or threw at event @k, or -1 if none, such as at the end of a
 * period. */
int sv_books_side (const SvBooks *self, unsigned k);
/* Write line @k. @before and @after are evaluations for the first team. */
void sv_books_write (SvBooks *self, unsigned k, double before, double after, double error);
