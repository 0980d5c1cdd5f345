/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-bot-exact: chooses by the exact worth of what follows, in games that have a solver. */

#include "sv-mind.h"

/* The index of one of the best of n legal events; of any, if there is no memory or stop says so. All
 * is worked out at the first choice of a match, which takes a tenth of a second; by_time: and again in
 * its last minutes, when the score and the time that mind was told count. */
unsigned sv_bot_exact_choose (SvMind *mind,
                              const void *state,
                              const SvEvent *legal,
                              unsigned n,
                              bool by_time,
                              SvRng *rng,
                              const atomic_bool *stop);
