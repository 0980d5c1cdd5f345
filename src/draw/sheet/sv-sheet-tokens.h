/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-sheet-tokens: what lies about beside the board: the clock that dice move, places for those who sit
 * beside the pitch, score tiles, cards, bandages. */

#include "sv-sheet-frame.h"

/* Add its page. */
void sv_sheet_add_tokens (SvSheets *self);
