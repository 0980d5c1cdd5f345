/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sv-perft.h"

#include <stdalign.h>
#include <string.h>

static uint64_t
count (const SvGame *game, const void *setup, const void *state, SvEvent *events, unsigned depth)
{
  alignas (16) unsigned char next[SV_MAX_STATE];
  const unsigned n = game->legal (setup, state, events);
  uint64_t sum = 0;

  if (n == 0)
    return 1; /* the match is over: the sequence ended early */
  if (depth == 1)
    return n;
  for (unsigned i = 0; i < n; i++) {
    memcpy (next, state, game->state_size);
    game->apply (setup, next, events[i]);
    sum += count (game, setup, next, events + game->max_legal, depth - 1);
  }
  return sum;
}

uint64_t
sv_perft (const SvGame *game, const void *setup, const void *state, unsigned depth)
{
  enum { MAX_DEPTH = 64, ROOM = 3584 };
  SvEvent events[ROOM];

  if (depth == 0)
    return 1;
  if (depth > MAX_DEPTH || depth * game->max_legal > ROOM)
    return 0; /* too many sequences to count in a reasonable time */
  return count (game, setup, state, events, depth);
}
