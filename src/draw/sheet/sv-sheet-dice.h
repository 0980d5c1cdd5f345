/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-sheet-dice: dice to fold and glue, with three, four or six numbers. */

#include "sv-sheet-frame.h"

/* Add the pages of the dice that the game throws. */
void sv_sheet_add_dice (SvSheets *self);
