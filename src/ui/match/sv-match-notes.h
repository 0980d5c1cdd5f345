/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-match-notes: a dialog for the title of a match and for notes on the whole match. Each change
 * is stored in the match at once. */

#include "sv-page.h"

/* Show the dialog over the window of @page. */
void sv_match_notes_show (SvPage *page, SvMatch *match);
