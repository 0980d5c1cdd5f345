/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-sheet-link: where the users of a board type their results on a telephone while the competition
 * is shared: a QR code, an address and a code. Printed on cards for the boards, four on a page, on
 * result slips, and below the list of a board's matches. */

#include "sv-sheet-cup.h"

/* Add the pages with the cards of all links of @cup, which must outlive the sheets. */
void sv_sheet_add_links (SvSheets *self, const SvSheetCup *cup);

/* Let the matches of each board be followed by its link, if it has one. @cup must keep its links
 * from now on. */
void sv_sheet_link_boards (SvSheetCup *cup);

/* Paint the code of @link @side millimetres large at @x, @y; if there is no QR code because its
 * library is missing, paint nothing. Beside it, up to the width @w, paint what to do. */
void sv_sheet_paint_link (SvSheets *self,
                          cairo_t *cr,
                          const SvSheetLink *link,
                          double x,
                          double y,
                          double side,
                          double w);
