/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-ask: what somebody who does not see the window asks for with a key, in one sentence: the clock, the
 * score, where the ball is, what can be chosen.
 *
 * It answers about the position that is shown, tells no secret, and changes nothing. */

#include "sv-match.h"

typedef enum { SV_ASK_SCORE, SV_ASK_CLOCK, SV_ASK_BALL, SV_ASK_CHOICES, SV_N_ASKS } SvAsk;

/* The answer, translated; free with g_free (). */
char *sv_ask_dup_answer (SvMatch *match, SvAsk ask);
