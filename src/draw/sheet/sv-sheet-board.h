/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-sheet-board: the board, on two sheets that join and on one. */

#include "sv-sheet-frame.h"

/* Add the pages of the board. */
void sv_sheet_add_board (SvSheets *self);

/* Paint the whole board into the middle of box, as large as it fits. Returns the room it takes. */
SvSheetBox sv_sheet_paint_small_board (SvSheets *self, cairo_t *cr, SvSheetBox box);

/* Millimetres of a board unit on the board of two sheets. */
double sv_sheet_board_scale (const SvSheets *self);
