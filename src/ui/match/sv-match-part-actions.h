/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-match-part-actions: the actions in the group "match" that concern parts of the match page, in
 * addition to SvMatchActions, which knows no parts: undo (asks for an agreement if it must), skip,
 * throw-by-itself (b), lesson, pitch, line-up (i: which; below 0 for the first that is offered). */

#include "sv-line-bar.h"
#include "sv-match-pitch.h"
#include "sv-prompt-bar.h"

/* No pointer is owned. */
typedef struct {
  GActionMap *group;
  SvMatchPitch *pitch;
  SvPromptBar *prompt;
  SvLineBar *line;
  SvMatch *match; /* or NULL */
} SvMatchPartActions;

/* Add the actions to the group. Call once; @self must live as long as the group. */
void sv_match_part_actions_add (SvMatchPartActions *self);

/* Enable the actions that are possible now. @teaches: the match has a course or is a puzzle. */
void sv_match_part_actions_update (SvMatchPartActions *self, gboolean teaches);
