/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* SvMatchPage, an SvPage: one match on the screen: scoreboard, board, cards, prompt, dice, report.
 *
 * It owns what a person can do in a match: the action group "match", inserted on itself. It knows
 * no rules and no files: the window opens and saves.
 *
 * Actions: match.undo .redo .throw .pause (stateful) .report (stateful) .first .previous .next
 *          .last .play-on .change-step .die (int32 value) .choose (int32: legal event) */

#include "sv-teller.h"

#include <gtk/gtk.h>

#define SV_TYPE_MATCH_PAGE (sv_match_page_get_type ())
G_DECLARE_FINAL_TYPE (SvMatchPage, sv_match_page, SV, MATCH_PAGE, GtkWidget)

/* Show match; NULL: none. */
void sv_match_page_set_match (SvMatchPage *self, SvMatch *match);
/* Who tells what happens in it; NULL: no match. */
SvTeller *sv_match_page_get_teller (SvMatchPage *self);

/* A shortcut of an action, for gtk_application_set_accels_for_action (). */
typedef struct {
  const char *action;    /* "match.undo" */
  const char *accels[3]; /* NULL-terminated */
  const char *title;     /* translatable, for the window of shortcuts */
} SvMatchAccel;

/* All of them, ended by one with a NULL action. Space and 1–6 are not among them: the page listens
 * to these keys itself, so that buttons keep theirs. */
const SvMatchAccel *sv_match_page_get_accels (void);
