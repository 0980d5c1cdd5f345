/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-sheet-dice: prints paper dice to fold and glue, for dice with three, four or six numbers. */

#include "sv-sheet-frame.h"

/* Add the pages with every die that the game uses. */
void sv_sheet_add_dice (SvSheets *self);
