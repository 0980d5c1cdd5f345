/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-cup-sheets: the texts of the sheets that are printed for a competition. */

#include "sv-cup-doc.h"
#include "sv-sheet-cup-pages.h"

/* Return all that can be printed for a competition, with slips for the matches without a result.
 * If @team is -1, it has certificates for the first three teams, once no match can change them;
 * otherwise one for that team, whatever its rank. The result points into @doc, which must outlive
 * it. */
SvSheetCup *sv_cup_sheets_new (const SvCupDoc *doc, int team);
