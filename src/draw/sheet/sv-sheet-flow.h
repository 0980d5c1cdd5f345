/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-sheet-flow: draws the flow chart of a turn: boxes in columns and rows, with arrows between
 * them. */

#include "sv-sheet-frame.h"

/* Draw the flow chart of the game into @box. The game must have one. @size: size of the words in
 * millimetres. */
void sv_sheet_paint_flow (SvSheets *self, cairo_t *cr, double size, SvSheetBox box);
