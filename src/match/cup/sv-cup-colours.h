/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-cup-colours: the colours of the teams of a competition, and of teams that bring none. */

#include "sv-cup-doc.h"

/* Give @team, which becomes team @n of a competition, colours of its own if it has none: shirt and
 * trim unlike those of the teams near it. */
void sv_cup_colours_give (SvTeamDoc *team, unsigned n);

/* Give @team, one of @teams (array of SvTeamDoc) or new among them, colours that none of them has,
 * if it has none and any are left. It keeps them from match to match, at home or away. */
void sv_cup_colours_choose (SvTeamDoc *team, const GPtrArray *teams);

/* Get the colours of a team, "#rrggbb": its own, or if it has none those that
 * sv_cup_colours_give () would give it. They belong to @doc or are static. */
void sv_cup_colours_get (const SvCupDoc *doc, unsigned team, const char *out[2]);
