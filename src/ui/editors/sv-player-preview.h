/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* SvPlayerPreview: what each row of a list of players would give a team, before anything is taken.
 *
 *      ┌ Cancel ─────── Players of the List ─────── Take Over ┐
 *      │ 2 players would be taken over.                       │
 *      │  1  Anne   Attack power: 2                           │
 *      │  2  Bo     Row 3: “x” is no Sex.                     │
 *      │  –  Chris  Row 4: there is no card left for Chris.   │
 *      └──────────────────────────────────────────────────────┘
 *
 * It changes no team. */

#include <gtk/gtk.h>

#include "sv-player-list.h"

#define SV_TYPE_PLAYER_PREVIEW (sv_player_preview_get_type ())
G_DECLARE_FINAL_TYPE (SvPlayerPreview, sv_player_preview, SV, PLAYER_PREVIEW, GtkWindow)

/* Signal: "taken" (GBytes *list), when the list is wanted. Actions: players.take, players.cancel. */

/* A window above parent (or NULL), to be presented, of a list: team is the one that result was read
 * onto. */
SvPlayerPreview *sv_player_preview_new (GtkWindow *parent,
                                        GBytes *list,
                                        const SvTeamDoc *team,
                                        const SvPlayerListResult *result);
