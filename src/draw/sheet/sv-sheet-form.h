/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-sheet-form: prints a form on which to record a match by hand: players, goals, other events and
 * the result. */

#include "sv-sheet-frame.h"

/* Add the page of the form. */
void sv_sheet_add_form (SvSheets *self);
