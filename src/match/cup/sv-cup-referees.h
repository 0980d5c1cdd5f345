/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-cup-referees: which team is the referee of each match of a competition with times of the day.
 *
 * A team that rests in a slot can be the referee of a match in that slot. The teams take turns:
 * whoever has been referee least often comes first. The user may choose another team, or nobody;
 * a choice that does not fit, because that team plays or has withdrawn, is ignored. */

#include "sv-cup-doc.h"

enum { SV_CUP_NO_REFEREE = -1 };

/* Return the team that is the referee of each fixture, or SV_CUP_NO_REFEREE. Free with g_free
 * (). */
int *sv_cup_referees (const SvCupDoc *doc);

/* Return whether a team can be the referee of fixture @i: it takes part and rests in that slot. */
gboolean sv_cup_referees_can (const SvCupDoc *doc, unsigned i, unsigned team);

/* Return the words "Referee: Fox", or NULL if @team is SV_CUP_NO_REFEREE. Free with g_free (). */
char *sv_cup_referees_dup_words (const SvCupDoc *doc, int team);
