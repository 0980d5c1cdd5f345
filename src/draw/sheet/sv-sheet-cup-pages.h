/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-sheet-cup-pages: a competition on paper. It paints the words that it is given and counts nothing. */

#include "sv-sheet-cup.h"

/* Which sheets; any may be combined. Their pages always come in this order. */
typedef enum {
  SV_CUP_SHEETS_SCHEDULE = 1, /* all matches, round by round */
  SV_CUP_SHEETS_BOARDS = 2,   /* those of each board on a page of its own */
  SV_CUP_SHEETS_TEAMS = 4,    /* those of each team */
  SV_CUP_SHEETS_SLIPS = 8,    /* four on a page, to cut out */
  SV_CUP_SHEETS_TABLE = 16,
  SV_CUP_SHEETS_BRACKET = 32,
  SV_CUP_SHEETS_CERTIFICATES = 64,
  SV_CUP_SHEETS_ALL = 127
} SvCupSheetKinds;

/* The sheets of these kinds, as sv_sheets_new () makes them. Takes cup. There may be none: then
 * sv_sheets_write_pdf () says so. */
SvSheets *sv_sheet_cup_make (const SvGame *game,
                             SvSheetCup *cup,
                             SvCupSheetKinds kinds,
                             SvPaper paper,
                             gboolean ink_saving,
                             SvPictures *pictures);

/* Kinds by the name that the command line has for them: "schedule", "boards", "teams", "slips", "table",
 * "bracket", "certificates", "all"; FALSE and out untouched if it is none. */
gboolean sv_sheet_cup_kinds_parse (const char *text, SvCupSheetKinds *out);
