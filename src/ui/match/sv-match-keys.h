/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-match-keys: the keys of a match page that are no shortcuts of an action.
 *
 *      Space, Enter   throw, or press the highlighted button; wherever the focus is
 *      1 … 6          the number of a real die, a figure of a close-up, or a button
 *      Escape         skip the announcement, hide the advice, let go, or return to the pitch
 *      Backspace      take back the number of a real die
 *      L              show or hide the names of squares and discs
 *
 * The shortcuts of actions, such as Ctrl+Z, are in sv_match_actions_get_accels (). */

#include "sv-action-bar.h"
#include "sv-match-pitch.h"
#include "sv-press-keys.h"
#include "sv-prompt-bar.h"
#include "sv-tutor.h"

/* What the keys of a match page act upon. It owns none of it but @anywhere. */
typedef struct {
  GtkWidget *page;
  GActionGroup *actions; /* the group "match" of the page */
  SvMatchPitch *pitch;
  SvPromptBar *prompt;
  SvActionBar *buttons;
  GtkWidget *dice; /* the SvThrowStrip */
  SvTutor *tutor;
  SvMatch *match;   /* or NULL */
  GtkWidget *panel; /* the panel of half-time and end, or NULL if it was never shown */
  SvPressKeys *anywhere;
} SvMatchKeys;

/* Add the keys to the page. Call once, when the fields up to @tutor are set; @self must live as
 * long as the page. */
void sv_match_keys_attach (SvMatchKeys *self);

/* Let Space and Enter work in the whole window; the page must be in one. */
void sv_match_keys_root (SvMatchKeys *self);
/* Call this before the page leaves its window. */
void sv_match_keys_unroot (SvMatchKeys *self);
