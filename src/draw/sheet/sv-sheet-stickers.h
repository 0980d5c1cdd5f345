/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-sheet-stickers: prints shirt numbers to stick on pawns or chess pieces, for playing without
 * figurines. */

#include "sv-sheet-frame.h"

/* Add the page of stickers. */
void sv_sheet_add_stickers (SvSheets *self);
