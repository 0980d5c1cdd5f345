/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sv-bots.h"

#include <stdalign.h>
#include <string.h>

static const SvBot *const bots[] = { &sv_bot_random, &sv_bot_greedy, NULL };

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
