/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-team-photos: the people of a team for SvPhotoPreview, and the way of their photos into the
 * team. */

#include "sv-photo-preview.h"
#include "sv-team-doc.h"

/* Append the people of a team to @people: those on the cards first, then those in reserve. If
 * @with_team, their labels name the team too. */
void sv_team_photos_add_people (const SvTeamDoc *team, gboolean with_team, GArray *people);

/* Put the photos of the people from number @first of the preview on, who are those of this team,
 * into the team. Return whether there was any. */
gboolean sv_team_photos_put (SvTeamDoc *team, SvPhotoPreview *preview, guint first);
