/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-team-pictures: badges of teams and faces of players beside their names. */

#include "sv-picture.h"
#include "sv-team-faces.h"

/* What the pictures of a team need to know. It is not kept. */
typedef struct {
  const char *colours[2]; /* "#rrggbb", or NULL: the standard colours of @side */
  const char *logo;       /* data: URL, or NULL */
  int side;               /* side that the team plays on */
} SvTeamLook;

/* Show the badge of a team: its logo, or else its colours. Show it again when
 * sv_screen_pictures_watch () tells that a logo has been decoded. */
void sv_team_pictures_show_badge (SvPicture *picture, const SvTeamLook *team, int size);

/* Show the face of a player of this name: the @photo on the card (data: URL, or NULL), or else the
 * first letter in the team's colours. */
void sv_team_pictures_show_face (
    SvPicture *picture, const SvTeamLook *team, const char *photo, const char *name, int size);

/* Show a team in the row of a list by players with photos: one beside its logo, two if it has none.
 * The pictures that are left over are hidden. Return whether any is shown. */
gboolean sv_team_pictures_show_row (SvPicture *const pictures[SV_TEAM_FACES],
                                    const SvTeamLook *team,
                                    const SvTeamFaces *faces,
                                    int size);
