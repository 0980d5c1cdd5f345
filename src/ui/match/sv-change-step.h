/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* SvChangeStep: a dialog to choose another event for one step of a match.
 *
 * It lists what could have happened at that moment, in words. What is chosen makes a new match; the
 * match itself is never changed. The page hears of it by its signal "play", as when somebody plays
 * on from an earlier position; what became of the later steps is told there. */

#include "sv-match.h"

#include <gtk/gtk.h>

#define SV_TYPE_CHANGE_STEP (sv_change_step_get_type ())
G_DECLARE_FINAL_TYPE (SvChangeStep, sv_change_step, SV, CHANGE_STEP, GtkWindow)

/* Signal: "chosen" (SvMatch *match, const char *told): the new match, and what became of the steps
 * after the one that was changed. */

/* A dialog for kept event i of match. */
SvChangeStep *sv_change_step_new (SvMatch *match, unsigned i);

/* Show it over page, a widget with the signals of SvMatchPage. */
void sv_change_step_show (GtkWidget *page, SvMatch *match, unsigned i);

/* Choose row k, as a click on it does. */
void sv_change_step_choose (SvChangeStep *self, unsigned k);
