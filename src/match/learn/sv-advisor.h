/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-advisor: find the best choice of the person who must decide, and say why it is best.
 *
 *   ask ──▶ a job, in a thread over copies ──▶ the evaluation of each legal event ──▶ ready
 *
 * A result belongs to one position: any change of the match discards it. The advisor uses
 * only what the side that decides may know. It makes no event and shows nothing. */

#include "sv-evaluation.h"
#include "sv-match.h"

typedef struct _SvAdvisor SvAdvisor;

/* Called when the evaluation is ready, or with an @error that says why it cannot be made. */
typedef void (*SvAdvisorReady) (gpointer data, const GError *error);

/* Return a new advisor for @match. @ready is called in the main thread once for each
 * sv_advisor_ask () that no change of the match interrupts. Free with sv_advisor_free (). */
SvAdvisor *sv_advisor_new (SvMatch *match, SvAdvisorReady ready, gpointer data);
void sv_advisor_free (SvAdvisor *self);

/* Return whether a person must decide at this moment and has more than one legal event. */
gboolean sv_advisor_can_ask (SvAdvisor *self);

/* Begin to evaluate this position. If the evaluation is known already, ready is called at once. */
void sv_advisor_ask (SvAdvisor *self);

/* Return the evaluation of this position, owned by the advisor, or NULL if it is not known yet. */
const SvEvaluation *sv_advisor_get_evaluation (SvAdvisor *self);

/* Return the best event. Among events that may be equally good, return the one that leads to a
 * throw. Call only if sv_advisor_get_evaluation () is not NULL. */
SvEvent sv_advisor_get_best (SvAdvisor *self);

/* Return the best event, its evaluation and the reason why it is better than @chosen, a legal
 * event, or, if @chosen is NULL, than the next best one. Free with g_free (). Call only if
 * sv_advisor_get_evaluation () is not NULL. */
char *sv_advisor_dup_hint (SvAdvisor *self, const SvEvent *chosen);

/* Return an objection to the legal @event if that costs much, at most once for each position;
 * NULL if there is no objection or the evaluation is not known. Free with g_free (). */
char *sv_advisor_dup_objection (SvAdvisor *self, SvEvent event);
