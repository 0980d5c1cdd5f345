/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sv-worth.h"

#include <glib/gi18n.h>
#include <math.h>
#include <string.h>

#include "sv-estimate.h"
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

static SvEvent
best_event (
    const SvGame *game, const void *setup, const void *state, int side, const SvSolution *solution)
{
  SvEvent legal[SV_MAX_LEGAL];
  const unsigned n = game->legal (setup, state, legal);
  double most = -INFINITY;
  unsigned best = 0;

  for (unsigned i = 0; i < n; i++) {
    const double value = sv_solution_event (solution, state, legal[i], side);
    if (value > most + SAME) {
      most = value;
      best = i;
    }
  }
  return legal[best];
}

/* Play on after an event until dice fall. */
static void
find_line (const SvGame *game,
           const void *setup,
           const void *state,
           const SvSolution *solution,
           SvWorthEvent *out)
{
  guint64 next[SV_MAX_STATE / 8];
  SvNode node;

  memcpy (next, state, game->state_size);
  game->apply (setup, next, out->event);
  for (game->node (setup, next, &node);
       node.kind == SV_NODE_DECISION && out->n_line < SV_WORTH_LINE;
       game->node (setup, next, &node)) {
    const SvEvent event = best_event (game, setup, next, node.side, solution);
    out->line[out->n_line++] = event;
    game->apply (setup, next, event);
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
  for (unsigned i = 0; i < self->n; i++) {
    self->events[i].value = sv_solution_event (solution, state, self->events[i].event, side);
    find_line (game, setup, state, solution, &self->events[i]);
  }
  return self;
}

static SvWorth *
estimate (const SvGame *game,
          const void *setup,
          const void *state,
          SvNodeKind kind,
          const SvWorthEffort *effort,
          GCancellable *cancellable,
          GError **error)
{
  g_autofree SvWorth *self = worth_new (game, setup, state);
  SvEstimateEffort bounds = { effort->positions, effort->seconds, effort->seed, -1 };
  SvEvent legal[SV_MAX_LEGAL];
  SvEstimate estimates[SV_MAX_LEGAL];

  if (bounds.positions == 0 && bounds.seconds <= 0)
    bounds.positions = SV_WORTH_POSITIONS;
  for (unsigned i = 0; i < self->n; i++)
    legal[i] = self->events[i].event;
  if (!sv_estimate (game, setup, state, legal, self->n, &bounds, estimates, cancellable, error))
    return NULL;
  for (unsigned i = 0; i < self->n; i++) {
    self->events[i].value = estimates[i].value;
    self->events[i].error = estimates[i].error;
  }
  const SvEstimate sum = sv_estimate_sum_up (kind, estimates, self->n);
  self->value = sum.value;
  self->error = sum.error;
  return g_steal_pointer (&self);
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
  if (game->solver == NULL && game->appraise == NULL) {
    g_set_error (error, G_IO_ERROR, G_IO_ERROR_NOT_SUPPORTED,
                 _ ("What a position of %s is worth cannot be worked out."), _ (game->title));
    return NULL;
  }
  if (node.kind == SV_NODE_OVER || (game->solver != NULL && effort->attacks == 0)) {
    SvWorth *nothing = g_new0 (SvWorth, 1);
    nothing->exact = game->solver != NULL;
    return nothing;
  }
  SvWorth *self = game->solver != NULL
                      ? solve (game, setup, seen, node.side, effort->attacks, cancellable, error)
                      : estimate (game, setup, seen, node.kind, effort, cancellable, error);
  if (self != NULL)
    sort (self);
  return self;
}

void
sv_worth_end (const SvWorth *self,
              unsigned i,
              const SvGame *game,
              const void *setup,
              const void *state,
              void *out)
{
  const SvWorthEvent *event = &self->events[i];

  memcpy (out, state, game->state_size);
  game->apply (setup, out, event->event);
  for (unsigned k = 0; k < event->n_line; k++)
    game->apply (setup, out, event->line[k]);
}
