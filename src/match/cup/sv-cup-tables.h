/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-cup-tables: a competition as tables of words for paper, screen and export: its standings,
 * its matches, and the lines of its bracket. */

#include "sv-cup-bracket.h"
#include "sv-cup-doc.h"
#include "sv-cup-knockout.h"
#include "sv-cup-now.h"
#include "sv-sheet-table.h"

/* Return how many tables there are: one for the league, for each group, or for the knock-out. A
 * knock-out after groups has none, because its bracket tells everything. */
unsigned sv_cup_tables_count (const SvCup *cup);

/* Return these tables: array of SvSheetTable. Notes below a table say why teams with equal points
 * are ranked as they are. The caller unrefs it. */
GPtrArray *sv_cup_tables_standings (const SvCupDoc *doc);

/* Return @n lines of one of these tables, from line @from on, in a form for a small area of the
 * screen. @group is the index of the table. The key of a line is its team, and its remark says
 * why it is ranked below the line above. Free with sv_sheet_table_free (). */
SvSheetTable *sv_cup_tables_screen (const SvCupDoc *doc, unsigned group, unsigned from, unsigned n);

/* Like sv_cup_tables_screen (), but for a wall, which shows no remarks: a team that has withdrawn
 * is marked beside its name. */
SvSheetTable *sv_cup_tables_wall (const SvCupDoc *doc, unsigned group, unsigned from, unsigned n);

/* Return the matches of each round: array of SvSheetTable. The caller unrefs it. */
GPtrArray *sv_cup_tables_rounds (const SvCupDoc *doc);

/* Return the matches of a slot that take place, with @caption. Free with sv_sheet_table_free (). */
SvSheetTable *sv_cup_tables_slot (const SvCupDoc *doc, SvCupSlot slot, const char *caption);

/* Return the matches on a board (0: on all boards) of a team (-1: of all teams), as far as they
 * are known. Free with sv_sheet_table_free (). */
SvSheetTable *sv_cup_tables_matches (const SvCupDoc *doc, unsigned board, int team);

/* Return fixture @i alone, with @caption. Free with sv_sheet_table_free (). In this and the tables
 * of matches above, the key of a row is its fixture. */
SvSheetTable *sv_cup_tables_one (const SvCupDoc *doc, unsigned i, const char *caption);

/* Return who misses the next match, a line for each team, "Fox: …": array of char *. The caller
 * unrefs it. */
GPtrArray *sv_cup_tables_missing (const SvCupDoc *doc);

/* Return the name of a round: "Round 2", or in a knock-out "Semi-finals". Free with g_free (). */
char *sv_cup_tables_round (const SvCupDoc *doc, const SvCupBracket *bracket, unsigned round);

/* Return the score, "3–2", or "" while there is none. Free with g_free (). */
char *sv_cup_tables_score (const SvCupFixture *fixture);

/* Return a match of the bracket in one line: "Final, match 7: Fox – Owl 3–2". Free with g_free
 * (). */
char *sv_cup_tables_match (const SvCupDoc *doc, const SvCupBracket *bracket, unsigned i);
