/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-card-sets: enumerates all combinations of powers that the rules allow on a team's cards:
 * each power within the range of its field, and their sum as required. It does not evaluate
 * them. */

#include "sv-game.h"

#include <glib.h>

/* One power on one card of side 0. */
typedef struct {
  const SvField *field;
  unsigned card;
} SvPower;

typedef struct SvCardSets SvCardSets;

/* Create the enumeration for the rules of @setup. Free with sv_card_sets_free (). */
SvCardSets *sv_card_sets_new (const SvGame *game, const void *setup);
void sv_card_sets_free (SvCardSets *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (SvCardSets, sv_card_sets_free)

/* Return the number of sets. Sets are different if two cards are exchanged. Returns 0 if no card
 * has a power or no set has the required sum, and G_MAXUINT64 if there are more than can be
 * counted. */
guint64 sv_card_sets_get_n (const SvCardSets *self);

/* Give the cards of side 0 in @setup the @i-th set, 0-based. The number of sets must be
 * countable. */
void sv_card_sets_put (const SvCardSets *self, guint64 i, void *setup);

/* Return the number of powers of side 0, and the @i-th of them. They are ordered by field and
 * then by card. */
unsigned sv_card_sets_get_n_powers (const SvCardSets *self);
const SvPower *sv_card_sets_get_power (const SvCardSets *self, unsigned i);

/* Return whether two powers belong to one required sum. If @i equals @j: whether the power
 * belongs to a required sum. */
gboolean sv_card_sets_shares (const SvCardSets *self, unsigned i, unsigned j);

/* Get or set the value of a power of side 0 in @setup. */
int32_t sv_card_sets_get (const SvCardSets *self, const void *setup, unsigned power);
void sv_card_sets_set (const SvCardSets *self, void *setup, unsigned power, int32_t value);
