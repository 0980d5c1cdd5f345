/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-sheet-tokens: prints the small parts beside the board: a clock track, places for players off
 * the pitch, score tiles, yellow and red cards, bandages. */

#include "sv-sheet-frame.h"

/* Add the page of small parts. */
void sv_sheet_add_tokens (SvSheets *self);
