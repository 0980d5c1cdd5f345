/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* SvSeasonPage, an SvPage: the matches of a team among those that were saved or opened last, added up. It
 * reads them one by one while the page is shown; any can be left out and brought back. */

#include "sv-page.h"

#define SV_TYPE_SEASON_PAGE (sv_season_page_get_type ())
G_DECLARE_FINAL_TYPE (SvSeasonPage, sv_season_page, SV, SEASON_PAGE, GtkBox)

/* paths: of the files to look into, of char *; taken. */
GtkWidget *sv_season_page_new (const SvGame *game, const char *team, GPtrArray *paths);
