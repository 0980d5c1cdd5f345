/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-panel: what the panels in the place of the board do alike. */

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Give a button inside the scroller the focus, and show the panel from its beginning, even if a
 * small window has no room for the button then. */
gboolean sv_panel_grab_focus (GtkWidget *scroller, GtkWidget *button);

G_END_DECLS
