/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-sheet-board: the board, on two sheets that join and on one. */

#include "sv-sheet-frame.h"

/* Add the pages of the board. */
void sv_sheet_add_board (SvSheets *self);

/* Millimetres of a board unit on the board of two sheets. */
double sv_sheet_board_scale (const SvSheets *self);
