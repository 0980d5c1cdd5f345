/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-ranker: rank the cards of a team among all sets of cards that the rules
 * allow, by how well each set does against the standard cards. The evaluations stay as long as only
 * the cards change, so other cards are ranked at once.
 *
 *   ask, ask, …     set the cards to be ranked
 *   go, stop, go …  evaluate set after set in a worker thread */

#include "sv-game.h"
#include "sv-rank.h"

typedef struct _SvRanker SvRanker;

/* Return a new ranker. @changed is called in the main thread when the cards that were asked for
 * have been evaluated, and when all sets have been. Free with sv_ranker_free (). */
SvRanker *sv_ranker_new (GFunc changed, gpointer data);
void sv_ranker_free (SvRanker *self);

/* Ask for the rank of the cards of side 0 of @setup, which must be legal. Return FALSE if the
 * game has no cards to rank. */
gboolean sv_ranker_ask (SvRanker *self, const SvGame *game, const void *setup);

/* Start or continue evaluating all sets. This stops by itself when all are known or the rules
 * change. */
void sv_ranker_go (SvRanker *self);
void sv_ranker_stop (SvRanker *self);
gboolean sv_ranker_is_running (SvRanker *self);

/* Read the rank. Return FALSE if nothing is known yet. This counts all sets, so call it only a
 * few times a second. */
gboolean sv_ranker_get (SvRanker *self, SvStanding *out);

/* Return "Stronger than 6 of 10 sets of cards that the rules allow." While not all sets are known,
 * this is "about 6" or "5 to 7". Free with g_free (). */
char *sv_ranker_dup_words (const SvStanding *standing);
