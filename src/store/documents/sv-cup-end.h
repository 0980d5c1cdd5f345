/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-cup-end: the consequences of a competition's match for the later matches of its teams, such
 * as a player who must miss the next one. */

#include "sv-cup.h"
#include "sv-match-doc.h"

/* The last position of a match. */
typedef struct _SvCupEnd SvCupEnd;

/* Return the end of a match (transfer full), or NULL if the match is not over or has no
 * consequences for its teams. */
SvCupEnd *sv_cup_end_new (const SvMatchDoc *match);
SvCupEnd *sv_cup_end_ref (SvCupEnd *self);
void sv_cup_end_unref (SvCupEnd *self);

/* Change the values of @team, which played the match as @side, by the match's consequences. If
 * @self is NULL only the result of the match is known, and @variant holds its rules. */
void sv_cup_end_leave (const SvCupEnd *self,
                       const SvVariantDoc *variant,
                       unsigned side,
                       SvTeamDoc *team);
