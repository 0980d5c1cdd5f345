/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* SvMatchPage, an SvPage: one match on the screen: scoreboard, board, cards, prompt, dice, report.
 *
 * It owns the action group "match", inserted on itself: SvMatchActions, and report (stateful), lesson
 * and skip. It knows no rules and no files: the window opens and saves. */

#include "sv-teller.h"

#include <gtk/gtk.h>

#define SV_TYPE_MATCH_PAGE (sv_match_page_get_type ())
G_DECLARE_FINAL_TYPE (SvMatchPage, sv_match_page, SV, MATCH_PAGE, GtkWidget)

/* Show match; NULL: none. */
void sv_match_page_set_match (SvMatchPage *self, SvMatch *match);
/* Who tells what happens in it; NULL: no match. */
SvTeller *sv_match_page_get_teller (SvMatchPage *self);
