/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* SvSeasonPage, an SvPage: totals over all matches of one team: results, opponents and scorers.
 * It searches the files that the user saved or opened last, one file at a time in an idle
 * callback. The user can leave out any match and add it again. */

#include "sv-page.h"

#define SV_TYPE_SEASON_PAGE (sv_season_page_get_type ())
G_DECLARE_FINAL_TYPE (SvSeasonPage, sv_season_page, SV, SEASON_PAGE, GtkBox)

/* Create the page for the team named @team. @paths: paths of the files to search (array of char
 * *; transfer full). */
GtkWidget *sv_season_page_new (const SvGame *game, const char *team, GPtrArray *paths);
