/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sv-bot.h"

#include <stdalign.h>
#include <string.h>

#include "sv-bot-greedy.h"

/* Any legal event, all equally likely: the weakest player there is, and the one of the tests. */
static bool
plays_all (const SvGame *game)
{
  return true;
}

static unsigned
choose_any (const SvGame *game,
            const void *setup,
            const void *state,
            const SvEvent *legal,
            unsigned n,
            SvRng *rng,
            const atomic_bool *stop)
{
  return sv_rng_below (rng, n);
}

static const SvBot random_player = {
  .id = "random",
  .title = N_ ("Computer – beginner"),
  .help = N_ ("Plays anything that the rules allow."),
  .plays = plays_all,
  .choose = choose_any,
};

static bool
plays_valued (const SvGame *game)
{
  return game->appraise != NULL;
}

static const SvBot greedy_player = {
  .id = "greedy",
  .title = N_ ("Computer – club player"),
  .help = N_ ("Plays every turn as well as it can, but does not look further ahead."),
  .thinks = true,
  .plays = plays_valued,
  .choose = sv_bot_greedy_choose,
};

static const SvBot *const bots[] = { &random_player, &greedy_player, NULL };

const SvBot *const *
sv_bots (void)
{
  return bots;
}

const SvBot *
sv_bot_by_id (const char *id)
{
  for (const SvBot *const *bot = bots; *bot != NULL; bot++)
    if (strcmp ((*bot)->id, id) == 0)
      return *bot;
  return NULL;
}

unsigned
sv_bot_choose (const SvBot *bot,
               const SvGame *game,
               const void *setup,
               const void *state,
               const SvEvent *legal,
               unsigned n,
               SvRng *rng,
               const atomic_bool *stop)
{
  alignas (16) unsigned char seen[SV_MAX_STATE];
  SvNode node;

  game->node (setup, state, &node);
  memcpy (seen, state, game->state_size);
  if (game->veil != NULL)
    game->veil (setup, seen, node.side);
  return bot->choose (game, setup, seen, legal, n, rng, stop);
}
