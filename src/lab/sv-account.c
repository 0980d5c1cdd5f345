/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Every position is worked out with as many attacks to come as were still begun from there to the end
 * of its period. So the match is gone through backwards: an attack more is a layer more. */

#include "sv-account.h"

#include "sv-solution.h"

#include <string.h>

typedef struct {
  const SvGame *game;
  const void *setup;
  const SvHistory *history;
  char *states; /* of all positions, one after the other */
  GCancellable *cancellable;
  SvAccount *account;
} Books;

static const void *
state_at (const Books *books, unsigned k)
{
  return books->states + k * books->game->state_size;
}

static int
lead_at (const Books *books, unsigned k)
{
  SvView view;

  books->game->view (books->setup, state_at (books, k), &view);
  return view.score[0] - view.score[1];
}

/* Nothing goes on over the whistle: what comes after it is worked out for itself. */
static bool
is_whistle (const Books *books, unsigned k)
{
  return sv_history_get_event (books->history, k).verb == SV_VERB_TIME;
}

static char *
list_states (const Books *books)
{
  const unsigned n = books->account->n;
  const size_t size = books->game->state_size;
  char *states = g_malloc ((n + 1) * size);

  sv_history_state_at (books->history, 0, states);
  for (unsigned i = 0; i < n; i++) {
    memcpy (states + (i + 1) * size, states + i * size, size);
    books->game->apply (books->setup, states + (i + 1) * size,
                        sv_history_get_event (books->history, i));
  }
  return states;
}

/* The line of event k; later: what the periods that follow are worth to the first team. */
static void
write_line (const Books *books, unsigned k, const SvSolution *solution, double later)
{
  const SvEvent event = sv_history_get_event (books->history, k);
  const void *state = state_at (books, k);
  SvAccountLine *line = &books->account->lines[k];
  SvNode node;

  books->game->node (books->setup, state, &node);
  const bool whistle = is_whistle (books, k);
  line->side = whistle ? -1 : node.side;
  line->chosen = !whistle && node.kind == SV_NODE_DECISION;
  const double sign = line->side == 1 ? -1 : 1;
  line->before = sign * (sv_solution_position (solution, state, 0) + later);
  line->after = sign * ((whistle ? 0 : sv_solution_event (solution, state, event, 0)) + later);
}

/* The events from … to - 1, those of one period. What it is worth at its start is added to *later. */
static gboolean
write_period (const Books *books, unsigned from, unsigned to, double *later, GError **error)
{
  const unsigned n_threads = g_get_num_processors ();
  g_autoptr (SvSolution) solution = sv_solution_new (
      books->game, books->setup, state_at (books, from), 0, 1, NULL, NULL, NULL, NULL);
  bool running = false;

  for (unsigned k = to; k-- > from;) {
    if (g_cancellable_set_error_if_cancelled (books->cancellable, error))
      return FALSE;
    const bool runs = books->game->solver->running (state_at (books, k));
    if (runs && !running) /* it ends with this event */
      sv_solution_add_layer (solution, n_threads);
    running = runs;
    write_line (books, k, solution, *later);
  }
  *later += sv_solution_position (solution, state_at (books, from), 0);
  return TRUE;
}

static gboolean
write_lines (const Books *books, GError **error)
{
  unsigned to = books->account->n;
  double later = 0;

  while (to > 0) {
    unsigned from = to - 1;
    while (from > 0 && !is_whistle (books, from - 1))
      from--;
    if (!write_period (books, from, to, &later, error))
      return FALSE;
    to = from;
  }
  books->account->start = later + lead_at (books, 0);
  return TRUE;
}

static void
add_up (SvAccount *self)
{
  for (unsigned i = 0; i < self->n; i++) {
    const SvAccountLine *line = &self->lines[i];
    const double brought = line->after - line->before;

    if (line->chosen)
      self->loss[line->side] -= brought;
    else if (line->side >= 0)
      self->luck[line->side] += brought;
    else if (brought > 0) /* to whom it helped */
      self->luck[0] += brought;
    else
      self->luck[1] -= brought;
  }
}

SvAccount *
sv_account_new (const SvHistory *history, GCancellable *cancellable, GError **error)
{
  const unsigned n = sv_history_get_length (history);
  g_autoptr (SvAccount) self = g_malloc0 (sizeof (SvAccount) + n * sizeof (SvAccountLine));
  Books books = { .game = sv_history_get_game (history),
                  .setup = sv_history_get_setup (history),
                  .history = history,
                  .cancellable = cancellable,
                  .account = self };

  self->n = n;
  books.states = list_states (&books);
  const gboolean whole = write_lines (&books, error);
  self->end = lead_at (&books, n);
  g_free (books.states);
  if (!whole)
    return NULL;
  add_up (self);
  return g_steal_pointer (&self);
}

void
sv_account_free (SvAccount *self)
{
  g_free (self);
}
