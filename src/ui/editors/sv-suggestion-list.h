/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* SvSuggestionList: suggests changes to the cards of a team so that it wins about as often as its
 * opponent (balance suggestions). A worker thread searches for them when the user presses the
 * button; a click on a suggestion applies it to the draft of the containing SvDraftPage as one
 * undo step. */

#include <gtk/gtk.h>

#include "sv-game.h"

#define SV_TYPE_SUGGESTION_LIST (sv_suggestion_list_get_type ())
G_DECLARE_FINAL_TYPE (SvSuggestionList, sv_suggestion_list, SV, SUGGESTION_LIST, GtkBox)

/* Set the teams for which suggestions are searched: @setup must be legal, and side 0 is the team
 * that is edited. It is copied. If it differs from the previous one, the suggestions found so
 * far are removed. */
void sv_suggestion_list_show (SvSuggestionList *self, const SvGame *game, const void *setup);
