/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* SvTeamForm: one of the two teams on the page for a new match: which team, who plays, and who
 * plays which figurine. Everything is filled in; figurines are divided as equally as possible. */

#include <gtk/gtk.h>

#include "sv-library.h"

#define SV_TYPE_TEAM_FORM (sv_team_form_get_type ())
G_DECLARE_FINAL_TYPE (SvTeamForm, sv_team_form, SV, TEAM_FORM, GtkWidget)

/* Signals: "changed", whenever the match would be another one; "edit": the chosen team shall be
 * edited. */

/* Ask for side (0, 1) of a match of game; teams of SvLibraryItem, at least one, kept. names: what
 * the players are called, may be short or NULL. */
void sv_team_form_set_game (
    SvTeamForm *self, const SvGame *game, int side, GPtrArray *teams, const char *const *names);

/* The chosen team, and its place in the list. */
const SvTeamDoc *sv_team_form_get_team (SvTeamForm *self);
const SvLibraryItem *sv_team_form_get_item (SvTeamForm *self);
guint sv_team_form_get_selected (SvTeamForm *self);

/* Choose from other teams now (of SvLibraryItem): the library changed. The team of that path (or,
 * if NULL, the one chosen before) stays chosen if it is still there. */
void sv_team_form_set_teams (SvTeamForm *self, GPtrArray *teams, const char *path);

/* The file of from is called path now. */
void sv_team_form_follow (SvTeamForm *self, const char *from, const char *path);
void sv_team_form_set_selected (SvTeamForm *self, guint selected);

/* Show the shirts of the match that these two forms ask for. */
void sv_team_form_show_shirts (SvTeamForm *self, SvTeamForm *first, SvTeamForm *second);

/* How many people play in this team. */
unsigned sv_team_form_get_n_players (SvTeamForm *self);

/* The row of player i, to be filled in. */
struct _SvSeatRow *sv_team_form_get_row (SvTeamForm *self, unsigned i);

/* Let player i play the figurine at place j of the team, by shirt number. */
void sv_team_form_give_figurine (SvTeamForm *self, unsigned j, unsigned i);

/* Add the players to seats, of SvSeatDoc. */
void sv_team_form_add_seats (SvTeamForm *self, GPtrArray *seats);

/* Fill in the players of this team, as sv_team_form_add_seats () gave them. */
void sv_team_form_set_seats (SvTeamForm *self, const GPtrArray *seats);

/* NULL, or a sentence: why no match can begin like this. Free with g_free (). */
char *sv_team_form_check (SvTeamForm *self);
