/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* SvNewMatchPage: game, variant, teams and players of a match that is about to begin.
 *
 * Everything is filled in with sensible values, so that the one big button always works; when it
 * cannot, a sentence beside it says why. It makes the match; the window shows it. */

#include "sv-draft.h"
#include "sv-match.h"
#include "sv-team-form.h"

#include <gtk/gtk.h>

#define SV_TYPE_NEW_MATCH_PAGE (sv_new_match_page_get_type ())
G_DECLARE_FINAL_TYPE (SvNewMatchPage, sv_new_match_page, SV, NEW_MATCH_PAGE, GtkWidget)

/* An SvPage. Signals: "edit" (SvDraft *draft: a team, or a copy of the chosen
 * rules), "set-up" (SvMatch *match: a position is to be set up for it first).
 * Actions: new-match.start, new-match.set-up, new-match.swap, new-match.edit-variant. */

/* Choose the game. */
void sv_new_match_page_set_game (SvNewMatchPage *self, const SvGame *game);

/* The file of from, in the library, is called path now: what was chosen stays chosen. */
void sv_new_match_page_follow (SvNewMatchPage *self, const char *from, const char *path);

/* The form of side 0 or 1. */
SvTeamForm *sv_new_match_page_get_form (SvNewMatchPage *self, int side);

/* Choose the first team, or the rules, by the path of its file, or by its name if it comes with the
 * program. What is not there changes nothing. */
void
sv_new_match_page_choose (SvNewMatchPage *self, SvDocumentKind kind, const char *wanted);

/* The match as it is filled in, or NULL with the reason. */
SvMatch *sv_new_match_page_make (SvNewMatchPage *self, GError **error);
