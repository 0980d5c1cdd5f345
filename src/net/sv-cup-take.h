/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-cup-take: decide about a result that a table has sent: whether the rules of the competition
 * allow it, and whether the match has a result already. A result that stands is never replaced. */

#include "sv-cup-feed.h"

/* Return the competition with the result of @proposal (transfer full), and set @verdict to
 * SV_CUP_TAKEN. Return NULL if there is nothing to change: the same result stands already
 * (SV_CUP_TAKEN, without an error), another one does (SV_CUP_CONFLICT), or the rules do not allow
 * it (SV_CUP_REFUSED); the error is a sentence for the table. */
SvCupDoc *sv_cup_take (const SvCupDoc *doc,
                       const SvCupProposal *proposal,
                       SvCupVerdict *verdict,
                       GError **error);
