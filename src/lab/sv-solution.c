/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Runs a game's solver with several threads. The threads work through all layers and passes in
 * step: each computes its part of a pass and then waits for the others, because a pass reads what
 * the pass before it has written. Cancellation is checked once for each pass, by the thread that
 * arrives last, so that all threads stop after the same pass. */

#include "sv-solution.h"

#include <string.h>

struct SvSolution {
  const SvSolver *solver;
  void *setup, *memory;
  unsigned layers;
};

/* Threads that work through the passes together. */
typedef struct {
  SvSolution *solution;
  unsigned first; /* layer to begin with */
  unsigned n_threads, n_passes;
  GCancellable *cancellable;

  GMutex lock;
  GCond all_here;
  unsigned waiting, round;
  gboolean stop; /* changed only while all threads wait */
} Team;

typedef struct {
  Team *team;
  unsigned part;
} Member;

/* Wait until all threads have finished the pass. */
static void
meet (Team *team)
{
  g_mutex_lock (&team->lock);
  const unsigned round = team->round;

  if (++team->waiting == team->n_threads) {
    team->waiting = 0;
    team->round++;
    team->stop = g_cancellable_is_cancelled (team->cancellable);
    g_cond_broadcast (&team->all_here);
  }
  while (team->round == round)
    g_cond_wait (&team->all_here, &team->lock);
  g_mutex_unlock (&team->lock);
}

static gpointer
work (gpointer data)
{
  const Member *member = data;
  Team *team = member->team;
  const SvSolution *solution = team->solution;

  for (unsigned layer = team->first; layer <= solution->layers && !team->stop; layer++)
    for (unsigned pass = 0; pass < team->n_passes && !team->stop; pass++) {
      solution->solver->run (solution->memory, layer, pass, member->part, team->n_threads);
      meet (team);
    }
  return NULL;
}

static void
run (Team *team)
{
  GThread *threads[SV_SOLVER_MAX_PARTS] = { NULL };
  Member members[SV_SOLVER_MAX_PARTS];

  team->n_threads = CLAMP (team->n_threads, 1, SV_SOLVER_MAX_PARTS);
  team->n_passes = team->solution->solver->n_passes (team->solution->memory);
  g_mutex_init (&team->lock);
  g_cond_init (&team->all_here);
  for (unsigned i = 0; i < team->n_threads; i++)
    members[i] = (Member){ team, i };
  for (unsigned i = 1; i < team->n_threads; i++)
    threads[i] = g_thread_new ("solver", work, &members[i]);
  work (&members[0]);
  for (unsigned i = 1; i < team->n_threads; i++)
    g_thread_join (threads[i]);
  g_cond_clear (&team->all_here);
  g_mutex_clear (&team->lock);
}

SvSolution *
sv_solution_new (const SvGame *game,
                 const void *setup,
                 const void *state,
                 const double goals[2],
                 unsigned layers,
                 unsigned n_threads,
                 GCancellable *cancellable,
                 GError **error)
{
  g_return_val_if_fail (game->evaluation.solver != NULL, NULL);

  SvSolution *self = g_new0 (SvSolution, 1);
  self->solver = game->evaluation.solver;
  self->setup = g_memdup2 (setup, game->setup_size);
  self->memory = g_malloc (game->evaluation.solver->size (setup));
  self->layers = layers;
  self->solver->begin (self->setup, state, goals, self->memory);

  Team team = { .solution = self, .first = 1, .n_threads = n_threads, .cancellable = cancellable };
  run (&team);

  if (g_cancellable_set_error_if_cancelled (cancellable, error))
    g_clear_pointer (&self, sv_solution_free);
  return self;
}

void
sv_solution_add_layer (SvSolution *self, unsigned n_threads)
{
  Team team = { .solution = self, .first = ++self->layers, .n_threads = n_threads };

  run (&team);
}

void
sv_solution_free (SvSolution *self)
{
  g_free (self->memory);
  g_free (self->setup);
  g_free (self);
}

double
sv_solution_position (const SvSolution *self, const void *state, int side)
{
  const double evaluation = self->layers > 0 ? self->solver->position (self->memory, state) : 0;

  return side == 0 ? evaluation : -evaluation;
}

double
sv_solution_event (const SvSolution *self, const void *state, SvEvent event, int side)
{
  const double evaluation = self->layers > 0 ? self->solver->event (self->memory, state, event) : 0;

  return side == 0 ? evaluation : -evaluation;
}
