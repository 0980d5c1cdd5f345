/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* SvPanel: what replaces the board in a break between two periods and at the end of a match: the
 * facts, and buttons to go on. The score is on the scoreboard above it.
 *
 * In a break, two players of a team may exchange figurines, which changes the seats of the match.
 * Between computer players the break ends by itself after some seconds. When the match may go on,
 * the panel emits the signal "rested" of the match. At the end it shows the result, how the matches
 * of today between the two teams went, the scorers, and three things to do: a rematch, the replay,
 * and the start page; the rest is in the menu.
 * Signal "done": the user or the countdown has ended the break. */

#include "sv-match.h"

#include <gtk/gtk.h>

#define SV_TYPE_PANEL (sv_panel_get_type ())
G_DECLARE_FINAL_TYPE (SvPanel, sv_panel, SV, PANEL, GtkWidget)

/* Set the match whose breaks and end are shown, or NULL. The caller must call sv_panel_update ()
 * afterwards. */
void sv_panel_set_match (SvPanel *self, SvMatch *match);

/* Count down a break between computer players by one second; at 0 the match continues. Call every
 * second while the panel is shown. Returns FALSE if there is nothing left to count. */
gboolean sv_panel_count_down (SvPanel *self);

/* Set whether the statistics stand below the scorers, in a narrow window. */
void sv_panel_set_narrow (SvPanel *self, gboolean narrow);

/* Show the current break of the match, or its end. Hide the panel if @hidden, or if the user has
 * already ended this break. */
void sv_panel_update (SvPanel *self, gboolean hidden);
