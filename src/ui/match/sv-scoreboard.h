/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* SvScoreboard: teams, score, clock and period of a match, in one strip.
 *
 * It follows the match that is set: the first team of the scoreboard (the home team, once known)
 * is on the left, unless the scoreboard is turned. It changes nothing in the match. The size of
 * its letters comes from the style sheet (classes "compact" and "huge"). */

#include "sv-match.h"

#include <gtk/gtk.h>

#define SV_TYPE_SCOREBOARD (sv_scoreboard_get_type ())
G_DECLARE_FINAL_TYPE (SvScoreboard, sv_scoreboard, SV, SCOREBOARD, GtkWidget)

/* Set the match to show, or NULL. */
void sv_scoreboard_set_match (SvScoreboard *self, SvMatch *match);

/* Show the new score with an animation when a goal is announced, before the match itself shows
 * it. */
void sv_scoreboard_tell_score (SvScoreboard *self, const int score[2]);

/* Set whether the teams change places, because the pitch is rotated. */
void sv_scoreboard_set_turned (SvScoreboard *self, gboolean turned);

/* Set whether the teams are above and below the clock, in a narrow column, and not beside it. */
void sv_scoreboard_set_stacked (SvScoreboard *self, gboolean stacked);

/* Set whether letters are smaller, and whether short names of the teams are used. */
void sv_scoreboard_set_compact (SvScoreboard *self, gboolean compact, gboolean short_names);
