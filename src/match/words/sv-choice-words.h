/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-choice-words: what a person who points at a match is told: what a choice does, what it is called,
 * and why nothing can be chosen there. Strings are to be freed with g_free (). */

#include "sv-choice.h"
#include "sv-match.h"

/* Whether a piece and a space (either may be -1) may be chosen, with what that costs, or why not; "" if
 * there is nothing to say. */
char *sv_choice_words_can (const SvChoice *choice, SvMatch *match, int piece, int space);

/* What an option is called among those it must be told from: by its piece, or by its event. */
char *sv_choice_words_option (const SvOption *option, SvMatch *match, gboolean by_piece);

/* Why nothing at all can be chosen in match now, or NULL. */
const char *sv_choice_words_waiting (SvMatch *match);

/* Why an answer is REFUSE. */
char *sv_choice_words_refusal (const SvAnswer *answer, SvMatch *match);
