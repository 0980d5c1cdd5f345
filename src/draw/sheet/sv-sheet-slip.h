/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-sheet-slip: prints result slips of a competition, four on a page, on which the players write
 * the result of their match. */

#include "sv-sheet-cup.h"

/* Add the pages of all slips of @cup, which must outlive the sheets. */
void sv_sheet_add_slips (SvSheets *self, const SvSheetCup *cup);
