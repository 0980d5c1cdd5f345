/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-rank: ranks the cards of a team among all sets that the rules allow, against a fixed
 * opponent.
 *
 *   work ──▶ set after set is computed, in an order that is spread over all of them ──▶ stop
 *     └──────────────────────────── continues where it stopped ◀────────────────────────┘
 *
 * Until all sets are known, those that are serve as a sample, from which the rank is estimated. */

#include "sv-card-sets.h"

#include <gio/gio.h>

typedef struct SvRank SvRank;

typedef struct {
  guint64 all, known;
  guint64 rank; /* 1-based rank, 1 if no set is better; an estimate while known < all */
  /* 95 % interval of the rank; both ends equal the rank when all sets are known */
  guint64 range[2];
} SvStanding;

enum { SV_RANK_MOST_SETS = 10000000 };

/* Create a ranking by the rules of @setup, against the cards of its side 1. @setup is copied;
 * boards it points to must stay valid. Returns NULL if there are fewer than two sets or more than
 * SV_RANK_MOST_SETS, or if the game has no solver. Free with sv_rank_free (). */
SvRank *sv_rank_new (const SvGame *game, const void *setup);
void sv_rank_free (SvRank *self);

/* Return whether the ranking is valid for this setup too, because it differs only in powers of
 * side 0 and the looks of its figurines. */
gboolean sv_rank_serves (const SvRank *self, const SvGame *game, const void *setup);

/* Continue the computation with @n_threads threads until all sets are known or it is cancelled.
 * Blocks: call it in a worker thread, and not twice at once. */
void sv_rank_work (SvRank *self, unsigned n_threads, GCancellable *cancellable);

/* Evaluate the cards of side 0 in @setup on the scale by which sets are ranked. Returns FALSE if
 * cancelled. Blocks. */
gboolean sv_rank_value (SvRank *self, const void *setup, float *out, GCancellable *cancellable);

/* Return the rank of a set with this evaluation. May be called while another thread computes. */
SvStanding sv_rank_get (SvRank *self, float value);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (SvRank, sv_rank_free)
