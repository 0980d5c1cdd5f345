/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sv-bot-exact.h"

#include <stdlib.h>

/* So far ahead an attack more changes no choice, except in the last seconds of a match: what is to be
 * had from the ball and from how all stand is forgotten after a few attacks. */
enum { ATTACKS = 12 };

/* Of worths that differ by less neither is the better. */
static const double SAME = 1e-9;

/* NULL if it was stopped, or there is no memory for it. */
static void *
solve (const SvMind *mind, const void *state, const atomic_bool *stop)
{
  const SvSolver *solver = mind->game->solver;
  void *memory = aligned_alloc (64, (solver->size (mind->setup) + 63) / 64 * 64);

  if (memory == NULL)
    return NULL;
  solver->begin (mind->setup, state, memory);
  const unsigned n_passes = solver->n_passes (memory);
  for (unsigned layer = 1; layer <= ATTACKS; layer++)
    for (unsigned pass = 0; pass < n_passes; pass++) {
      if (stop != NULL && atomic_load (stop)) {
        free (memory);
        return NULL;
      }
      solver->run (memory, layer, pass, 0, 1);
    }
  return memory;
}

unsigned
sv_bot_exact_choose (SvMind *mind,
                     const void *state,
                     const SvEvent *legal,
                     unsigned n,
                     SvRng *rng,
                     const atomic_bool *stop)
{
  double worth[SV_MAX_LEGAL], best = -1e9;
  unsigned n_best = 0;
  SvNode node;

  if (mind->solution == NULL)
    mind->solution = solve (mind, state, stop);
  if (mind->solution == NULL)
    return sv_rng_below (rng, n);
  mind->game->node (mind->setup, state, &node);
  for (unsigned i = 0; i < n; i++) {
    worth[i] = mind->game->solver->event (mind->solution, state, legal[i]);
    worth[i] = node.side == 0 ? worth[i] : -worth[i];
    best = worth[i] > best ? worth[i] : best;
  }
  for (unsigned i = 0; i < n; i++)
    n_best += worth[i] > best - SAME;
  unsigned left = sv_rng_below (rng, n_best);
  for (unsigned i = 0; i < n; i++)
    if (worth[i] > best - SAME && left-- == 0)
      return i;
  return 0;
}
