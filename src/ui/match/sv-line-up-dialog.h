/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-line-up-dialog: a dialog to save how a side has lined up, and to rename or remove what was saved.
 *
 *      ┌───────┐  [ name          ] [Save]
 *      │ ° °°  │
 *      └───────┘
 *      [ Wall         ] [x]
 *      [ Long ball    ] [x] */

#include "sv-page.h"

/* Show it over the window of page, for the side that lined up last. */
void sv_line_up_dialog_show (SvPage *page, SvMatch *match);

/* Put one back that was removed, as the toast's button wants: what its action match.put-line-up is given. */
void sv_line_up_dialog_put_back (SvMatch *match, GVariant *removed);
