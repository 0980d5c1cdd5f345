/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* SvTeamForm: the choices for one of the two teams on the page for a new match: which team, how
 * many players it has, who they are, and which player controls which figurine. All fields start
 * filled in; the figurines are divided among the players as equally as possible. It does not
 * create the match; SvNewMatchPage does. */

#include <gtk/gtk.h>

#include "sv-library.h"

#define SV_TYPE_TEAM_FORM (sv_team_form_get_type ())
G_DECLARE_FINAL_TYPE (SvTeamForm, sv_team_form, SV, TEAM_FORM, GtkWidget)

/* Signals:
 * "changed": a choice that changes the match was made.
 * "edit": the user wants to edit the chosen team. */

/* Set the form up for side @side (0 or 1) of a match of @game. @teams: teams to choose from,
 * array of SvLibraryItem, not empty; the form keeps a reference. @names: names of the players,
 * or NULL; players without a name there get a standard name. */
void sv_team_form_set_game (
    SvTeamForm *self, const SvGame *game, int side, GPtrArray *teams, const char *const *names);

/* Return the chosen team: its document as it plays this match, with those on its cards who were
 * ticked; its library item (both owned by the form); or its index in the list. */
const SvTeamDoc *sv_team_form_get_team (SvTeamForm *self);
const SvLibraryItem *sv_team_form_get_item (SvTeamForm *self);
guint sv_team_form_get_selected (SvTeamForm *self);

/* Replace the list of teams by @teams (array of SvLibraryItem, not empty) after the library has
 * changed. The team with the path @path (or, if @path is NULL, the team chosen before) is chosen
 * if the new list has it. */
void sv_team_form_set_teams (SvTeamForm *self, GPtrArray *teams, const char *path);

/* Replace the path @from by @path after a file of the library was renamed. */
void sv_team_form_follow (SvTeamForm *self, const char *from, const char *path);
void sv_team_form_set_selected (SvTeamForm *self, guint selected);

/* Draw the pictures of this form in the colours that the teams chosen in @first and @second wear
 * against each other. */
void sv_team_form_show_shirts (SvTeamForm *self, SvTeamForm *first, SvTeamForm *second);

/* If the team has people in reserve, show how many points those who play today have spent by the
 * rules in @setup. */
void sv_team_form_show_points (SvTeamForm *self, const void *setup);

/* Return the number of players of this team. */
unsigned sv_team_form_get_n_players (SvTeamForm *self);

/* Return the row of player @i (0-based); transfer none. */
struct _SvSeatRow *sv_team_form_get_row (SvTeamForm *self, unsigned i);

/* Let player @i control figurine @j; both 0-based, figurines in the order of their shirt
 * numbers. */
void sv_team_form_give_figurine (SvTeamForm *self, unsigned j, unsigned i);

/* Append a new SvSeatDoc for each player of this team to @seats. */
void sv_team_form_add_seats (SvTeamForm *self, GPtrArray *seats);

/* Fill in this team's players from @seats, which may hold players of both teams (array of
 * SvSeatDoc). */
void sv_team_form_set_seats (SvTeamForm *self, const GPtrArray *seats);

/* Return a sentence that says why no match can begin with these players or with the people who are
 * ticked, or NULL if it can. Free with g_free (). */
char *sv_team_form_check (SvTeamForm *self);
