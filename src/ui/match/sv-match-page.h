/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* SvMatchPage, an SvPage: one match on the screen: scoreboard, board, cards, prompt, dice, replay.
 *
 * It owns the action group "match" (SvMatchActions), inserts it on itself, and adds the actions
 * replay (stateful), lesson and skip. It knows no rules and no files: the window opens and
 * saves. */

#include "sv-announcer.h"

#include <gtk/gtk.h>

#define SV_TYPE_MATCH_PAGE (sv_match_page_get_type ())
G_DECLARE_FINAL_TYPE (SvMatchPage, sv_match_page, SV, MATCH_PAGE, GtkWidget)

/* Show @match, or nothing if NULL. */
void sv_match_page_set_match (SvMatchPage *self, SvMatch *match);
/* Return the announcer of the match, or NULL if there is no match. */
SvAnnouncer *sv_match_page_get_announcer (SvMatchPage *self);
