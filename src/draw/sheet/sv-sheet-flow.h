/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-sheet-flow: a drawing of how a turn goes: boxes in columns and rows, and arrows between them. */

#include "sv-sheet-frame.h"

/* Paint that of the game, which has one, into box; words are size large. */
void sv_sheet_paint_flow (SvSheets *self, cairo_t *cr, double size, SvSheetBox box);
