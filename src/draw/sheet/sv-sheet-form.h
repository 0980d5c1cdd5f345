/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-sheet-form: a form to write a match down by hand: who played, goals, what else happened, the result. */

#include "sv-sheet-frame.h"

/* Add the page of the form. */
void sv_sheet_add_form (SvSheets *self);
