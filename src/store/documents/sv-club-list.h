/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-club-list: the teams of a whole club, made from one list of players.
 *
 *     Naam;Ploeg           E1: Anne, Bo
 *     Anne;E1        →     E2: Cas
 *     Bo;E1                in no team: Totaal: 3
 *     Cas;E2
 *     Totaal: 3;
 *
 * The rows are read as sv-player-list reads them. They are divided by a column of teams, or into
 * teams of so many people each, in the order of the list; then people whom the user moved go to
 * their team. Somebody of two teams, "E2, E1", plays in the first one that the list knows. People
 * without a tick are in no team. */

#include "sv-player-list.h"

typedef struct {
  char *key;    /* what the column says, or the team's number */
  char *name;   /* what the team will be called */
  GArray *rows; /* indices of the rows (guint) of those who play in it, in the order of the list */
} SvClubTeam;

typedef struct {
  const SvGame *game;
  GBytes *bytes;
  SvPlayerListResult list;
  gboolean ticked[SV_PLAYER_LIST_MAX_ROWS]; /* by row of the list */
  gboolean by_column;                       /* divide by the column of teams; if there is one */
  unsigned size;                            /* people of a team that is not divided so */
  GHashTable *names;                        /* what the user calls a team, by its key */
  GHashTable *moved; /* key of the team to which the user moved somebody, by row + 1 */
  GPtrArray *teams;  /* array of SvClubTeam */
} SvClubList;

/* Read a list for teams of @game and divide it: by the column of teams if the list has one. Return
 * NULL with an error if the list has no player. Free with sv_club_list_free (). */
SvClubList *sv_club_list_read (const SvGame *game, GBytes *bytes, GError **error);
void sv_club_list_free (SvClubList *self);

/* Make the teams anew after ticks, by_column or size were changed. People whom an equal division
 * leaves over come into the reserve of the teams, one by one; if the game has no reserves, they are
 * a team with too few. */
void sv_club_list_divide (SvClubList *self);

/* Call team @i so from now on; if @name is empty, as before. */
void sv_club_list_set_name (SvClubList *self, guint i, const char *name);

/* Let the person of a row play in team @i from now on, whatever the list says, as long as there is
 * such a team. The teams change when they are divided again. */
void sv_club_list_move (SvClubList *self, guint row, guint i);

/* Return the index of the team in which the person of a row plays, or -1. */
int sv_club_list_find_team (const SvClubList *self, guint row);

/* Return how many ticked players are in no team. */
guint sv_club_list_count_left (const SvClubList *self);

/* Return team @i with its people on the cards and in reserve (transfer full). */
SvTeamDoc *sv_club_list_make_team (const SvClubList *self, guint i);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (SvClubList, sv_club_list_free)
