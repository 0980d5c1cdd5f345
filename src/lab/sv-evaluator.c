/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sv-evaluator.h"

#include "sv-steps.h"

#include <string.h>

void
sv_evaluator_open (SvEvaluator *self, const SvHistory *history, SvAnalysisLine *lines)
{
  *self = (SvEvaluator){ .game = sv_history_get_game (history),
                         .setup = sv_history_get_setup (history),
                         .history = history,
                         .n = sv_history_get_length (history),
                         .lines = lines };
  const size_t size = self->game->state_size;
  SvSteps steps;

  self->states = g_malloc ((self->n + 1) * size);
  char *state = self->states;
  sv_steps_begin (&steps, history, 0, self->n);
  do {
    memcpy (state, steps.after, size);
    state += size;
  } while (sv_steps_next (&steps));
}

void
sv_evaluator_close (SvEvaluator *self)
{
  g_clear_pointer (&self->states, g_free);
}

const void *
sv_evaluator_state (const SvEvaluator *self, unsigned k)
{
  return self->states + k * self->game->state_size;
}

int
sv_evaluator_lead (const SvEvaluator *self, unsigned k)
{
  SvView view;

  self->game->view (self->setup, sv_evaluator_state (self, k), &view);
  return view.score[0] - view.score[1];
}

bool
sv_evaluator_is_whistle (const SvEvaluator *self, unsigned k)
{
  return sv_history_get_event (self->history, k).verb == SV_VERB_TIME;
}

int
sv_evaluator_side (const SvEvaluator *self, unsigned k)
{
  SvNode node;

  self->game->node (self->setup, sv_evaluator_state (self, k), &node);
  return sv_evaluator_is_whistle (self, k) ? -1 : node.side;
}

void
sv_evaluator_write (SvEvaluator *self, unsigned k, double before, double after, double error)
{
  const int side = sv_evaluator_side (self, k);
  const double sign = side == 1 ? -1 : 1;
  const SvEvent event = sv_history_get_event (self->history, k);

  self->lines[k] =
      (SvAnalysisLine){ .side = side,
                        .chosen = event.verb != SV_VERB_TIME && event.verb != SV_VERB_DIE,
                        .before = sign * before,
                        .after = sign * after,
                        .error = error };
}
