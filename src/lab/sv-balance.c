/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sv-balance.h"

#include "sv-solution.h"

#include <math.h>

enum {
  SETTLED = 8, /* with so many parts to come it does not matter any more how play begins, */
  SPAN = 8     /* and each part more brings as much as the one before it: the mean of these */
};

/* So much more is a goal worth to find out how many there are; what is best to be done stays the same. */
static const double LITTLE = 1e-4;

/* Of a normal distribution 95 % lie so many deviations around the mean. */
static const double DEVIATIONS = 1.96;

/* What a part brings to the first team if goals are worth so much. */
static gboolean
solve (const SvGame *game,
       const void *setup,
       const double goals[2],
       double *out,
       GCancellable *cancellable,
       GError **error)
{
  const unsigned n_threads = g_get_num_processors ();
  guint64 state[SV_MAX_STATE / sizeof (guint64)];

  game->init (setup, state);
  g_autoptr (SvSolution) solution =
      sv_solution_new (game, setup, state, goals, SETTLED, n_threads, cancellable, error);
  if (solution == NULL)
    return FALSE;
  const double before = sv_solution_position (solution, state, 0);
  for (unsigned i = 0; i < SPAN; i++)
    sv_solution_add_layer (solution, n_threads);
  *out = (sv_solution_position (solution, state, 0) - before) / SPAN;
  return TRUE;
}

/* Of a whole match. */
static double
count_parts (const SvGame *game, const void *setup)
{
  const SvTempo usual = { 0 };
  guint64 state[SV_MAX_STATE / sizeof (guint64)];
  SvTiming timing;

  game->init (setup, state);
  sv_game_timing (game, setup, state, &timing);
  return sv_tempo_parts (&usual, MAX (sv_tempo_left (&timing, 0), 0));
}

gboolean
sv_balance_solve (const SvGame *game,
                  const void *setup,
                  SvBalance *out,
                  GCancellable *cancellable,
                  GError **error)
{
  const double parts = count_parts (game, setup);
  double lead, more;

  if (!solve (game, setup, (const double[]){ 1, 1 }, &lead, cancellable, error) ||
      !solve (game, setup, (const double[]){ 1 + LITTLE, 1 }, &more, cancellable, error))
    return FALSE;
  /* Goals of a part, be it whose it may; each side has every second one. */
  const double first = (more - lead) / LITTLE, second = first - lead;
  const double own[2] = { CLAMP (2 * first, 0, 1), CLAMP (2 * second, 0, 1) };
  const SvChance begun = sv_chance (0, (unsigned)lround (parts), 0, own);
  const SvChance other = sv_chance (0, (unsigned)lround (parts), 1, own);
  *out = (SvBalance){ .chance = { (begun.win + other.win) / 2, (begun.draw + other.draw) / 2,
                                  (begun.lose + other.lose) / 2 },
                      .goals = { parts * first, parts * second } };
  return TRUE;
}

SvBalance
sv_balance_of_tally (const SvTally *tally)
{
  const double n = (double)tally->matches;
  const double win = (double)tally->wins[0] / n;
  /* One match more that is won and one that is lost: a few alone do not make it certain. */
  const double spread = ((double)tally->wins[0] + 1) / (n + 2);

  return (SvBalance){ .chance = { win, (double)tally->draws / n, (double)tally->wins[1] / n },
                      .goals = { (double)tally->goals[0] / n, (double)tally->goals[1] / n },
                      .error = DEVIATIONS * sqrt (spread * (1 - spread) / (n + 2)) };
}
