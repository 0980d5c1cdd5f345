/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* SvPromptBar: the one line that always says who must do what, or which step is looked back at, and
 * beside it the way to the rule of this moment; over it the part of the turn.
 *
 * What the board answers ("told") takes its place for some seconds. It follows a match by
 * itself. */

#include "sv-match.h"

#include <gtk/gtk.h>

#define SV_TYPE_PROMPT_BAR (sv_prompt_bar_get_type ())
G_DECLARE_FINAL_TYPE (SvPromptBar, sv_prompt_bar, SV, PROMPT_BAR, GtkWidget)

void sv_prompt_bar_set_match (SvPromptBar *self, SvMatch *match);

/* Say sentence for some seconds; empty or NULL: back to the prompt. */
void sv_prompt_bar_tell (SvPromptBar *self, const char *sentence);

/* What happened last, which the line above shows; "" for nothing. While it is told nobody is asked for
 * anything: then it stands alone, in the place of the prompt. */
void sv_prompt_bar_set_line (SvPromptBar *self, const char *sentence, gboolean alone);

/* Open the rule of this moment. */
void sv_prompt_bar_teach (SvPromptBar *self);

/* Let label say what it says, now and later. */
void sv_prompt_bar_mirror (SvPromptBar *self, GtkLabel *label);

/* Keep room for one line instead of two, for low windows. */
void sv_prompt_bar_set_compact (SvPromptBar *self, gboolean compact);
