/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* SvPlayerPreview: shows what each row of an imported list of players would change on the cards of
 * a team, before anything is changed.
 *
 *      ┌ Cancel ─────── Players of the List ─────── Take Over ┐
 *      │ 2 players would be taken over.                       │
 *      │ ☑ 1  Anne   Attack power: 2                          │
 *      │ ☑ 2  Bo     Row 3, column “M/V”: “x” is no Sex.      │
 *      │ ☐ –  Chris                                           │
 *      └──────────────────────────────────────────────────────┘
 *
 * The user ticks the players to import. The window itself does not change the team. */

#include "sv-player-list.h"
#include "sv-preview.h"

#define SV_TYPE_PLAYER_PREVIEW (sv_player_preview_get_type ())
G_DECLARE_FINAL_TYPE (SvPlayerPreview, sv_player_preview, SV, PLAYER_PREVIEW, SvPreview)

/* Create a window above @parent (or NULL) that shows what @list (the bytes of a CSV or text
 * file) would change in @team. The caller must present it. Returns NULL and sets @error if the
 * list holds no player. */
SvPlayerPreview *
sv_player_preview_new (GtkWindow *parent, GBytes *list, const SvTeamDoc *team, GError **error);

/* Write the ticked players onto the cards of @team, which is the team given to
 * sv_player_preview_new () or another one of the same game. Parameters and errors as for
 * sv_player_list_read (). */
gboolean sv_player_preview_read (SvPlayerPreview *self,
                                 SvTeamDoc *team,
                                 SvPlayerListResult *result,
                                 GError **error);
