/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-sheet-booklet: the rules of a game with pictures, as a booklet of half pages: the sheets are printed on
 * both sides, laid on each other and folded.
 *
 *      ┌─────────┬─────────┐      ┌─────────┬─────────┐
 *      │ n       │ 1       │      │ 2       │ n − 1   │
 *      └─────────┴─────────┘      └─────────┴─────────┘                                                */

#include "sv-sheet-frame.h"

/* Add both sides of all its sheets, if the game tells its rules. */
void sv_sheet_add_booklet (SvSheets *self);

/* Which page of a booklet of n pages (a multiple of 4), both counted from 0, stands on the left or (right)
 * on the right half of a side of a sheet. */
unsigned sv_sheet_booklet_page (unsigned n, unsigned side, bool right);
