/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* SvFarPrompt: the text of the prompt in one line, for the player on the opposite side of a screen
 * that lies flat.
 *
 * It is painted upright; the layout of the page rotates it. Screen readers ignore it, since it
 * repeats the prompt. It follows the match and the prompt bar that are set. */

#include "sv-prompt-bar.h"

#define SV_TYPE_FAR_PROMPT (sv_far_prompt_get_type ())
G_DECLARE_FINAL_TYPE (SvFarPrompt, sv_far_prompt, SV, FAR_PROMPT, GtkWidget)

GtkWidget *sv_far_prompt_new (SvPromptBar *prompt);

void sv_far_prompt_set_match (SvFarPrompt *self, SvMatch *match);
