/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* SvWallWindow: the scoreboard of a match or a table in a window of its own, for a second screen: both teams
 * in their colours with their logos, the score, the clock, and the whistle as a flash and a
 * sentence. It follows the match by itself and changes nothing in it. F11: the whole screen. */

#include <gtk/gtk.h>

#include "sv-match.h"
#include "sv-table.h"
#include "sv-teller.h"

#define SV_TYPE_WALL_WINDOW (sv_wall_window_get_type ())
G_DECLARE_FINAL_TYPE (SvWallWindow, sv_wall_window, SV, WALL_WINDOW, GtkWindow)

/* One that goes when beside does, and fills another monitor than that of beside if there is one. */
SvWallWindow *sv_wall_window_new (GtkWindow *beside);

/* Follow a match, telling what teller (or NULL) tells of it, or a table; whichever was followed before is let go. To be called once at least
 * before the window is shown. */
void sv_wall_window_set_match (SvWallWindow *self, SvMatch *match, SvTeller *teller);
void sv_wall_window_set_table (SvWallWindow *self, SvTable *table);
