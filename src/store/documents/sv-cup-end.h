/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-cup-end: how the matches of a competition ended, for those that come after them: what a team brings
 * along to its next one, such as who must miss it. */

#include "sv-cup.h"
#include "sv-match-doc.h"

/* The last position of a match. */
typedef struct _SvCupEnd SvCupEnd;

/* NULL: it is not over, or leaves nothing to its teams. */
SvCupEnd *sv_cup_end_new (const SvMatchDoc *match);
SvCupEnd *sv_cup_end_ref (SvCupEnd *self);
void sv_cup_end_unref (SvCupEnd *self);

/* Change the values of the team that played there as side. self NULL: only the result is known, of a match
 * by these rules. */
void sv_cup_end_leave (const SvCupEnd *self,
                       const SvVariantDoc *variant,
                       unsigned side,
                       SvTeamDoc *team);
