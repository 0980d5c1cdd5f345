/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-sheet-scoreboard: prints a scoreboard with a panel for home and away and a track on which a
 * coin counts the goals. */

#include "sv-sheet-frame.h"

/* Add the page of the scoreboard. @blank: without names and players, with room to draw a logo. */
void sv_sheet_add_scoreboard (SvSheets *self, bool blank);
