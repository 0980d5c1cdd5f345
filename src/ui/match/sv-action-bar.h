/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* SvActionBar: a button for every legal event that is chosen with one ("Start", "Stop" …).
 *
 * The game names the buttons; this widget shows them for a person whose turn it is. They are actions
 * of the page, match.choose. Where a team may line up a button for that comes first (match.line-up),
 * and what would be too many beside it stands among the line-ups. */

#include "sv-match.h"

#include <gtk/gtk.h>

#define SV_TYPE_ACTION_BAR (sv_action_bar_get_type ())
G_DECLARE_FINAL_TYPE (SvActionBar, sv_action_bar, SV, ACTION_BAR, GtkWidget)

void sv_action_bar_set_match (SvActionBar *self, SvMatch *match);

/* Press the button that stands out. FALSE: none does. */
gboolean sv_action_bar_press (SvActionBar *self);

/* No buttons now: paused, looking back. */
void sv_action_bar_set_locked (SvActionBar *self, gboolean locked);

/* Words may stand in two lines. */
void sv_action_bar_set_narrow (SvActionBar *self, gboolean narrow);
