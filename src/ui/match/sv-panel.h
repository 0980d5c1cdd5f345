/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-panel: what the panels in the place of the board do alike. */

#include "sv-match.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Both teams in their colours, the first of the scoreboard left, with the score; as it is now. */
void sv_panel_show_score (GtkLabel *score, GtkWidget *left, GtkWidget *right, SvMatch *match);

/* Give a button inside the scroller the focus, and show the panel from its beginning, even if a
 * small window has no room for the button then. */
gboolean sv_panel_grab_focus (GtkWidget *scroller, GtkWidget *button);

G_END_DECLS
