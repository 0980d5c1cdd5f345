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

/* Paint a rule, its words size large, below y, with its picture if that is wanted and there is one. cr NULL:
 * nothing is painted. Returns the height it takes. */
double sv_sheet_paint_rule (
    SvSheets *self, cairo_t *cr, const SvRule *rule, double size, bool picture, SvSheetBox box);
