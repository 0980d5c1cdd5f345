/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-even: the smallest changes to the cards of the first team after which both teams win as often.
 *
 * Where the rules say what powers add up to, a step moves a point from a card to another one; where they do
 * not, it makes one power better or worse. Each step is worked out; which of them go together well is guessed from
 * what they bring alone, and the best of these are worked out again. */

#include "sv-balance.h"
#include "sv-card-sets.h"

enum { SV_EVEN_MOST = 5, SV_EVEN_MOST_CHANGES = 8 };

/* Of a power on a card of the first team. */
typedef struct {
  SvPower power;
  int32_t from, to;
} SvCardChange;

/* Other cards, and what comes of them. */
typedef struct {
  SvCardChange changes[SV_EVEN_MOST_CHANGES];
  unsigned n_changes;
  unsigned n_points; /* by so many they differ from those that there are */
  SvBalance balance;
} SvProposal;

/* The best first: after which the chances differ least, in whole hundredths, and of these the smallest. At
 * most SV_EVEN_MOST of SvProposal; none if nothing brings the teams nearer to each other. setup: a legal one
 * for which it is possible. NULL and an error if cancelled. Takes some seconds: call it in a worker. */
GArray *
sv_even_find (const SvGame *game, const void *setup, GCancellable *cancellable, GError **error);

/* Whether there is something to change: a solver, and cards with powers. */
gboolean sv_even_is_possible (const SvGame *game, const void *setup);

/* How far apart the chances of the two teams are, in hundredths. */
int sv_even_gap (const SvBalance *balance);
