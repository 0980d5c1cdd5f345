/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* SvWhoPlays: the people of a team with more people than cards, each with a tick. Those who are
 * ticked play the match that is about to begin.
 *
 *      Who plays today
 *      ☑ Sanne   ☑ Daan   ☐ Noor
 *      ☑ Milan   ☑ Bo
 *      Bo plays for Noor.
 *      Attack points: 14 of 14 ●●●●●●●●●●●●●●
 *
 * The widget makes a team of its own for the match. It never changes the team in the library. */

#include <gtk/gtk.h>

#include "sv-team-doc.h"

#define SV_TYPE_WHO_PLAYS (sv_who_plays_get_type ())
G_DECLARE_FINAL_TYPE (SvWhoPlays, sv_who_plays, SV, WHO_PLAYS, GtkBox)

/* Signal "changed": somebody was ticked or unticked. */

/* Show the people of @team, which is copied. Those on the cards are ticked; but if the same people
 * were shown before, the ticks stay. The widget hides itself if the team has nobody in reserve. */
void sv_who_plays_set_team (SvWhoPlays *self, const SvTeamDoc *team);

/* Return the team as it plays today, or NULL if the widget is hidden or the number of ticks is
 * wrong. Transfer none, valid until somebody is ticked. */
const SvTeamDoc *sv_who_plays_get_team (SvWhoPlays *self);

/* Show how many points the team of today has spent by the rules in @setup, a set-up of the game. */
void sv_who_plays_show_points (SvWhoPlays *self, const void *setup);

/* Return a sentence that says how many people must be ticked or unticked, or NULL if the number is
 * right. Free with g_free (). */
char *sv_who_plays_check (SvWhoPlays *self);
