/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-cup-colours: the colours of the teams of a competition, and of teams that bring none. */

#include "sv-cup-doc.h"

/* Give @team, which becomes team @n of a competition, colours of its own if it has none: shirt and
 * trim unlike those of the teams near it. */
void sv_cup_colours_give (SvTeamDoc *team, unsigned n);

/* Get the colours of a team, "#rrggbb": its own, or if it has none those that
 * sv_cup_colours_give () would give it. They belong to @doc or are static. */
void sv_cup_colours_get (const SvCupDoc *doc, unsigned team, const char *out[2]);
