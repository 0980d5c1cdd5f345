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
look_ahead (const SvBotMemory *bot_memory, const void *state, bool by_time, double goals[2])
{
  const double left = sv_tempo_parts (&bot_memory->tempo, bot_memory->left_ms);
  SvView view;

  goals[0] = goals[1] = 1;
  if (!by_time || bot_memory->left_ms < 0 || left >= LAST_ATTACKS)
    return ATTACKS;
  bot_memory->game->view (bot_memory->setup, state, &view);
  const double chances[2] = { sv_tempo_goals (&bot_memory->tempo, view.score[0]),
                              sv_tempo_goals (&bot_memory->tempo, view.score[1]) };
  /* @left counts the attacks after the current one. */
  sv_chance_weigh_goals (view.score[0] - view.score[1], (unsigned)left, view.attacking == 0 ? 1 : 0,
                         chances, goals);
  return left + 1 < ATTACKS ? (unsigned)left + 1 : ATTACKS;
}

/* Discard the solution if the number of attacks, the values of the goals or the position are no
 * longer those it was computed for. */
static void
forget_old (SvBotMemory *bot_memory, const void *state, unsigned layers, const double goals[2])
{
  if (bot_memory->layers == layers && fabs (bot_memory->goals[0] - goals[0]) < NEAR &&
      bot_memory->solution != NULL &&
      bot_memory->game->evaluation.solver->serves (bot_memory->solution, state))
    return;
  free (bot_memory->solution);
  bot_memory->solution = NULL;
  bot_memory->layers = layers;
  memcpy (bot_memory->goals, goals, sizeof bot_memory->goals);
}

/* Compute a solution. Returns NULL if it was stopped or memory is short. */
static void *
solve (const SvBotMemory *bot_memory, const void *state, const atomic_bool *stop)
{
  const SvSolver *solver = bot_memory->game->evaluation.solver;
  void *memory = aligned_alloc (64, (solver->size (bot_memory->setup) + 63) / 64 * 64);

  if (memory == NULL)
    return NULL;
  solver->begin (bot_memory->setup, state, bot_memory->goals, memory);
  const unsigned n_passes = solver->n_passes (memory);
  for (unsigned layer = 1; layer <= bot_memory->layers; layer++)
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
sv_bot_exact_choose (SvBotMemory *bot_memory,
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
  const unsigned layers = look_ahead (bot_memory, state, by_time, goals);
  forget_old (bot_memory, state, layers, goals);
  if (bot_memory->solution == NULL)
    bot_memory->solution = solve (bot_memory, state, stop);
  if (bot_memory->solution == NULL)
    return sv_rng_below (rng, n);
  bot_memory->game->node (bot_memory->setup, state, &node);
  for (unsigned i = 0; i < n; i++) {
    evaluation[i] =
        bot_memory->game->evaluation.solver->event (bot_memory->solution, state, legal[i]);
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
