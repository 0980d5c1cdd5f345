/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-ask: answer, in one sentence, what a user who does not see the window asks with a key: the
 * clock, the score, where the ball is, or what can be chosen.
 *
 * The answers are about the position that is shown. They reveal no secret and change nothing. */

#include "sv-match.h"

typedef enum { SV_ASK_SCORE, SV_ASK_CLOCK, SV_ASK_BALL, SV_ASK_CHOICES, SV_N_ASKS } SvAsk;

/* Return the answer to one question about @match, translated; free with g_free (). */
char *sv_ask_dup_answer (SvMatch *match, SvAsk ask);
