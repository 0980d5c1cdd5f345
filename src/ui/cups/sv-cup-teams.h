/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-cup-teams: where the teams of a competition come from: a name, which may be that of a team in
 * the library. */

#include "sv-library.h"

#include <gio/gio.h>

/* Return a copy of the team called @name in @items (array of SvLibraryItem), or a new standard
 * team with this name. Transfer full. */
SvTeamDoc *sv_cup_teams_make (const GPtrArray *items, const SvGame *game, const char *name);

/* Return a menu of the names of the library's teams, which activate @action (s). Transfer full. */
GMenuModel *sv_cup_teams_menu (const SvGame *game, const char *action);
