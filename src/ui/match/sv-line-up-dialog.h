/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-line-up-dialog: a dialog to save the current line-up of a side under a name, and to rename or
 * remove saved ones.
 *
 *      ┌───────┐  [ name          ] [Save]
 *      │ ° °°  │
 *      └───────┘
 *      [ Wall         ] [x]
 *      [ Long ball    ] [x] */

#include "sv-page.h"

/* Show the dialog over the window of @page, for the side that lined up last. */
void sv_line_up_dialog_show (SvPage *page, SvMatch *match);

/* Restore a removed line-up. @removed: parameter of the action match.put-line-up, which the
 * toast's button triggers. */
void sv_line_up_dialog_put_back (SvMatch *match, GVariant *removed);
