/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-team-colours: judges the two colours of a team and describes the result in words. */

#include "sv-document.h"

/* Return one or more sentences about the shirts of @team: whether they stand out from the pitch,
 * whether their pattern can be seen, and whether another team wears similar ones. @others: teams
 * of the library (array of SvLibraryItem), or NULL. Free with g_free (). */
char *sv_team_colours_describe (const SvTeamDoc *team, GPtrArray *others);
