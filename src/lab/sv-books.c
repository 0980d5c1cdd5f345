/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sv-books.h"

#include "sv-steps.h"

#include <string.h>

void
sv_books_open (SvBooks *self, const SvHistory *history, SvAccountLine *lines)
{
  *self = (SvBooks){ .game = sv_history_get_game (history),
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
sv_books_close (SvBooks *self)
{
  g_clear_pointer (&self->states, g_free);
}

const void *
sv_books_state (const SvBooks *self, unsigned k)
{
  return self->states + k * self->game->state_size;
}

int
sv_books_lead (const SvBooks *self, unsigned k)
{
  SvView view;

  self->game->view (self->setup, sv_books_state (self, k), &view);
  return view.score[0] - view.score[1];
}

bool
sv_books_is_whistle (const SvBooks *self, unsigned k)
{
  return sv_history_get_event (self->history, k).verb == SV_VERB_TIME;
}

int
sv_books_side (const SvBooks *self, unsigned k)
{
  SvNode node;

  self->game->node (self->setup, sv_books_state (self, k), &node);
  return sv_books_is_whistle (self, k) ? -1 : node.side;
}

void
sv_books_write (SvBooks *self, unsigned k, double before, double after, double error)
{
  const int side = sv_books_side (self, k);
  const double sign = side == 1 ? -1 : 1;
  const SvEvent event = sv_history_get_event (self->history, k);

  self->lines[k] =
      (SvAccountLine){ .side = side,
                       .chosen = event.verb != SV_VERB_TIME && event.verb != SV_VERB_DIE,
                       .before = sign * before,
                       .after = sign * after,
                       .error = error };
}
