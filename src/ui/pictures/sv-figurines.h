/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-figurines: pictures of figurines in the colours of a team, before there is a match. */

#include "sv-document.h"
#include "sv-picture.h"

G_BEGIN_DECLS

enum { SV_FIGURINE_WIDTH = 44, SV_FIGURINE_HEIGHT = 55 };

/* Show the figurine of that shirt number of side. */
void sv_figurines_show_one (SvPicture *picture,
                            const SvGame *game,
                            int side,
                            int number,
                            const SvTeamDoc *first,
                            const SvTeamDoc *second);

/* Show some figurines of a team side by side, in the shirts that it will wear in a match between
 * these two; second NULL: against nobody in particular. */
void sv_figurines_show_team (SvPicture *picture,
                             int side,
                             const SvTeamDoc *first,
                             const SvTeamDoc *second);

/* Show two figurines of a team that look different, for a list of many teams. colours: "#rrggbb" or
 * NULL for the standard ones. game: NULL shows nothing. */
void
sv_figurines_show_shirts (SvPicture *picture, const SvGame *game, const char *const colours[2]);

G_END_DECLS
