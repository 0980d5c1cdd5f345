/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* SvOppositePrompt: the text of the prompt in one line, for the player on the opposite side of a
 * screen that lies flat.
 *
 * It is painted upright; the layout of the page rotates it. Screen readers ignore it, since it
 * repeats the prompt. It follows the match and the prompt bar that are set. */

#include "sv-prompt-bar.h"

#define SV_TYPE_OPPOSITE_PROMPT (sv_opposite_prompt_get_type ())
G_DECLARE_FINAL_TYPE (SvOppositePrompt, sv_opposite_prompt, SV, OPPOSITE_PROMPT, GtkWidget)

GtkWidget *sv_opposite_prompt_new (SvPromptBar *prompt);

void sv_opposite_prompt_set_match (SvOppositePrompt *self, SvMatch *match);
