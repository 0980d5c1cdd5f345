/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* SvWallView: a scoreboard that can be read from ten metres away: both teams in their colours, the
 * score, the clock and one line of text; at half-time and at the end also a picture of the hall.
 *
 * It follows the match or table that is set, changes nothing in it, and flashes when the whistle
 * sounds. It is dark in every colour scheme. Screen readers get the score as its name and the
 * caption as its description. */

#include <gtk/gtk.h>

#include "sv-paint-wall.h"
#include "sv-scoreline.h"

#define SV_TYPE_WALL_VIEW (sv_wall_view_get_type ())
G_DECLARE_FINAL_TYPE (SvWallView, sv_wall_view, SV, WALL_VIEW, GtkDrawingArea)

/* Show this match or table; NULL shows nothing. */
void sv_wall_view_set_scored (SvWallView *self, SvScored *scored);

/* Show a sentence below the score instead of the period; NULL shows the period again. */
void sv_wall_view_set_caption (SvWallView *self, const char *sentence);

/* Compute where the clock and the teams would be if the view were @width × @height pixels, for a
 * parent that puts buttons over them. A match or table must be set. */
void sv_wall_view_get_rooms (SvWallView *self, int width, int height, SvWallRooms *out);
