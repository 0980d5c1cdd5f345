/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-evaluation-words: why the solver's evaluation of one event is better than that of another, in
 * words. */

#include "sv-evaluation.h"
#include "sv-match.h"

/* Return a number of goals with its sign and @decimals decimals: "+0.43", "−1.2", "0.0". */
char *sv_evaluation_dup_goals (double goals, int decimals);

/* Return why event @i of @evaluation is better than event @k, in the state of @match in which both
 * are legal; NULL if no reason is known. Information that is hidden from the side that decides is
 * not used. */
char *sv_evaluation_dup_reason (
    SvMatch *match, const void *state, const SvEvaluation *evaluation, unsigned i, unsigned k);
