/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-cup-sheets: the texts of the sheets that are printed for a competition. */

#include "sv-cup-certificates.h"
#include "sv-cup-doc.h"
#include "sv-sheet-cup-pages.h"

/* Return all that can be printed for a competition, with slips for the matches without a result,
 * and certificates for @team, or for those that a negative number stands for; see
 * sv-cup-certificates.h. The result points into @doc, which must outlive it. */
SvSheetCup *sv_cup_sheets_new (const SvCupDoc *doc, int team);
