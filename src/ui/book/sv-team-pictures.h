/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-team-pictures: badges of teams and faces of players beside their names. */

#include "sv-book.h"
#include "sv-picture.h"

/* Show the badge of a team: its logo, or else its colours. @side: the side that it plays on, whose
 * standard colours it has if it has none of its own. Show it again when sv_screen_pictures_watch ()
 * tells that a logo has been decoded. */
void sv_team_pictures_show_badge (SvPicture *picture, const SvBookTeam *team, int side, int size);

/* Show the face of a player of this name: the photo on the card, or else the first letter in the
 * team's colours. */
void sv_team_pictures_show_face (
    SvPicture *picture, const SvBookTeam *team, int side, const char *name, int size);
