/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-balancer: find out how a match of two teams is likely to end, while the user edits the teams.
 *
 *   ask ──▶ exact solution, or match after match, in a thread over a copy ──▶ ready, ready, …
 *
 * A new question cancels the one before it. */

#include "sv-balance.h"

typedef struct _SvBalancer SvBalancer;

/* Called with the balance as far as it is known, or NULL if nothing can be said about such
 * teams. */
typedef void (*SvBalancerReady) (gpointer data, const SvBalance *balance);

/* Return a new balancer. @ready is called in the main thread: once if the game can be solved
 * exactly, otherwise again and again with a smaller error. Free with sv_balancer_free (). */
SvBalancer *sv_balancer_new (SvBalancerReady ready, gpointer data);
void sv_balancer_free (SvBalancer *self);

/* Set whether the balance also tells who begins and how long matches are. Matches are then
 * played even if the chances can be computed exactly. */
void sv_balancer_set_details (SvBalancer *self, gboolean details);

/* Ask for the balance of @setup, which is copied. Asking again for an equal setup changes
 * nothing. */
void sv_balancer_ask (SvBalancer *self, const SvGame *game, const void *setup);

/* Return "Against Orange: wins 48, draws 12, loses 40 of 100.", from the view of the first team.
 * If too few matches were played, return a sentence that says they are being played. Free with
 * g_free (). */
char *sv_balancer_dup_words (const SvBalance *balance, const char *opponent);

/* Return sentences on how @rules differ from the @standard rules in a match of two standard
 * teams: goals, and, if known, the advantage of beginning and the length. Numbers from played
 * matches are called approximate; what too few matches were played for is left out. @minutes:
 * length by the clock, for both rules; 0 without a clock. Free with g_free (). */
char *sv_balancer_dup_effect (const SvBalance *rules,
                              const SvBalance *standard,
                              const unsigned minutes[2]);
