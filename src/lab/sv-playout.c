/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sv-playout.h"

#include <string.h>

void
sv_playout_begin (SvPlayout *self, const void *state, gint64 elapsed_ms)
{
  memcpy (self->state, state, self->game->state_size);
  self->elapsed_ms = elapsed_ms;
  self->clocked = self->bot_memories[0]->bot->thinks || self->bot_memories[1]->bot->thinks;
  self->tempo = (SvTempo){ 0 };
  sv_tempo_add (&self->tempo, self->game, self->state, 0);
  sv_game_timing (self->game, self->setup, self->state, &self->timing);
}

/* Return the side that plays at home; side 0 if the game has not decided it yet. */
static int
find_home (const SvPlayout *self)
{
  SvView view;

  self->game->view (self->setup, self->state, &view);
  return sv_view_home (&view);
}

static SvEvent
choose (SvPlayout *self, const SvNode *node, const atomic_bool *stop)
{
  const SvTiming *timing = &self->timing;
  SvEvent *legal = self->legal;

  if (node->time && timing->clock_runs && timing->period_ms > 0 &&
      self->elapsed_ms >= timing->period_ms)
    return sv_event_time ();
  const unsigned n = self->game->legal (self->setup, self->state, legal);
  g_assert (n > 0);
  if (node->kind == SV_NODE_CHANCE)
    return legal[sv_rng_below (self->rng, n)];
  SvBotMemory *bot_memory =
      self->bot_memories[node->side == (self->at_home ? find_home (self) : 0) ? 0 : 1];
  if (bot_memory->bot->thinks) {
    bot_memory->left_ms = sv_tempo_left (timing, self->elapsed_ms);
    bot_memory->tempo = self->tempo;
  }
  return legal[sv_bot_memory_choose (bot_memory, self->state, legal, n, self->rng, stop)];
}

bool
sv_playout_step (SvPlayout *self, const atomic_bool *stop, SvEvent *event, gint64 *time_ms)
{
  const bool clock_runs = self->timing.clock_runs;
  const unsigned period = self->timing.period;
  const int64_t period_ms = self->timing.period_ms;
  SvNode node;

  self->game->node (self->setup, self->state, &node);
  if (node.kind == SV_NODE_OVER)
    return false;
  *event = choose (self, &node, stop);
  if (clock_runs && event->verb != SV_VERB_TIME)
    self->elapsed_ms += self->pace_ms;
  /* A shot that is completed after the time was up gets the last moment of the period as its
   * time. */
  if (period_ms > 0)
    self->elapsed_ms = MIN (self->elapsed_ms, period_ms);
  if (time_ms != NULL)
    *time_ms = self->elapsed_ms;
  self->game->apply (self->setup, self->state, *event);
  if (self->clocked)
    sv_tempo_add (&self->tempo, self->game, self->state, clock_runs ? self->pace_ms : 0);
  sv_game_timing (self->game, self->setup, self->state, &self->timing);
  if (self->timing.period != period)
    self->elapsed_ms = 0;
  return true;
}
