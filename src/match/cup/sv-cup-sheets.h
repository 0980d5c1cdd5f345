/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-cup-sheets: the texts of the sheets that are printed for a competition. */

#include "sv-cup-certificates.h"
#include "sv-cup-doc.h"
#include "sv-sheet-cup-pages.h"

/* Return what can be printed for a competition as these @kinds of pages, with slips for the matches
 * without a result, and certificates for @team, or for those that a negative number stands for; see
 * sv-cup-certificates.h. The result points into @doc, which must outlive it. */
SvSheetCup *sv_cup_sheets_new (const SvCupDoc *doc, SvCupSheetKinds kinds, int team);
