/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-sheet-rules: the rules of a game in short on a page, what a variant has otherwise first, and how a
 * turn goes on another. */

#include "sv-sheet-frame.h"

/* Add both pages, if the game has them. */
void sv_sheet_add_rules (SvSheets *self);

/* Paint below y, framed, what the rules have otherwise than the standard game. cr NULL: nothing is painted.
 * Returns the height it takes; 0: there is nothing. */
double sv_sheet_paint_differences (SvSheets *self, cairo_t *cr, double size, SvSheetBox box);

/* Fill room, of which so much is taken already, with the rules from the first one on, one below the other, their words
 * size large; pictures: with their pictures. cr NULL: nothing is painted. Returns the rule to go on with, if any. */
unsigned sv_sheet_fill_rules (SvSheets *self,
                              cairo_t *cr,
                              unsigned first,
                              double size,
                              bool pictures,
                              SvSheetBox room,
                              double taken);
