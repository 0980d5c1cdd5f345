/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-sheet-board: prints the board twice: large, on two sheets that are glued together, and small,
 * on one sheet. */

#include "sv-sheet-frame.h"

/* Add the pages of the board. */
void sv_sheet_add_board (SvSheets *self);

/* Paint the whole board into the middle of @box, as large as fits. Returns the rectangle that the
 * board takes, in millimetres. */
SvSheetBox sv_sheet_paint_small_board (SvSheets *self, cairo_t *cr, SvSheetBox box);

/* Return how many millimetres a board unit measures on the board of two sheets. */
double sv_sheet_board_scale (const SvSheets *self);
