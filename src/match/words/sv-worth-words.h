/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-worth-words: why one event is worth more than another, in words. */

#include "sv-match.h"
#include "sv-worth.h"

/* Goals that something is worth, to so many decimals: "+0.43", "−1.2", "0.0". */
char *sv_worth_dup_goals (double goals, int decimals);

/* Why event i of worth is worth more than event k, in the state of match that both may be made in; NULL if
 * it is not known. Of what is hidden from who decides there nothing can be counted. */
char *sv_worth_dup_reason (
    SvMatch *match, const void *state, const SvWorth *worth, unsigned i, unsigned k);
