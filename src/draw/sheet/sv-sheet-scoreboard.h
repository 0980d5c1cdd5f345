/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-sheet-scoreboard: home and away, with a track for the goals. */

#include "sv-sheet-frame.h"

/* Add its page; blank: with room for a logo. */
void sv_sheet_add_scoreboard (SvSheets *self, bool blank);
