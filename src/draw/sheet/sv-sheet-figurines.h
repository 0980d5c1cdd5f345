/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-sheet-figurines: prints figurines to fold and stand up, and the ball. */

#include "sv-sheet-frame.h"

/* Add the pages of figurines. */
void sv_sheet_add_figurines (SvSheets *self);
