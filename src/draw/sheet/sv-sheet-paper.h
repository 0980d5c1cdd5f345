/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-sheet-paper: the sizes of paper. Lengths are millimetres. */

#include <glib.h>
#include <stdbool.h>

typedef enum { SV_PAPER_A4, SV_PAPER_LETTER } SvPaper;

typedef struct {
  double x, y, w, h;
} SvSheetBox;

/* From the edge of the paper to what is on it: more than any common printer leaves white. */
#define SV_SHEET_SIDE 10.0
#define SV_SHEET_HEAD 16.5

/* The paper that people use where the locale (LC_PAPER) is from. */
SvPaper sv_paper_of_locale (void);

/* Paper by its name, "a4" or "letter" in any case; FALSE and out untouched if it is neither. */
gboolean sv_paper_parse (const char *text, SvPaper *out);

/* Its name, as sv_paper_parse () reads it. */
const char *sv_paper_name (SvPaper paper);

/* The paper, and the part of it that is for what is cut out. */
SvSheetBox sv_sheet_paper (SvPaper paper, bool across);
SvSheetBox sv_sheet_room (SvPaper paper, bool across);
