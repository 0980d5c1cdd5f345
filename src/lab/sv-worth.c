/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sv-worth.h"

#include <glib/gi18n.h>
#include <string.h>

#include "sv-solution.h"

/* Of worths that differ by less neither is the better. */
static const double SAME = 1e-9;

static SvWorth *
worth_new (const SvGame *game, const void *setup, const void *state)
{
  SvEvent legal[SV_MAX_LEGAL];
  const unsigned n = game->legal (setup, state, legal);
  SvWorth *self = g_malloc0 (sizeof *self + n * sizeof self->events[0]);

  self->n = n;
  for (unsigned i = 0; i < n; i++)
    self->events[i].event = legal[i];
  return self;
}

static void
sort (SvWorth *self)
{
  for (unsigned i = 1; i < self->n; i++)
    for (unsigned j = i; j > 0 && self->events[j].value > self->events[j - 1].value + SAME; j--) {
      const SvWorthEvent better = self->events[j];
      self->events[j] = self->events[j - 1];
      self->events[j - 1] = better;
    }
}

static SvWorth *
solve (const SvGame *game,
       const void *setup,
       const void *state,
       int side,
       unsigned attacks,
       GCancellable *cancellable,
       GError **error)
{
  g_autoptr (SvSolution) solution = sv_solution_new (
      game, setup, state, attacks, g_get_num_processors (), NULL, NULL, cancellable, error);

  if (solution == NULL)
    return NULL;
  SvWorth *self = worth_new (game, setup, state);
  self->exact = true;
  self->value = sv_solution_position (solution, state, side);
  for (unsigned i = 0; i < self->n; i++)
    self->events[i].value = sv_solution_event (solution, state, self->events[i].event, side);
  return self;
}

SvWorth *
sv_worth_new (const SvGame *game,
              const void *setup,
              const void *state,
              const SvWorthEffort *effort,
              GCancellable *cancellable,
              GError **error)
{
  guint64 seen[SV_MAX_STATE / 8];
  SvNode node;

  game->node (setup, state, &node);
  memcpy (seen, state, game->state_size);
  if (game->veil != NULL && node.side >= 0)
    game->veil (setup, seen, node.side);
  if (game->solver == NULL) {
    g_set_error (error, G_IO_ERROR, G_IO_ERROR_NOT_SUPPORTED,
                 _ ("What a position of %s is worth cannot be worked out yet."), _ (game->title));
    return NULL;
  }
  if (node.kind == SV_NODE_OVER || effort->attacks == 0) {
    SvWorth *nothing = g_new0 (SvWorth, 1);
    nothing->exact = true;
    return nothing;
  }
  SvWorth *self = solve (game, setup, seen, node.side, effort->attacks, cancellable, error);
  if (self != NULL)
    sort (self);
  return self;
}
