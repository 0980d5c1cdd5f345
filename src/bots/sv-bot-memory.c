/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sv-bot-memory.h"

#include <stdlib.h>
#include <string.h>

SvBotMemory *
sv_bot_memory_new (const SvBot *bot, const SvGame *game, const void *setup)
{
  SvBotMemory *self = calloc (1, sizeof *self);

  if (self == NULL)
    abort ();
  self->bot = bot;
  self->game = game;
  self->setup = setup;
  self->left_ms = -1;
  return self;
}

void
sv_bot_memory_free (SvBotMemory *self)
{
  free (self->solution);
  free (self);
}

void
sv_bot_memory_go_on (SvBotMemory *self, const void *state)
{
  memcpy (self->expected, state, self->game->state_size);
  self->game->apply (self->setup, self->expected, self->steps[self->step++]);
}

int
sv_bot_memory_planned (const SvBotMemory *self, const void *state, const SvEvent *legal, unsigned n)
{
  SvNode node;

  if (self->step >= self->n_steps || memcmp (state, self->expected, self->game->state_size) != 0)
    return -1;
  self->game->node (self->setup, state, &node);
  if (node.secret)
    return -1;
  for (unsigned i = 0; i < n; i++)
    if (sv_event_equal (legal[i], self->steps[self->step]))
      return (int)i;
  return -1;
}
