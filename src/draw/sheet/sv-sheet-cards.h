/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-sheet-cards: the player cards of both teams, and where cards and their backs stand on a page. */

#include "sv-sheet-frame.h"

/* How cards stand on a page, edge to edge. */
typedef struct {
  unsigned columns, rows;
  bool across;
} SvCardGrid;

/* The grid that holds most cards. */
SvCardGrid sv_sheet_card_grid (SvPaper paper);

/* Cards are counted over both teams: those of the second one begin at game->n_cards. Each page of cards has
 * in `first` the card that it begins with. A team begins a page of its own, to be given away, unless both
 * teams together need fewer pages. */
bool sv_sheet_first_card (const SvSheets *self, unsigned *first);
bool sv_sheet_next_cards (const SvSheets *self, unsigned *first);
unsigned sv_sheet_cards_on_page (const SvSheets *self, unsigned first);

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

/* Cut marks round n cards, or round their backs. */
void sv_sheet_paint_card_marks (SvSheets *self, cairo_t *cr, unsigned n, bool backs);

/* Add the page that begins with card first. */
void sv_sheet_add_card_page (SvSheets *self, unsigned first, bool blank);

/* Add all their pages; blank: with number and role only. */
void sv_sheet_add_cards (SvSheets *self, bool blank);
