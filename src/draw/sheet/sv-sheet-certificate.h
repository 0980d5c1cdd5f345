/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-sheet-certificate: prints a certificate for each team of a competition, with its final place,
 * in its colours. */

#include "sv-sheet-cup.h"

/* Add a page for each certificate of @cup, which must outlive the sheets. */
void sv_sheet_add_certificates (SvSheets *self, const SvSheetCup *cup);
