/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-choice-words: texts for a user who hovers over the pitch to choose a move: what a choice
 * does, what it is called, and why nothing can be chosen there. Strings are freed with g_free
 * (). */

#include "sv-aim.h"
#include "sv-choice.h"
#include "sv-match.h"

/* Return whether a piece and a space (either may be -1) may be chosen, with the cost, or why not;
 * "" if there is nothing to say. */
char *sv_choice_words_can (const SvChoice *choice, SvMatch *match, int piece, int space);

/* Return odds in a few letters, e.g. "1 in 3". */
char *sv_choice_words_odds (guint64 odds, guint64 of);

/* Return in a few letters how likely the ball arrives, or NULL if nothing depends on chance; and
 * how many points are left, or NULL if the choice costs none. */
char *sv_choice_words_chance (const SvAim *aim);
char *sv_choice_words_left (const SvAim *aim);

/* Return the name of an option in a menu of several: by its piece, or by its event. */
char *sv_choice_words_option (const SvOption *option, SvMatch *match, gboolean by_piece);

/* Return the label of the button that chooses legal event @i: its own, or what the piece does. Free
 * with g_free (). */
char *sv_choice_words_button (SvMatch *match, unsigned i);

/* Return why nothing can be chosen in @match at all at this moment, or NULL. */
const char *sv_choice_words_waiting (SvMatch *match);

/* Return why @answer is REFUSE. */
char *sv_choice_words_refusal (const SvAnswer *answer, SvMatch *match);
