/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-team-faces: the players whose photos stand for their team in a list, and their names. The
 * photos are interned, because many documents hold the same team. */

#include "sv-team-doc.h"

enum { SV_TEAM_FACES = 2 };

/* The first players with a photo; zeros for those that there are not. */
typedef struct {
  GRefString *photos[SV_TEAM_FACES]; /* data: URLs */
  char *names[SV_TEAM_FACES];        /* "" for a player without a name */
} SvTeamFaces;

/* Fill @self, which must be all zeros, with players of @team. */
void sv_team_faces_fill (SvTeamFaces *self, const SvTeamDoc *team);
void sv_team_faces_clear (SvTeamFaces *self);
