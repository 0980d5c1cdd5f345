/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-sheet-cards: prints the player cards of both teams and their backs, and says where each card
 * lies on a page. */

#include "sv-sheet-frame.h"

/* Where a card, or its back, lies on a page, in millimetres. */
typedef struct {
  double x, y; /* upper left corner of the card on the page */
  /* rectangle to fill with the card's colour, relative to that corner; larger than the card where
   * the colour bleeds over the cut */
  SvSheetBox ground;
  bool turned; /* the card is upside down */
} SvCardSpot;

SvCardSpot sv_sheet_card_spot (const SvSheets *self, unsigned i, unsigned n);

/* Return where the back of card @i of @n lies, so that it is behind its card when the paper is
 * turned over. */
SvCardSpot sv_sheet_back_spot (const SvSheets *self, unsigned i, unsigned n);

/* Add all pages of player cards. @blank: the cards show only number and role. */
void sv_sheet_add_cards (SvSheets *self, bool blank);

/* Add the pages of the card backs. @fronts: add the cards too, each page of cards before the page
 * of its backs, for printers that print both sides of the paper. */
void sv_sheet_add_backs (SvSheets *self, bool fronts);
