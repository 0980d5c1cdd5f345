/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-sheet-cards: the player cards of both teams. */

#include "sv-sheet-frame.h"

/* Add their pages; blank: with number and role only. */
void sv_sheet_add_cards (SvSheets *self, bool blank);
