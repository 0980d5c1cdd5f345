/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-sheet-rules: prints the rules of a game in short on one page, beginning with what a variant
 * changes, and the flow chart of a turn on another. */

#include "sv-sheet-frame.h"

/* Add both pages: each only if the game has rules or a flow chart. */
void sv_sheet_add_rules (SvSheets *self);

/* Paint, in a frame at the top of @box, how the rules differ from the standard game. With @cr NULL
 * nothing is painted. Returns the height in millimetres, or 0 if there are no differences. */
double sv_sheet_paint_differences (SvSheets *self, cairo_t *cr, double size, SvSheetBox box);

/* Fill @room with rules, one below the other, from rule @first on. @size: size of the words;
 * @pictures: show the pictures of the rules too; @taken: height at the top of @room that is already
 * used. With @cr NULL nothing is painted. Returns the index of the first rule that did not fit. */
unsigned sv_sheet_fill_rules (SvSheets *self,
                              cairo_t *cr,
                              unsigned first,
                              double size,
                              bool pictures,
                              SvSheetBox room,
                              double taken);
