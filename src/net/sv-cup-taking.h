/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-cup-taking: what becomes of a result that a table sends, as the rules of the competition and
 * its other results have it. Nobody is asked, and nothing is saved, here. */

#include "sv-cup-feed.h"

/* Decide about @proposal:
 *   SV_CUP_TAKEN     *@after is the competition with the result (transfer full), or NULL if the
 *                    result stands there already
 *   SV_CUP_CONFLICT  the match has another result, or another whole match is stored there
 *   SV_CUP_REFUSED   it breaks a rule, or the match is none of the board
 * Unless it is taken, *@sentence is the reason, which the caller frees; otherwise NULL. */
SvCupVerdict sv_cup_taking_try (const SvCupDoc *doc,
                                const SvCupProposal *proposal,
                                SvCupDoc **after,
                                char **sentence);
