/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-sheet-paper: the paper sizes and margins of printed sheets. All lengths are in millimetres. */

#include <glib.h>
#include <stdbool.h>

typedef enum { SV_PAPER_A4, SV_PAPER_LETTER } SvPaper;

typedef struct {
  double x, y, w, h;
} SvSheetBox;

/* Margins at the sides and at the top and bottom: more than any common printer leaves unprinted. */
#define SV_SHEET_SIDE 10.0
#define SV_SHEET_HEAD 16.5

/* Return the usual paper of the user's country, by the locale category LC_PAPER. */
SvPaper sv_paper_of_locale (void);

/* Read the name of a paper size, "a4" or "letter" in any case. Returns FALSE, and leaves @out
 * unchanged, for any other text. */
gboolean sv_paper_parse (const char *text, SvPaper *out);

/* Return the name of @paper, as sv_paper_parse () reads it. */
const char *sv_paper_name (SvPaper paper);

/* Return the rectangle of the whole paper, and (sv_sheet_room ()) of the part inside the margins.
 * @across: landscape. */
SvSheetBox sv_sheet_paper (SvPaper paper, bool across);
SvSheetBox sv_sheet_room (SvPaper paper, bool across);
