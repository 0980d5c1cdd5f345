/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-sheet-stickers: shirt numbers to stick on pawns or chess pieces. */

#include "sv-sheet-frame.h"

/* Add their page. */
void sv_sheet_add_stickers (SvSheets *self);
