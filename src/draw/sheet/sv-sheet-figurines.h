/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-sheet-figurines: figurines to fold and stand, and the ball. */

#include "sv-sheet-frame.h"

/* Add their pages. */
void sv_sheet_add_figurines (SvSheets *self);
