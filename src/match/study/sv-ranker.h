/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-ranker: where a team's cards stand among all that its rules allow, against the standard cards. What is worked
 * out stays while only the cards change, so that others are ranked at once.
 *
 *   ask, ask, …     whose rank it is
 *   go, stop, go …  set after set is worked out in a worker */

#include "sv-game.h"
#include "sv-rank.h"

typedef struct _SvRanker SvRanker;

/* changed is called in the main thread when the cards' own worth is known, and when all sets are. */
SvRanker *sv_ranker_new (GFunc changed, gpointer data);
void sv_ranker_free (SvRanker *self);

/* Side 0 of setup, a legal one. FALSE: there is nothing to rank. */
gboolean sv_ranker_ask (SvRanker *self, const SvGame *game, const void *setup);

/* Go on where it stopped. It stops of itself when all sets are known, or the rules change. */
void sv_ranker_go (SvRanker *self);
void sv_ranker_stop (SvRanker *self);
gboolean sv_ranker_is_running (SvRanker *self);

/* FALSE: nothing is known yet. It counts, so ask a few times a second at most. */
gboolean sv_ranker_get (SvRanker *self, SvStanding *out);

/* "About number 5,100 of 21,316 sets of cards (between 4,800 and 5,400). 812 have been compared." */
char *sv_ranker_dup_words (const SvStanding *standing);
