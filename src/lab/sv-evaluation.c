/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sv-evaluation.h"

#include <glib/gi18n.h>
#include <math.h>
#include <string.h>

#include "sv-solution.h"

/* Evaluations that differ by less count as equal. */
static const double SAME = 1e-9;

/* Limit of dice in a row that are followed at the end of a continuation. */
enum { DICE = 2 };

/* Half of the last digit that the user sees, in goals. */
static const double TOLD = 0.005;

static SvEvaluation *
evaluation_new (const SvGame *game, const void *setup, const void *state)
{
  SvEvent legal[SV_MAX_LEGAL];
  const unsigned n = game->legal (setup, state, legal);
  SvEvaluation *self = g_malloc0 (sizeof *self + n * sizeof self->events[0]);

  self->n = n;
  for (unsigned i = 0; i < n; i++)
    self->events[i].event = legal[i];
  return self;
}

static void
sort (SvEvaluation *self)
{
  for (unsigned i = 1; i < self->n; i++)
    for (unsigned j = i; j > 0 && self->events[j].value > self->events[j - 1].value + SAME; j--) {
      const SvEvaluationEvent better = self->events[j];
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

/* Follow up to @dice dice and add the resulting attacks to out->next. @part is the probability of
 * @state. */
static void
add_next (const SvGame *game,
          const void *setup,
          const void *state,
          const SvSolution *solution,
          const SvView *before,
          unsigned dice,
          double part,
          SvEvaluationEvent *out)
{
  SvEvent legal[SV_MAX_LEGAL];
  SvNode node;
  SvView view;

  game->node (setup, state, &node);
  game->view (setup, state, &view);
  if (node.kind == SV_NODE_CHANCE && dice > 0) {
    const unsigned n = game->legal (setup, state, legal);
    for (unsigned i = 0; i < n; i++) {
      guint64 thrown[SV_MAX_STATE / 8];
      memcpy (thrown, state, game->state_size);
      game->apply (setup, thrown, legal[i]);
      add_next (game, setup, thrown, solution, before, dice - 1, part / n, out);
    }
  } else if (node.kind == SV_NODE_DECISION && view.attacking >= 0 &&
             memcmp (view.score, before->score, sizeof view.score) == 0) {
    SvEvaluationNext *next = &out->next[view.attacking];
    const double value = sv_solution_position (solution, state, view.attacking);
    next->value = (next->chance * next->value + part * value) / (next->chance + part);
    next->chance += part;
  }
}

/* Continue from an event with the best choices until dice are thrown, and record what attacks may
 * follow. */
static void
find_line (const SvGame *game,
           const void *setup,
           const void *state,
           const SvSolution *solution,
           SvEvaluationEvent *out)
{
  guint64 next[SV_MAX_STATE / 8];
  SvNode node;
  SvView view;

  memcpy (next, state, game->state_size);
  game->apply (setup, next, out->event);
  for (game->node (setup, next, &node);
       node.kind == SV_NODE_DECISION && out->n_line < SV_EVALUATION_LINE;
       game->node (setup, next, &node)) {
    const SvEvent event = best_event (game, setup, next, node.side, solution);
    out->line[out->n_line++] = event;
    game->apply (setup, next, event);
  }
  game->view (setup, next, &view);
  add_next (game, setup, next, solution, &view, DICE, 1, out);
}

static SvEvaluation *
solve (const SvGame *game,
       const void *setup,
       const void *state,
       int side,
       unsigned attacks,
       GCancellable *cancellable,
       GError **error)
{
  g_autoptr (SvSolution) solution = sv_solution_new (game, setup, state, NULL, attacks,
                                                     g_get_num_processors (), cancellable, error);

  if (solution == NULL)
    return NULL;
  SvEvaluation *self = evaluation_new (game, setup, state);
  self->exact = true;
  self->approximate = game->evaluation.solver->approximate != NULL &&
                      game->evaluation.solver->approximate (setup, state);
  self->value = sv_solution_position (solution, state, side);
  for (unsigned i = 0; i < self->n; i++) {
    if (g_cancellable_set_error_if_cancelled (cancellable, error)) {
      g_free (self);
      return NULL;
    }
    self->events[i].value = sv_solution_event (solution, state, self->events[i].event, side);
    find_line (game, setup, state, solution, &self->events[i]);
  }
  return self;
}

static SvEvaluation *
estimate (const SvGame *game,
          const void *setup,
          const void *state,
          SvNodeKind kind,
          const SvEvaluationEffort *effort,
          GCancellable *cancellable,
          GError **error)
{
  g_autofree SvEvaluation *self = evaluation_new (game, setup, state);
  SvEstimateEffort bounds = { effort->positions, effort->seconds, effort->seed, -1 };
  g_autofree SvEstimate *estimates = g_new (SvEstimate, self->n);
  SvEvent legal[SV_MAX_LEGAL];

  if (bounds.positions == 0 && bounds.seconds <= 0)
    bounds.positions = SV_EVALUATION_POSITIONS;
  for (unsigned i = 0; i < self->n; i++)
    legal[i] = self->events[i].event;
  if (!sv_estimate (game, setup, state, legal, self->n, &bounds, estimates, cancellable, error))
    return NULL;
  for (unsigned i = 0; i < self->n; i++) {
    SvEvaluationEvent *event = &self->events[i];
    event->value = estimates[i].value;
    event->error = estimates[i].error;
    event->n_line = estimates[i].n_line;
    memcpy (event->line, estimates[i].line, sizeof event->line);
  }
  const SvEstimate sum = sv_estimate_sum_up (kind, estimates, self->n);
  self->value = sum.value;
  self->error = sum.error;
  return g_steal_pointer (&self);
}

SvEvaluation *
sv_evaluation_new (const SvGame *game,
                   const void *setup,
                   const void *state,
                   const SvEvaluationEffort *effort,
                   GCancellable *cancellable,
                   GError **error)
{
  guint64 seen[SV_MAX_STATE / 8];
  SvNode node;

  game->node (setup, state, &node);
  memcpy (seen, state, game->state_size);
  sv_game_hide_secrets (game, setup, seen, node.side);
  if (!sv_game_has_evaluation (game)) {
    g_set_error (error, G_IO_ERROR, G_IO_ERROR_NOT_SUPPORTED,
                 _ ("What a position of %s is worth cannot be calculated."), _ (game->title));
    return NULL;
  }
  if (node.kind == SV_NODE_OVER || (game->evaluation.solver != NULL && effort->attacks == 0)) {
    SvEvaluation *nothing = g_new0 (SvEvaluation, 1);
    nothing->exact = game->evaluation.solver != NULL;
    return nothing;
  }
  SvEvaluation *self =
      game->evaluation.solver != NULL
          ? solve (game, setup, seen, node.side, effort->attacks, cancellable, error)
          : estimate (game, setup, seen, node.kind, effort, cancellable, error);
  if (self != NULL)
    sort (self);
  return self;
}

bool
sv_evaluation_is_better (const SvEvaluation *self, unsigned i, unsigned k)
{
  const SvEvaluationEvent *one = &self->events[i], *other = &self->events[k];

  return one->value - other->value >= MAX (TOLD, one->error + other->error);
}

unsigned
sv_evaluation_rival (const SvEvaluation *self)
{
  for (unsigned i = 1; i < self->n; i++)
    if (sv_evaluation_is_better (self, 0, i))
      return i;
  if (self->n == 0 || self->events[0].value - self->events[self->n - 1].value < TOLD)
    return 0;
  return self->n - 1;
}

int
sv_evaluation_find_next (const SvEvaluation *self, unsigned i, unsigned k, int side)
{
  int found = -1;
  double most = 0;

  for (int who = 0; who < 2; who++) {
    const SvEvaluationNext *here = &self->events[i].next[who], *there = &self->events[k].next[who];
    const double more = (who == side ? 1 : -1) * (here->value - there->value);
    const double gain = MIN (here->chance, there->chance) * more;
    if (more < TOLD || gain <= most)
      continue;
    most = gain;
    found = who;
  }
  return found;
}

void
sv_evaluation_end (const SvEvaluation *self,
                   unsigned i,
                   const SvGame *game,
                   const void *setup,
                   const void *state,
                   void *out)
{
  const SvEvaluationEvent *event = &self->events[i];

  memcpy (out, state, game->state_size);
  game->apply (setup, out, event->event);
  for (unsigned k = 0; k < event->n_line; k++)
    game->apply (setup, out, event->line[k]);
}
