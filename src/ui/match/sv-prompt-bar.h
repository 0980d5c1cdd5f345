/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* SvPromptBar: one line that always says who must do what, or which step is looked back at. Beside
 * it is a button for the rule of this moment, and above it are the steps of the turn.
 *
 * Messages of the board (signal "told") replace the line for some seconds. It follows the match
 * that is set. */

#include "sv-match.h"

#include <gtk/gtk.h>

#define SV_TYPE_PROMPT_BAR (sv_prompt_bar_get_type ())
G_DECLARE_FINAL_TYPE (SvPromptBar, sv_prompt_bar, SV, PROMPT_BAR, GtkWidget)

void sv_prompt_bar_set_match (SvPromptBar *self, SvMatch *match);

/* Show @sentence for some seconds. If it is empty or NULL, show the prompt again. */
void sv_prompt_bar_tell (SvPromptBar *self, const char *sentence);

/* Show below the prompt what a place means: @words, in one or more lines; nothing if NULL. It goes
 * when the position changes. */
void sv_prompt_bar_explain (SvPromptBar *self, const char *words);

/* Set the sentence about the last event, "" for none, which the line above shows. */
void sv_prompt_bar_set_line (SvPromptBar *self, const char *sentence);

/* Open the popover with the rule of this moment. */
void sv_prompt_bar_teach (SvPromptBar *self);

/* Keep the text of @label equal to that of this bar. */
void sv_prompt_bar_mirror (SvPromptBar *self, GtkLabel *label);

/* Set whether the bar is in a narrow column: it has more lines then. */
void sv_prompt_bar_set_tall (SvPromptBar *self, gboolean tall);
/* Set whether there is room for one line instead of two, for low windows. */
void sv_prompt_bar_set_compact (SvPromptBar *self, gboolean compact);
