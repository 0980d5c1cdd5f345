/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-sheet-booklet: the rules of a game with pictures, as a booklet of half pages: the sheets are
 * printed on both sides, laid on each other and folded.
 *
 *      ┌─────────┬─────────┐      ┌─────────┬─────────┐
 *      │ n       │ 1       │      │ 2       │ n − 1   │
 *      └─────────┴─────────┘      └─────────┴─────────┘ */

#include "sv-sheet-frame.h"

/* Add both sides of all sheets of the booklet; add nothing if the game has no printed rules. */
void sv_sheet_add_booklet (SvSheets *self);

/* Return which page of a booklet stands on one half of a sheet: the right half if @right, else the
 * left one. @n: how many pages the booklet has, a multiple of 4; @side: the printed side, where
 * sheet i has sides 2i and 2i + 1. Pages and sides are 0-based. */
unsigned sv_sheet_booklet_page (unsigned n, unsigned side, bool right);
