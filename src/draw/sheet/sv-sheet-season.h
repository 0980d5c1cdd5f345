/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-sheet-season: the season of a team on paper: a poster with its results as a chart and its
 * scorers with their faces, and all tables on the pages behind it. It prints the texts and figures
 * that the caller gives and computes none. */

#include "sv-chart-season.h"
#include "sv-sheet-table.h"

enum { SV_SHEET_SEASON_NUMBERS = 5 };

/* A player with the goals. */
typedef struct {
  char *name, *goals;
  char *picture; /* data: URL, or NULL */
} SvSheetScorer;

/* All texts and figures of a season; lists may be empty. */
typedef struct {
  char *team, *title; /* name of the team, and of the season */
  char *colours[2], *logo;
  int side; /* side on which the team has its colours */
  /* the large numbers, each with the word below it */
  char *numbers[SV_SHEET_SEASON_NUMBERS];
  const char *labels[SV_SHEET_SEASON_NUMBERS]; /* translated, not owned */
  GArray *results;                             /* of SvChartResult, the first match first */
  GArray *scorers;                             /* of SvSheetScorer, most goals first */
  GPtrArray *sentences;                        /* of char * */
  GPtrArray *tables;                           /* of SvSheetTable, the results first */
} SvSheetSeason;

SvSheetSeason *sv_sheet_season_new (const char *team);
void sv_sheet_season_free (SvSheetSeason *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (SvSheetSeason, sv_sheet_season_free)

/* Return the poster and the pages behind it, for the functions of sv-sheet.h; free with
 * sv_sheets_free (). Takes ownership of @season. */
SvSheets *sv_sheet_season_make (const SvGame *game, SvSheetSeason *season, SvPaper paper);
