/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-card-sets: all that the powers on a team's cards may be by the rules of a match: each within its
 * field, and together what the budget of that power says. It values nothing. */

#include "sv-game.h"

#include <glib.h>

/* A power on one card of side 0. */
typedef struct {
  const SvField *field;
  unsigned card;
} SvPower;

typedef struct SvCardSets SvCardSets;

/* By the rules of this setup. */
SvCardSets *sv_card_sets_new (const SvGame *game, const void *setup);
void sv_card_sets_free (SvCardSets *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (SvCardSets, sv_card_sets_free)

/* How many sets there are: who has which card matters, so that two that exchange their cards are two
 * sets. 0: no card has a power, or no set adds up; G_MAXUINT64: more than can be counted. */
guint64 sv_card_sets_get_n (const SvCardSets *self);

/* Give side 0 of a setup the i-th set, of those that can be counted. */
void sv_card_sets_put (const SvCardSets *self, guint64 i, void *setup);

/* All powers of side 0, those of a field together, in the order of its cards. */
unsigned sv_card_sets_get_n_powers (const SvCardSets *self);
const SvPower *sv_card_sets_get_power (const SvCardSets *self, unsigned i);

/* Whether these two powers share a sum that must stay as it is; of a power with itself: whether it is
 * part of one. */
gboolean sv_card_sets_shares (const SvCardSets *self, unsigned i, unsigned j);

/* Of side 0 of a setup. */
int32_t sv_card_sets_get (const SvCardSets *self, const void *setup, unsigned power);
void sv_card_sets_set (const SvCardSets *self, void *setup, unsigned power, int32_t value);
