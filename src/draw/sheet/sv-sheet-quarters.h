/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-sheet-quarters: things that are printed four on a page and cut apart, such as result slips and
 * the cards with the links of the boards. */

#include "sv-sheet-cup.h"

/* Paint thing number @i of @cup into @box, a quarter of the page. */
typedef void (*SvSheetQuarter) (
    SvSheets *self, cairo_t *cr, const SvSheetCup *cup, unsigned i, SvSheetBox box);

/* Add pages for @n things. The content of @page is the SvSheetCup, and its function calls
 * sv_sheet_paint_quarters (). */
void sv_sheet_add_quarters (SvSheets *self, SvSheetPage page, unsigned n);

/* Paint a page that sv_sheet_add_quarters () has added for @n things, with the lines to cut at. */
void sv_sheet_paint_quarters (
    SvSheets *self, cairo_t *cr, unsigned page, unsigned n, SvSheetQuarter paint);
