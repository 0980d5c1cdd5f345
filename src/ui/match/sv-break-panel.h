/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* SvBreakPanel: what people see between two parts of a match: the score, who plays which figurine
 * in the next part, and the way on.
 *
 * Two players of a team may exchange figurines here; it writes that to the match's seats. Signal
 * "continue": the button was pressed. */

#include "sv-match.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define SV_TYPE_BREAK_PANEL (sv_break_panel_get_type ())
G_DECLARE_FINAL_TYPE (SvBreakPanel, sv_break_panel, SV, BREAK_PANEL, GtkWidget)

GtkWidget *sv_break_panel_new (void);

/* Show the break that match is in now; NULL: let go of the match. */
void sv_break_panel_show (SvBreakPanel *self, SvMatch *match);

G_END_DECLS
