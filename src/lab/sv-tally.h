/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-tally: how many matches of a numbered series ended how. Tallies of different matches of a series
 * can be added up: it does not matter who played which of them, nor in what order. */

#include "sv-game.h"

#include <glib.h>

/* Matches from … to - 1 of a series. */
typedef struct {
  guint64 from, to;
} SvSpan;

/* So many matches ended with these goals of the first and the second team. */
typedef struct {
  guint goals[2];
  guint64 n;
} SvScoreCount;

typedef struct {
  guint64 matches, draws;
  guint64 wins[2];  /* of the first and the second team */
  guint64 goals[2]; /* theirs; those of a shoot-out are none */
  guint64 home[2];  /* won by who was at home, and by who was away */
  /* If the series counts details: goals of each piece, matches won by the side that begins and by the
   * other, and the events of all matches. */
  guint64 scored[SV_MAX_PIECES], begun[2], events;
  GArray *scores; /* of SvScoreCount, by the first team's goals, then the second's */
  GArray *played; /* of SvSpan in order: as few of them as can be */
} SvTally;

SvTally *sv_tally_new (void);
void sv_tally_free (SvTally *self);

/* Count a match that is over; which of the series it is, is told by add_span. */
void sv_tally_count (SvTally *self, const SvView *end);

/* Add n matches that ended so, to scores alone. */
void sv_tally_add_score (SvTally *self, guint first, guint second, guint64 n);

/* These are the matches that were counted. FALSE, and nothing is changed, if some of them were before. */
gboolean sv_tally_add_span (SvTally *self, SvSpan span);

/* Where the share of what came k times in n ≥ 1 matches is, with 95 % certainty: from … to (Wilson's
 * interval). */
void sv_tally_range (guint64 k, guint64 n, double out[2]);

/* Add what other counts. FALSE, and nothing is changed, if both count the same match. */
gboolean sv_tally_add (SvTally *self, const SvTally *other);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (SvTally, sv_tally_free)
