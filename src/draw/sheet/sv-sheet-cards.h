/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-sheet-cards: the player cards of both teams and their backs, and where they stand on a page. */

#include "sv-sheet-frame.h"

/* Where card i of n on a page stands. */
typedef struct {
  double x, y; /* its corner */
  SvSheetBox
      ground;  /* its colour, from this corner: more than the card where it bleeds over the cut */
  bool turned; /* it stands on its head */
} SvCardSpot;

SvCardSpot sv_sheet_card_spot (const SvSheets *self, unsigned i, unsigned n);

/* Where the back of this card stands, so that it lies behind its card when the paper is turned. */
SvCardSpot sv_sheet_back_spot (const SvSheets *self, unsigned i, unsigned n);

/* Add all their pages; blank: with number and role only. */
void sv_sheet_add_cards (SvSheets *self, bool blank);

/* Add the pages of their backs. fronts: the cards too, each page of them before its backs, for printers that print both
 * sides of the paper. */
void sv_sheet_add_backs (SvSheets *self, bool fronts);
