/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-change-step: a dialog to choose another event for one step of a match.
 *
 * It lists what could have happened at that moment, in words. What is chosen makes a new match; the
 * match itself is never changed. The page plays it, as when somebody plays on from an earlier
 * position; what became of the later steps is told there. */

#include "sv-match.h"
#include "sv-page.h"

/* Show it over page for kept event i of match. */
void sv_change_step_show (SvPage *page, SvMatch *match, unsigned i);
