/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-sheet-certificate: what a team takes home: its place, in its colours. */

#include "sv-sheet-cup.h"

/* Add a page for each. cup outlives the sheets. */
void sv_sheet_add_certificates (SvSheets *self, const SvSheetCup *cup);
