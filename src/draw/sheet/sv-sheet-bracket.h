/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-sheet-bracket: prints the bracket of a knock-out competition. */

#include "sv-sheet-cup.h"

/* Add the pages of the bracket: several if it has more rounds than can be read on one. @cup must
 * outlive the sheets. */
void sv_sheet_add_bracket (SvSheets *self, const SvSheetCup *cup);
