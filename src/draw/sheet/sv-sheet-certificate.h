/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-sheet-certificate: prints certificates of a competition in the colours of the team: the place,
 * the team or a player of it, and photos or figurines. It is complete without logo, photos and
 * names, too. */

#include "sv-sheet-cup.h"

/* Add a page for each certificate of @cup, which must outlive the sheets. */
void sv_sheet_add_certificates (SvSheets *self, const SvSheetCup *cup);
