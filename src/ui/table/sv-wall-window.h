/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* SvWallWindow: the scoreboard of a match or a table in a separate window, for a second screen:
 * both teams with colours and logos, the score, the clock, and a whistle as a flash and a
 * sentence. It only shows the match and changes nothing in it. F11 toggles full screen. */

#include <gtk/gtk.h>

#include "sv-announcer.h"
#include "sv-match.h"
#include "sv-table.h"

#define SV_TYPE_WALL_WINDOW (sv_wall_window_get_type ())
G_DECLARE_FINAL_TYPE (SvWallWindow, sv_wall_window, SV, WALL_WINDOW, GtkWindow)

/* Create a scoreboard window that closes together with the window @beside. If there is a second
 * monitor, the new window fills it. */
SvWallWindow *sv_wall_window_new (GtkWindow *beside);

/* Show a match with the announcements that @announcer makes (NULL for none), or show a table, in
 * place of what was shown before. Call one of these functions before the window is shown. */
void sv_wall_window_set_match (SvWallWindow *self, SvMatch *match, SvAnnouncer *announcer);
void sv_wall_window_set_table (SvWallWindow *self, SvTable *table);
