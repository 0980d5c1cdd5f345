/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* SvPlayerPreview: what each row of a list of players would give a team, before anything is taken.
 *
 *      ┌ Cancel ─────── Players of the List ─────── Take Over ┐
 *      │ 2 players would be taken over.                       │
 *      │ ☑ 1  Anne   Attack power: 2                          │
 *      │ ☑ 2  Bo     Row 3, column “M/V”: “x” is no Sex.      │
 *      │ ☐ –  Chris                                           │
 *      └──────────────────────────────────────────────────────┘
 *
 * Who is ticked comes along. It changes no team. */

#include <gtk/gtk.h>

#include "sv-player-list.h"

#define SV_TYPE_PLAYER_PREVIEW (sv_player_preview_get_type ())
G_DECLARE_FINAL_TYPE (SvPlayerPreview, sv_player_preview, SV, PLAYER_PREVIEW, GtkWindow)

/* Signal: "taken" (), when the list is wanted. Actions: players.take, players.cancel. */

/* A window above parent (or NULL), to be presented, that shows what @list would give @team, or NULL with
 * an error if there is no player in the list. The team is not changed. */
SvPlayerPreview *
sv_player_preview_new (GtkWindow *parent, GBytes *list, const SvTeamDoc *team, GError **error);

/* Write the players that are ticked onto the cards of @team, which is the preview's or another of the
 * same game; like sv_player_list_read (). */
gboolean sv_player_preview_read (SvPlayerPreview *self,
                                 SvTeamDoc *team,
                                 SvPlayerListResult *result,
                                 GError **error);
