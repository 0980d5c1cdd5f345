/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-window-position: from a window's match to the editor of positions, and back to a match. What
 * the editor looks like is SvPositionPage's business. */

#include "sv-window.h"

G_BEGIN_DECLS

/* Set up a position, beginning with the one that match shows; match itself stays as it is. */
void sv_window_show_position (SvWindow *self, SvMatch *match);

/* The window's action win.edit-position: the same for its own match. */
void sv_window_edit_position_action (GtkWidget *widget, const char *name, GVariant *parameter);

G_END_DECLS
