/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* SvTeamEditor: the page to make a team: name, colours, logo, and all its cards at once.
 *
 * It shows a draft and commits every change to it; undo is the draft's. The points that are left
 * are always in sight. A team that no match can be played with yet is kept all the same, and the
 * page says why. */

#include "sv-draft-page.h"

G_BEGIN_DECLS

#define SV_TYPE_TEAM_EDITOR (sv_team_editor_get_type ())
G_DECLARE_FINAL_TYPE (SvTeamEditor, sv_team_editor, SV, TEAM_EDITOR, SvDraftPage)

/* Actions: team.import, team.import-file(s uri), team.paste,
 * team.logo, team.remove-logo, team.swap-colours. */

GtkWidget *sv_team_editor_new (SvDraft *draft);

/* Where a picture goes: the card's index, or this. */
enum { SV_TEAM_EDITOR_LOGO = -1 };

/* Take a list of players as it stands in a file, in one step of undo, and tell what was skipped. */
void sv_team_editor_take_list (SvTeamEditor *self, const char *data, gsize n);

/* Let people crop the picture of a file, then take it; or tell why not. */
void sv_team_editor_take_file (SvTeamEditor *self, int place, GFile *file);

G_END_DECLS
