/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-cup-tables: what a competition looks like on paper and in other files: its standings and its matches
 * as tables of words, its bracket as a list. */

#include "sv-cup-bracket.h"
#include "sv-cup-doc.h"
#include "sv-cup-knockout.h"
#include "sv-sheet-table.h"

/* Of SvSheetTable: the table of the league, or of each group and then of the knock-out. Below stands what
 * parted those who are level. To be unreffed. */
GPtrArray *sv_cup_tables_standings (const SvCupDoc *doc);

/* The same of a group, or of the knock-out (group: n_groups), as there is room for it on a screen: n lines of it from
 * that one on, each with its team as its key and what parted it from the one above as its remark. To be freed. */
SvSheetTable *sv_cup_tables_screen (const SvCupDoc *doc, unsigned group, unsigned from, unsigned n);

/* Of SvSheetTable: the matches of each round. To be unreffed. */
GPtrArray *sv_cup_tables_rounds (const SvCupDoc *doc);

/* The matches on a board (0: on all) of a team (-1: of all), as far as they are known. To be freed. */
SvSheetTable *sv_cup_tables_matches (const SvCupDoc *doc, unsigned board, int team);

/* Of char *: who misses the next match of each team, "Fox: …". To be unreffed. */
GPtrArray *sv_cup_tables_missing (const SvCupDoc *doc);

/* What a round is called: "Round 2", or of a knock-out "Semi-finals". To be freed. */
char *sv_cup_tables_round (const SvCupDoc *doc, const SvCupBracket *bracket, unsigned round);

/* "3–2", or "" as long as there is no score. To be freed. */
char *sv_cup_tables_score (const SvCupFixture *fixture);

/* A match of the bracket in a line: "Final, match 7: Fox – Owl 3–2". To be freed. */
char *sv_cup_tables_match (const SvCupDoc *doc, const SvCupBracket *bracket, unsigned i);
