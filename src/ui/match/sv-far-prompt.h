/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* SvFarPrompt: what the prompt says, in one line, for who sits at the other edge of a screen that lies flat.
 *
 * It is painted the usual way up; the layout of the page turns it. Only eyes need it: for a screen
 * reader it is not there. It follows match and prompt by itself. */

#include "sv-prompt-bar.h"

#define SV_TYPE_FAR_PROMPT (sv_far_prompt_get_type ())
G_DECLARE_FINAL_TYPE (SvFarPrompt, sv_far_prompt, SV, FAR_PROMPT, GtkWidget)

GtkWidget *sv_far_prompt_new (SvPromptBar *prompt);

void sv_far_prompt_set_match (SvFarPrompt *self, SvMatch *match);
