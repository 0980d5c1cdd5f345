/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* SvActionBar: a button for each legal event that is chosen with a button ("Start", "Stop" …).
 *
 * The game names the buttons; this widget shows them when a person must act. They trigger the
 * action match.choose of the page. If a team may line up, a button for that comes first
 * (match.line-up); buttons for which there is no room beside it are shown in the popover of
 * line-ups. */

#include "sv-match.h"

#include <gtk/gtk.h>

#define SV_TYPE_ACTION_BAR (sv_action_bar_get_type ())
G_DECLARE_FINAL_TYPE (SvActionBar, sv_action_bar, SV, ACTION_BAR, GtkWidget)

void sv_action_bar_set_match (SvActionBar *self, SvMatch *match);

/* Press the highlighted button. Returns FALSE if there is none. */
gboolean sv_action_bar_press (SvActionBar *self);

/* Press button @number, counted from 1. Returns FALSE if there are not as many. */
gboolean sv_action_bar_press_number (SvActionBar *self, unsigned number);

/* Set whether the buttons are hidden, because the match is paused or an earlier position is
 * shown. */
void sv_action_bar_set_locked (SvActionBar *self, gboolean locked);

/* Set whether the buttons stand in the column beside the pitch, where long labels have a row each.
 */
void sv_action_bar_set_beside (SvActionBar *self, gboolean beside);
