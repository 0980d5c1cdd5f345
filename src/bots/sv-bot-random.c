/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Any legal event, all equally likely: the weakest player there is, and the one of the tests. */

#include "sv-bots.h"

static bool
plays (const SvGame *game)
{
  return true;
}

static unsigned
choose (const SvGame *game,
        const void *setup,
        const void *state,
        const SvEvent *legal,
        unsigned n,
        SvRng *rng,
        const atomic_bool *stop)
{
  return sv_rng_below (rng, n);
}

const SvBot sv_bot_random = {
  .id = "random",
  .title = N_ ("Beginner"),
  .help = N_ ("Plays anything that the rules allow."),
  .plays = plays,
  .choose = choose,
};
