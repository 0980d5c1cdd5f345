/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* SvPanel: what lies in the place of the board between two parts of a match and at its end: the
 * facts, and the way on. The score is on the scoreboard above it.
 *
 * In a break two players of a team may exchange figurines; that is written to the match's seats. Between
 * computer players it goes on by itself after some seconds; in any break it tells the match that people are
 * "rested". At the end it tells who won and who scored when; its buttons are actions of the window
 * (win.rematch, win.review, win.new-match, win.save). Signal "done": Continue was pressed, or Look Back. */

#include "sv-match.h"

#include <gtk/gtk.h>

#define SV_TYPE_PANEL (sv_panel_get_type ())
G_DECLARE_FINAL_TYPE (SvPanel, sv_panel, SV, PANEL, GtkWidget)

/* The match whose breaks and end it shows, or NULL; it is to be updated afterwards. */
void sv_panel_set_match (SvPanel *self, SvMatch *match);

/* Another second of a break between computer players is over, after the last of which the match goes on;
 * called every second while it is shown. FALSE: none is left. */
gboolean sv_panel_count_down (SvPanel *self);

/* In a narrow window what is counted stands below the scorers. */
void sv_panel_set_narrow (SvPanel *self, gboolean narrow);

/* Show the break that the match is in now, or its end; or hide, as soon as people have seen it. */
void sv_panel_update (SvPanel *self);
