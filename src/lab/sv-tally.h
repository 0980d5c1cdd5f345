/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-tally: results of a numbered series of matches. Tallies of different matches of a series can
 * be added up, whatever thread played them and in whatever order. */

#include "sv-game.h"

#include <glib.h>

/* The matches from … to - 1 of a series. */
typedef struct {
  guint64 from, to;
} SvSpan;

/* Number of matches that ended with these goals of the first and the second team. */
typedef struct {
  guint goals[2];
  guint64 n;
} SvScoreCount;

typedef struct {
  guint64 matches, draws;
  guint64 wins[2];  /* matches won by the first and the second team */
  guint64 goals[2]; /* goals of the first and the second team, without shoot-outs */
  guint64 home[2];  /* matches won by the home and by the away team */
  /* Only if the series counts details: goals of each piece, matches won by the side that begins
   * and by the other side, and events in all matches. */
  guint64 scored[SV_MAX_PIECES], begun[2], events;
  GArray *scores; /* array of SvScoreCount, sorted by the first team's goals, then the second's */
  GArray *played; /* array of SvSpan, sorted, with adjacent spans merged */
} SvTally;

SvTally *sv_tally_new (void);
void sv_tally_free (SvTally *self);

/* Count a finished match. Its number is recorded separately, by sv_tally_add_span (). */
void sv_tally_count (SvTally *self, const SvView *end);

/* Add @n matches with this result to scores only. */
void sv_tally_add_score (SvTally *self, guint first, guint second, guint64 n);

/* Record the numbers of the matches that were counted. Returns FALSE and changes nothing if some
 * of them are recorded already. */
gboolean sv_tally_add_span (SvTally *self, SvSpan span);

/* Write the 95 % interval of the probability of something that happened in @k of @n ≥ 1 matches
 * (Wilson's interval). */
void sv_tally_range (guint64 k, guint64 n, double out[2]);

/* Add the results of another tally. Returns FALSE and changes nothing if both count a common
 * match. */
gboolean sv_tally_add (SvTally *self, const SvTally *other);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (SvTally, sv_tally_free)
