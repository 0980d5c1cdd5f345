/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-sheet-backs: backs for the player cards, on sheets of their own. */

#include "sv-sheet-frame.h"

/* Add their pages. fronts: the cards too, each page of them before its backs, for printers that print both
 * sides of the paper. */
void sv_sheet_add_backs (SvSheets *self, bool fronts);
