/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* SvScoreboard: the teams, the score, the clock and the part of the match, in one strip.
 *
 * It follows a match by itself: the first team of the scoreboard (the home team, once it is known)
 * stands on the left, unless it is turned. It changes nothing in the match. The size of its letters comes from the style
 * sheet (classes "compact" and "huge"). */

#include "sv-match.h"

#include <gtk/gtk.h>

#define SV_TYPE_SCOREBOARD (sv_scoreboard_get_type ())
G_DECLARE_FINAL_TYPE (SvScoreboard, sv_scoreboard, SV, SCOREBOARD, GtkWidget)

/* Show this match, or none. */
void sv_scoreboard_set_match (SvScoreboard *self, SvMatch *match);

/* A goal is told: its score turns over, before the match shows what comes of it. */
void sv_scoreboard_tell_score (SvScoreboard *self, const int score[2]);

/* Whether the teams change places, because the pitch below is turned round. */
void sv_scoreboard_set_turned (SvScoreboard *self, gboolean turned);

/* Smaller letters, and short names of the teams instead of whole ones. */
void sv_scoreboard_set_compact (SvScoreboard *self, gboolean compact, gboolean short_names);
