/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-sheet-backs: backs for the player cards, on sheets of their own. */

#include "sv-sheet-frame.h"

/* Add a page for each page of cards. */
void sv_sheet_add_backs (SvSheets *self);
