/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-sheet-bracket: the bracket of a knock-out. */

#include "sv-sheet-cup.h"

/* Add its pages: several if it has more rounds than can be read on one. cup outlives the sheets. */
void sv_sheet_add_bracket (SvSheets *self, const SvSheetCup *cup);
