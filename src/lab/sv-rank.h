/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-rank: where a team's cards stand among all that the rules allow, against an opponent that stays.
 *
 *   work ──▶ set after set is worked out, in an order that is spread over all of them ──▶ stop
 *     └───────────────────────────── where it stopped ◀──────────────────────────────────┘
 *
 * While not all are known, those that are stand for the others. */

#include "sv-card-sets.h"

#include <gio/gio.h>

typedef struct SvRank SvRank;

typedef struct {
  guint64 all, known;
  guint64 rank;     /* 1: no set is better; as far as is known */
  guint64 range[2]; /* between these in 95 of 100 cases; both are the rank when all are known */
} SvStanding;

enum { SV_RANK_MOST_SETS = 10000000 };

/* By the rules of setup, against its side 1; a copy is kept, but what it points to must stay. NULL if there are no
 * sets to compare, too many, or no solver. */
SvRank *sv_rank_new (const SvGame *game, const void *setup);
void sv_rank_free (SvRank *self);

/* Whether it would be the same rank: only powers of side 0, and what its figurines look like, differ. */
gboolean sv_rank_serves (const SvRank *self, const SvGame *game, const void *setup);

/* Go on, with so many threads, until all are known or it is cancelled. Blocks: call it in a worker, one at a
 * time. */
void sv_rank_work (SvRank *self, unsigned n_threads, GCancellable *cancellable);

/* How good the cards of side 0 of a setup are, as the sets are compared; FALSE if cancelled. Blocks. */
gboolean sv_rank_value (SvRank *self, const void *setup, float *out, GCancellable *cancellable);

/* Of a set of that value, at any time, beside the worker too. */
SvStanding sv_rank_get (SvRank *self, float value);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (SvRank, sv_rank_free)
