/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-match-notes: a dialog for what a match is called, and for notes about all of it. What is typed
 * counts at once. */

#include "sv-page.h"

/* Ask over the window of page. */
void sv_match_notes_show (SvPage *page, SvMatch *match);
