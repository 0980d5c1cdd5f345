/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-sheet-slip: slips that the result of a match is written on, four on a page. */

#include "sv-sheet-cup.h"

/* Add the pages of all slips of cup, which outlives the sheets. */
void sv_sheet_add_slips (SvSheets *self, const SvSheetCup *cup);
