/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* SvFinalPanel: the end of a match: who won, who scored when, and what to do now.
 *
 * It knows no rules. Its buttons are actions of the
 * window (win.new-match, win.save); signal "look-back": show the board and the report. */

#include "sv-match.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define SV_TYPE_FINAL_PANEL (sv_final_panel_get_type ())
G_DECLARE_FINAL_TYPE (SvFinalPanel, sv_final_panel, SV, FINAL_PANEL, GtkWidget)

GtkWidget *sv_final_panel_new (void);

/* Show the end of match, which is over. */
void sv_final_panel_show (SvFinalPanel *self, SvMatch *match);

G_END_DECLS
