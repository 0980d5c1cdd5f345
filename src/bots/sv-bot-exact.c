/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sv-bot-exact.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

enum {
  /* number of attacks to look ahead. Looking further hardly changes a choice: the advantage of
   * having the ball or a good formation is gone after a few attacks */
  ATTACKS = 12,
  /* with fewer attacks left in the match, the score and the time are taken into account */
  LAST_ATTACKS = 16
};

/* Evaluations that differ by less count as equal. */
static const double SAME = 1e-9;

/* If the values of a goal change by less than this, the existing solution is still used. */
static const double NEAR = 0.02;

/* Return the number of attacks to look ahead, and write to @goals what a goal of each side is
 * worth. Near the end of the match these differ: for a side that leads, not conceding matters
 * more than scoring; a side that is behind must score. */
static unsigned
look_ahead (const SvMind *mind, const void *state, bool by_time, double goals[2])
{
  const double left = sv_tempo_parts (&mind->tempo, mind->left_ms);
  SvView view;

  goals[0] = goals[1] = 1;
  if (!by_time || mind->left_ms < 0 || left >= LAST_ATTACKS)
    return ATTACKS;
  mind->game->view (mind->setup, state, &view);
  const double chances[2] = { sv_tempo_goals (&mind->tempo, view.score[0]),
                              sv_tempo_goals (&mind->tempo, view.score[1]) };
  /* @left counts the attacks after the current one. */
  sv_chance_weigh_goals (view.score[0] - view.score[1], (unsigned)left, view.attacking == 0 ? 1 : 0,
                         chances, goals);
  return left + 1 < ATTACKS ? (unsigned)left + 1 : ATTACKS;
}

/* Discard the solution if the number of attacks, the values of the goals or the position are no
 * longer those it was computed for. */
static void
forget_old (SvMind *mind, const void *state, unsigned layers, const double goals[2])
{
  if (mind->layers == layers && fabs (mind->goals[0] - goals[0]) < NEAR && mind->solution != NULL &&
      mind->game->evaluation.solver->serves (mind->solution, state))
    return;
  free (mind->solution);
  mind->solution = NULL;
  mind->layers = layers;
  memcpy (mind->goals, goals, sizeof mind->goals);
}

/* Compute a solution. Returns NULL if it was stopped or memory is short. */
static void *
solve (const SvMind *mind, const void *state, const atomic_bool *stop)
{
  const SvSolver *solver = mind->game->evaluation.solver;
  void *memory = aligned_alloc (64, (solver->size (mind->setup) + 63) / 64 * 64);

  if (memory == NULL)
    return NULL;
  solver->begin (mind->setup, state, mind->goals, memory);
  const unsigned n_passes = solver->n_passes (memory);
  for (unsigned layer = 1; layer <= mind->layers; layer++)
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
                     bool by_time,
                     SvRng *rng,
                     const atomic_bool *stop)
{
  double evaluation[SV_MAX_LEGAL], best = -1e9;
  unsigned n_best = 0;
  SvNode node;

  double goals[2];
  const unsigned layers = look_ahead (mind, state, by_time, goals);
  forget_old (mind, state, layers, goals);
  if (mind->solution == NULL)
    mind->solution = solve (mind, state, stop);
  if (mind->solution == NULL)
    return sv_rng_below (rng, n);
  mind->game->node (mind->setup, state, &node);
  for (unsigned i = 0; i < n; i++) {
    evaluation[i] = mind->game->evaluation.solver->event (mind->solution, state, legal[i]);
    evaluation[i] = node.side == 0 ? evaluation[i] : -evaluation[i];
    best = evaluation[i] > best ? evaluation[i] : best;
  }
  for (unsigned i = 0; i < n; i++)
    n_best += evaluation[i] > best - SAME;
  unsigned left = sv_rng_below (rng, n_best);
  for (unsigned i = 0; i < n; i++)
    if (evaluation[i] > best - SAME && left-- == 0)
      return i;
  return 0;
}
