/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-match-messages: what a match page tells people while they watch, and where:
 *
 *      scoreboard    the new score after a goal; it flashes when the whistle sounds
 *      pitch         large captions: the whistle, the last minute
 *      referee       the line about the last event
 *      toasts        notices of the match, and the comment on the step that is shown
 *
 * The announcements over the pitch themselves are in sv-match-pitch. */

#include "sv-line-bar.h"
#include "sv-match-pitch.h"
#include "sv-prompt-bar.h"
#include "sv-scoreboard.h"

typedef struct {
  /* the page and those of its parts where something is said; not owned */
  GtkWidget *page;
  SvScoreboard *scoreboard;
  SvMatchPitch *pitch;
  SvPromptBar *prompt;
  SvLineBar *line;
  SvMatch *match;                                   /* or NULL; not owned */
  GSignalGroup *of_match, *of_clock, *of_announcer; /* owned */
} SvMatchMessages;

/* Listen to a match, once one is set. Call once, when the parts are set; @self must live until
 * sv_match_messages_clear (). */
void sv_match_messages_init (SvMatchMessages *self);

/* Set the match, or NULL. The pitch must have it already. */
void sv_match_messages_set_match (SvMatchMessages *self, SvMatch *match);

/* Free what @self owns. */
void sv_match_messages_clear (SvMatchMessages *self);
