/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* SvTeamEditor: the page on which the user edits a team: name, colours, logo and all cards.
 *
 * It shows a draft and commits every change to it; undo is that of the draft. The points left
 * are always visible. A team that is not legal yet is saved too, and the page says why no match
 * can be played with it. */

#include "sv-draft-page.h"

#define SV_TYPE_TEAM_EDITOR (sv_team_editor_get_type ())
G_DECLARE_FINAL_TYPE (SvTeamEditor, sv_team_editor, SV, TEAM_EDITOR, SvDraftPage)

/* Actions:
 * team.import, team.import-file (s: URI), team.paste: import a list of players as one undo step.
 * team.picture (i: target), team.picture-files (i: target, as: URIs): set a picture, which the
 * user crops first. A target is the index of a card, or -1 for the logo. Several pictures, or one
 * for no card of the team, are shown to the user with the players after whom they are called; the
 * others go to the next cards without a picture, from the target on.
 * team.photos: add the pictures of a folder to the players after whom they are called.
 * team.crop-again (i: target): crop the present picture once more.
 * team.remove-logo, team.swap-colours. */

GtkWidget *sv_team_editor_new (SvDraft *draft);
