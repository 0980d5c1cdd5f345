/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sv-playout.h"

#include <string.h>

void
sv_playout_begin (SvPlayout *self, const void *state, gint64 elapsed_ms)
{
  memcpy (self->state, state, self->game->state_size);
  self->elapsed_ms = elapsed_ms;
  self->tempo = (SvTempo){ 0 };
  self->game->view (self->setup, self->state, &self->view);
}

static SvEvent
choose (SvPlayout *self, const SvNode *node, const atomic_bool *stop)
{
  const SvView *view = &self->view;
  SvEvent legal[SV_MAX_LEGAL];

  if (node->time && view->clock_runs && view->period_ms > 0 && self->elapsed_ms >= view->period_ms)
    return sv_event_time ();
  const unsigned n = self->game->legal (self->setup, self->state, legal);
  g_assert (n > 0);
  if (node->kind == SV_NODE_CHANCE)
    return legal[sv_rng_below (self->rng, n)];
  /* Until the game says who is at home, that is the first team. */
  const int first = self->at_home ? MAX (view->shown_first, 0) : 0;
  SvMind *mind = self->minds[node->side == first ? 0 : 1];
  mind->left_ms = sv_tempo_left (view, self->elapsed_ms);
  mind->tempo = self->tempo;
  return legal[sv_mind_choose (mind, self->state, legal, n, self->rng, stop)];
}

bool
sv_playout_step (SvPlayout *self, const atomic_bool *stop, SvEvent *event, gint64 *time_ms)
{
  const uint8_t period = self->view.period;
  SvNode node;

  self->game->node (self->setup, self->state, &node);
  if (node.kind == SV_NODE_OVER)
    return false;
  *event = choose (self, &node, stop);
  if (self->view.clock_runs && event->verb != SV_VERB_TIME)
    self->elapsed_ms += self->pace_ms;
  /* A shot in the air at the end of a period is stamped with its last moment. */
  if (self->view.period_ms > 0)
    self->elapsed_ms = MIN (self->elapsed_ms, self->view.period_ms);
  if (time_ms != NULL)
    *time_ms = self->elapsed_ms;
  alignas (16) unsigned char before[SV_MAX_STATE];
  memcpy (before, self->state, self->game->state_size);
  self->game->apply (self->setup, self->state, *event);
  sv_tempo_add (&self->tempo, self->game, before, self->state,
                self->view.clock_runs ? self->pace_ms : 0);
  self->game->view (self->setup, self->state, &self->view);
  if (self->view.period != period)
    self->elapsed_ms = 0;
  return true;
}
