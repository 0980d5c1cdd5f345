/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-cup-sheets: the words of a competition's sheets. */

#include "sv-cup-doc.h"
#include "sv-sheet-cup-pages.h"

/* All that can be printed of it, slips for the matches without a result. Certificates are of the first three
 * places, once no match can change them; or of this team alone (-1: none), whatever it became. What it
 * points to is doc's. */
SvSheetCup *sv_cup_sheets_new (const SvCupDoc *doc, int team);
