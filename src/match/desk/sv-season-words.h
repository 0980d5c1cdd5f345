/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-season-words: the season of a team in sentences and tables, for the screen, for paper and for
 * web pages. */

#include "sv-season.h"
#include "sv-sheet-table.h"

/* Return a line like "5 played: 3 won, 1 drawn, 1 lost; goals 14–9." Free with g_free (). */
char *sv_season_words_sum (const SvSeasonSum *sum);

/* Return what the goals owe to luck, "14 goals from shots that bring 11.3 on average; …", or NULL
 * if no shots are known. Free with g_free (). */
char *sv_season_words_luck (const SvSeasonSum *sum);

/* Return the hardest shot that became a goal: "The best throw: Anne scored with a chance of 8 %.",
 * or NULL if none is known. Free with g_free (). */
char *sv_season_words_best (const SvSeason *self);

/* Return the title of a season: "2026–2027", or a word for all seasons if @year is 0. Free with
 * g_free (). */
char *sv_season_words_title (int year);

/* Return tables of the season: the results, last first; the players; the opponents; the pairs of
 * players. At most @most rows each. NULL if the table would be empty. Free with
 * sv_sheet_table_free (). */
SvSheetTable *sv_season_words_results (const SvSeason *self, guint most);
SvSheetTable *sv_season_words_players (const SvSeason *self, guint most);
SvSheetTable *sv_season_words_opponents (const SvSeason *self, guint most);
SvSheetTable *sv_season_words_pairs (const SvSeason *self, guint most);
