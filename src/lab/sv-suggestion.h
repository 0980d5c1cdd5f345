/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-suggestion: balance suggestions: the smallest changes to the cards of the first team after
 * which both teams win about equally often.
 *
 * A suggestion consists of steps. If the rules require a sum of powers, a step moves a point from
 * one card to another; otherwise it raises or lowers one power. The effect of each single step is
 * computed exactly. The effect of several steps is first guessed by adding up, and then computed
 * exactly for the best combinations only, because there are too many to compute. */

#include "sv-balance.h"
#include "sv-card-sets.h"

enum { SV_SUGGESTION_MOST = 5, SV_SUGGESTION_MOST_CHANGES = 8 };

/* One change that a suggestion makes: a power on a card of the first team. */
typedef struct {
  SvPower power;
  int32_t from, to;
} SvCardChange;

/* A suggestion: changes of cards, and the forecast of the match after them. */
typedef struct {
  SvCardChange changes[SV_SUGGESTION_MOST_CHANGES];
  unsigned n_changes;
  unsigned n_points; /* total size of the changes, in points */
  SvBalance balance;
} SvSuggestion;

/* Return suggestions as an array of at most SV_SUGGESTION_MOST SvSuggestion, best first: the
 * smallest difference of the chances in whole per cent, then the smallest change. The array is
 * empty if no change improves the balance. sv_suggestion_is_possible () must hold for @setup, which
 * must be valid. Returns NULL and sets @error if cancelled. Takes some seconds: call it in a worker
 * thread. Free with g_array_unref (). */
GArray *sv_suggestion_find (const SvGame *game,
                            const void *setup,
                            GCancellable *cancellable,
                            GError **error);

/* Return whether suggestions are possible: the game has a solver, and cards with powers. */
gboolean sv_suggestion_is_possible (const SvGame *game, const void *setup);

/* Return the difference between the chances of the two teams, in per cent. */
int sv_suggestion_gap (const SvBalance *balance);
