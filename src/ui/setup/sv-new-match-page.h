/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* SvNewMatchPage: the page on which the user chooses game, rules (variant), teams and players of
 * a new match.
 *
 * Every field starts with a sensible value, so that the user can press the Start button at once.
 * If a match cannot begin with the present choices, the button is disabled and a sentence beside
 * it says why. The page creates the SvMatch; it does not show it, which the window does. */

#include "sv-draft.h"
#include "sv-match.h"
#include "sv-team-form.h"

#include <gtk/gtk.h>

#define SV_TYPE_NEW_MATCH_PAGE (sv_new_match_page_get_type ())
G_DECLARE_FINAL_TYPE (SvNewMatchPage, sv_new_match_page, SV, NEW_MATCH_PAGE, GtkWidget)

/* Implements SvPage.
 *
 * Signals:
 * "edit" (SvDraft *draft): the window shall open an editor for a team or for a copy of the
 * chosen rules.
 * "set-up" (SvMatch *match): the window shall let the user set up a starting position for @match
 * first.
 *
 * Actions: new-match.start, new-match.set-up, new-match.swap, new-match.edit-variant. */

/* Choose the game and fill in the last choices made for it. */
void sv_new_match_page_set_game (SvNewMatchPage *self, const SvGame *game);

/* Replace the path @from by @path after a file of the library was renamed, so that the choices
 * stay. */
void sv_new_match_page_follow (SvNewMatchPage *self, const char *from, const char *path);

/* Return the form of side @side (0 or 1); transfer none. */
SvTeamForm *sv_new_match_page_get_form (SvNewMatchPage *self, int side);

/* Choose the first team (if @kind is SV_DOCUMENT_TEAM) or otherwise the rules. @wanted is the
 * path of the file, or the name of an item that comes with the program. If there is no such
 * item, nothing changes. */
void sv_new_match_page_choose (SvNewMatchPage *self, SvDocumentKind kind, const char *wanted);

/* Create the match from the present choices (transfer full). On failure, return NULL and set
 * @error to a sentence for the user. */
SvMatch *sv_new_match_page_make (SvNewMatchPage *self, GError **error);
