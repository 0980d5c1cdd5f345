/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-team-colours: what two colours of a team will look like among others, in words. */

#include "sv-document.h"

/* A sentence or more on team's shirts: on the pitch, their pattern, and against the teams of the
 * library (of SvLibraryItem). Free with g_free (). */
char *sv_team_colours_describe (const SvTeamDoc *team, GPtrArray *others);
