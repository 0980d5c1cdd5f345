/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-change-step: a dialog to replace one event of a match by another.
 *
 * It lists the events that were legal at that moment, as sentences. A choice creates a new match
 * with as many of the later steps as are still legal; the old match never changes. The page then
 * opens the new match, and a message says what became of the later steps. */

#include "sv-match.h"
#include "sv-page.h"

/* Show the dialog over @page for event @i of @match. */
void sv_change_step_show (SvPage *page, SvMatch *match, unsigned i);
