/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-season-export: the season of a team as a poster and as a web page, and matches as a table for
 * a spreadsheet. */

#include "sv-csv.h"
#include "sv-season.h"
#include "sv-sheet-season.h"

/* Return the poster of a season with its tables behind it; free with sv_sheets_free (). @year: the
 * year in which the season began, or 0 for all seasons. */
SvSheets *sv_season_export_sheets (const SvSeason *self, int year, SvPaper paper);

/* Return a chart of the season; its results (of SvChartResult) are appended to @results and belong
 * to the caller, and its colours belong to the season. */
SvChartSeason sv_season_export_chart (const SvSeason *self, GArray *results);

/* Return the season as a web page. Free with g_free (). */
char *sv_season_export_html (const SvSeason *self, int year);

/* Return matches (array of SvBookMatch) as CSV, one row each. Free with g_free (). */
char *sv_season_export_csv (const GPtrArray *matches, SvCsvForm form);
