/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* SvSeasonView: the season of a team: its results as a graph, its scorers with their faces, its
 * opponents, who played with whom, and how lucky it was. It shows what it is given. */

#include "sv-season.h"

#include <gtk/gtk.h>

#define SV_TYPE_SEASON_VIEW (sv_season_view_get_type ())
G_DECLARE_FINAL_TYPE (SvSeasonView, sv_season_view, SV, SEASON_VIEW, GtkBox)

/* Show a season (transfer full), or that there is none if it is NULL or empty. @year: the year in
 * which the season began, or 0 for all seasons. */
void sv_season_view_show (SvSeasonView *self, SvSeason *season, int year);
