/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-advisor: what a person who decides in a match had better choose, and why.
 *
 *   ask ──▶ a thought, in a thread over copies ──▶ the worth of each legal event ──▶ ready
 *
 * What has been thought is for one position: any change of the match forgets it. It knows no more
 * than the side that decides. It chooses nothing, and shows nothing. */

#include "sv-match.h"
#include "sv-worth.h"

typedef struct _SvAdvisor SvAdvisor;

/* It knows, or error says why it never will. */
typedef void (*SvAdvisorReady) (gpointer data, const GError *error);

/* For match; ready is called in the main thread, once for each asking that no change came between. */
SvAdvisor *sv_advisor_new (SvMatch *match, SvAdvisorReady ready, gpointer data);
void sv_advisor_free (SvAdvisor *self);

/* Whether a person decides now, and there is more than one thing to be chosen. */
gboolean sv_advisor_can_ask (SvAdvisor *self);

/* Think about this position. Where it knows already, ready is called at once. */
void sv_advisor_ask (SvAdvisor *self);

/* What it knows of this position, or NULL: nothing yet. */
const SvWorth *sv_advisor_get_worth (SvAdvisor *self);

/* The best event; of those that may be as good the one that goes on to a throw. Only when that is known. */
SvEvent sv_advisor_get_best (SvAdvisor *self);

/* The best event, what it is worth and why: more than the next best one, or than the legal event
 * chosen (nullable). Only when that is known. */
char *sv_advisor_dup_hint (SvAdvisor *self, const SvEvent *chosen);

/* What is to be said against a legal event that gives much away, once for each position; NULL: nothing,
 * as far as it is known. */
char *sv_advisor_dup_objection (SvAdvisor *self, SvEvent event);
