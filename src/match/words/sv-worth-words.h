/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-worth-words: why the solver's evaluation of one event is better than that of another, in
 * words. */

#include "sv-match.h"
#include "sv-worth.h"

/* Return a number of goals with its sign and @decimals decimals: "+0.43", "−1.2", "0.0". */
char *sv_worth_dup_goals (double goals, int decimals);

/* Return why event @i of @worth is better than event @k, in the state of @match in which both are
 * legal; NULL if no reason is known. Information that is hidden from the side that decides is not
 * used. */
char *sv_worth_dup_reason (
    SvMatch *match, const void *state, const SvWorth *worth, unsigned i, unsigned k);
