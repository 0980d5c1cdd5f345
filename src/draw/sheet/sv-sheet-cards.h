/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-sheet-cards: the player cards of both teams. */

#include "sv-sheet-frame.h"

/* How cards stand on a page, edge to edge. */
typedef struct {
  unsigned columns, rows;
  bool across;
} SvCardGrid;

/* As many as a sheet can hold. */
SvCardGrid sv_sheet_card_grid (SvPaper paper);

/* How many cards stand on the page that begins with this card, counted over both teams. */
unsigned sv_sheet_cards_on_page (const SvSheets *self, unsigned first);

/* The corner of the grid. */
void sv_sheet_card_corner (const SvSheets *self, double *x, double *y);

/* Marks round n cards; mirrored: they stand from the right. */
void sv_sheet_paint_card_marks (SvSheets *self, cairo_t *cr, unsigned n, bool mirrored);

/* Add their pages; blank: with number and role only. */
void sv_sheet_add_cards (SvSheets *self, bool blank);
