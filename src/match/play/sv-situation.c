/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "sv-situation.h"

#include "sv-seats.h"

void
sv_situation_init (SvSituation *self, const SvGame *game)
{
  *self = (SvSituation){ .game = game };
  self->legal = g_new0 (SvEvent, game->max_legal);
  self->targets = g_new0 (SvTarget, game->max_legal);
}

void
sv_situation_clear (SvSituation *self)
{
  g_free (self->legal);
  g_free (self->targets);
}

static void
read_state (SvSituation *self, const SvHistory *history, unsigned k)
{
  if (k == sv_history_get_position (history))
    memcpy (self->state, sv_history_get_state (history), self->game->state_size);
  else
    sv_history_state_at (history, k, self->state);
}

void
sv_situation_read (SvSituation *self, const SvHistory *history, unsigned k)
{
  const SvGame *game = self->game;
  const void *setup = self->setup = sv_history_get_setup (history);

  self->position = k;
  read_state (self, history, k);
  game->view (setup, self->state, &self->view);
  sv_game_scene (game, setup, self->state, &self->scene);
  game->node (setup, self->state, &self->node);
  self->n_legal = game->legal (setup, self->state, self->legal);
  for (unsigned i = 0; i < self->n_legal; i++)
    game->event_target (setup, self->state, self->legal[i], &self->targets[i]);
}

int
sv_situation_find_legal (const SvSituation *self, SvEvent event)
{
  for (unsigned i = 0; i < self->n_legal; i++)
    if (sv_event_equal (self->legal[i], event))
      return (int)i;
  return -1;
}

const SvSeatDoc *
sv_situation_get_decider (const SvSituation *self, const GPtrArray *seats)
{
  return sv_seats_decider (seats, &self->view, &self->node, self->targets, self->n_legal);
}

/* A seat with an unknown kind of player is played by a person, so that the match can continue. */
const SvBot *
sv_situation_get_bot (const SvSituation *self, const GPtrArray *seats)
{
  const SvSeatDoc *seat = sv_situation_get_decider (self, seats);
  const SvBot *bot = seat != NULL && seat->kind != NULL ? sv_bot_by_id (seat->kind) : NULL;

  return bot != NULL && bot->plays != NULL && !bot->plays (self->game) ? NULL : bot;
}
