/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-balancer: how a match of two teams is likely to end, found out beside whoever changes them.
 *
 *   ask ──▶ worked out, or match after match played, in a thread over a copy ──▶ ready, ready, …
 *
 * Another question forgets the one before it. */

#include "sv-balance.h"

typedef struct _SvBalancer SvBalancer;

/* What is known by now; NULL: nothing can be said of such teams. */
typedef void (*SvBalancerReady) (gpointer data, const SvBalance *balance);

/* ready is called in the main thread: once for a game that can be worked out, else again and again with
 * a smaller error. */
SvBalancer *sv_balancer_new (SvBalancerReady ready, gpointer data);
void sv_balancer_free (SvBalancer *self);

/* Tell also who begins and how long matches are, from now on: matches are played even where the chances can
 * be worked out. */
void sv_balancer_set_details (SvBalancer *self, gboolean details);

/* The same setup once more changes nothing. */
void sv_balancer_ask (SvBalancer *self, const SvGame *game, const void *setup);

/* "Against Orange: wins 48, draws 12, loses 40 of 100." Of the first team; as long as too few matches were
 * played to tell, that they are being played. */
char *sv_balancer_dup_words (const SvBalance *balance, const char *opponent);

/* What rules do to a match of two standard teams, beside the standard game: goals, and what is known of who
 * begins and of the length; about, if that was played and not worked out. minutes: of the clock, of both; 0:
 * there is none. What too few matches were played for is left out. */
char *sv_balancer_dup_effect (const SvBalance *rules,
                              const SvBalance *standard,
                              const unsigned minutes[2]);
