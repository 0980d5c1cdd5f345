/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-sheet-cup-pages: collects the printed pages of a competition. It prints the words that the
 * caller prepared in an SvSheetCup and computes no schedule and no standings. */

#include "sv-sheet-cup.h"

/* Kinds of pages to print, as flags. The pages always come in the order of this list. */
typedef enum {
  SV_CUP_SHEETS_SCHEDULE = 1, /* schedule of all matches, round by round */
  SV_CUP_SHEETS_BOARDS = 2,   /* matches of each board, a page for each board */
  SV_CUP_SHEETS_TEAMS = 4,    /* matches of each team, a page for each team */
  SV_CUP_SHEETS_SLIPS = 8,    /* result slips to cut out, four on a page */
  SV_CUP_SHEETS_TABLE = 16,
  SV_CUP_SHEETS_BRACKET = 32,
  SV_CUP_SHEETS_CERTIFICATES = 64,
  SV_CUP_SHEETS_LINKS = 128, /* where tables type results, while the competition is shared */
  SV_CUP_SHEETS_ALL = 255
} SvCupSheetKinds;

/* Return the pages of @kinds, for the functions of sv-sheet.h; free with sv_sheets_free (). Takes
 * ownership of @cup. If there are no pages, sv_sheets_write_pdf () fails with a sentence that says
 * so. */
SvSheets *sv_sheet_cup_make (const SvGame *game,
                             SvSheetCup *cup,
                             SvCupSheetKinds kinds,
                             SvPaper paper,
                             gboolean ink_saving,
                             SvPictures *pictures);

/* Read the command line's name for kinds of pages: "schedule", "boards", "teams", "slips", "table",
 * "bracket", "certificates" or "all". Returns FALSE, and leaves @out unchanged, for any other
 * text. */
gboolean sv_sheet_cup_kinds_parse (const char *text, SvCupSheetKinds *out);
