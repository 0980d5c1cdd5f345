/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* SvTeamEditor: the page to make a team: name, colours, logo, and all its cards at once.
 *
 * It shows a draft and commits every change to it; undo is the draft's. The points that are left
 * are always in sight. A team that no match can be played with yet is kept all the same, and the
 * page says why. */

#include "sv-draft-page.h"

#define SV_TYPE_TEAM_EDITOR (sv_team_editor_get_type ())
G_DECLARE_FINAL_TYPE (SvTeamEditor, sv_team_editor, SV, TEAM_EDITOR, SvDraftPage)

/* Actions: team.import, team.import-file(s uri), team.paste: a list of players, taken in one step of
 * undo. team.picture(i place), team.picture-files(i place, as uris): pictures, which people crop first; the
 * second and the others go to the next cards without one, as the first does if place is no card's;
 * place: the card's index, or -1 for the logo. team.crop-again(i place): the picture that is there
 * is cropped once more. team.remove-logo, team.swap-colours. */

GtkWidget *sv_team_editor_new (SvDraft *draft);
