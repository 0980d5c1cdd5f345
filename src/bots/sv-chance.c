/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sv-chance.h"

#include <math.h>
#include <string.h>

enum {
  FAR = 64, /* a lead of this many goals counts as safe */
  LEADS = 2 * FAR + 1,
  MOST_PARTS = 1000,
  /* weight of the usual values, in stretches of play: the match's own count as much once it has
   * as many */
  USUAL_PARTS = 20,
  USUAL_PART_MS = 13000
};

/* Usual chance of a goal in an attack between experts, and the highest chance that is assumed. */
static const double USUAL_GOALS = 0.25, MOST_GOALS = 0.9;

/* Least value of a goal, relative to the average, for a side for which it hardly matters any
 * more. */
static const double LEAST = 0.05;

static int
clamp (int lead)
{
  return lead < -FAR ? -FAR : lead > FAR ? FAR : lead;
}

SvChance
sv_chance (int lead, unsigned parts, int next, const double goals[2])
{
  double now[LEADS] = { 0 };
  SvChance out = { 0, 0, 0 };

  now[clamp (lead) + FAR] = 1;
  parts = parts < MOST_PARTS ? parts : MOST_PARTS;
  for (unsigned i = 0; i < parts; i++) {
    const int side = (next + (int)i) % 2, step = side == 0 ? 1 : -1;
    double then[LEADS] = { 0 };

    for (int d = -FAR; d <= FAR; d++) {
      then[d + FAR] += now[d + FAR] * (1 - goals[side]);
      then[clamp (d + step) + FAR] += now[d + FAR] * goals[side];
    }
    memcpy (now, then, sizeof now);
  }
  for (int d = -FAR; d <= FAR; d++)
    *(d > 0 ? &out.win : d == 0 ? &out.draw : &out.lose) += now[d + FAR];
  return out;
}

/* Write the probabilities of 0 … FAR goals if @goals are expected (Poisson distribution). */
static void
spread_goals (double goals, double out[FAR + 1])
{
  out[0] = exp (-goals);
  for (int n = 1; n <= FAR; n++)
    out[n] = out[n - 1] * goals / n;
}

SvChance
sv_chance_of_goals (int lead, const double goals[2])
{
  double made[2][FAR + 1];
  SvChance out = { 0, 0, 0 };

  for (unsigned side = 0; side < 2; side++)
    spread_goals (goals[side], made[side]);
  for (int i = 0; i <= FAR; i++)
    for (int k = 0; k <= FAR; k++)
      *(lead + i > k ? &out.win : lead + i == k ? &out.draw : &out.lose) += made[0][i] * made[1][k];
  return out;
}

/* Return the expected match points of side 0: two for a win, one for a draw. */
static double
hope (int lead, unsigned parts, int next, const double goals[2])
{
  const SvChance chance = sv_chance (lead, parts, next, goals);

  return 2 * chance.win + chance.draw;
}

void
sv_chance_weigh_goals (int lead, unsigned parts, int next, const double goals[2], double out[2])
{
  const double now = hope (lead, parts, next, goals);
  double mean;

  out[0] = hope (lead + 1, parts, next, goals) - now + 1e-9;
  out[1] = now - hope (lead - 1, parts, next, goals) + 1e-9;
  mean = (out[0] + out[1]) / 2;
  for (unsigned side = 0; side < 2; side++)
    out[side] = out[side] / mean > LEAST ? out[side] / mean : LEAST;
}

void
sv_tempo_add (SvTempo *tempo, const SvGame *game, const void *state, int64_t ms)
{
  const bool running = game->evaluation.solver != NULL && game->evaluation.solver->running (state);

  tempo->parts += tempo->running && !running;
  tempo->running = running;
  tempo->ms += ms;
}

int64_t
sv_tempo_left (const SvTiming *timing, int64_t elapsed_ms)
{
  const int periods = timing->n_periods > timing->period ? timing->n_periods - timing->period : 0;

  if (timing->period_ms <= 0)
    return -1;
  return timing->period_ms - elapsed_ms + (int64_t)periods * timing->period_ms;
}

double
sv_tempo_parts (const SvTempo *tempo, int64_t ms)
{
  return (double)ms * (tempo->parts + USUAL_PARTS) /
         ((double)tempo->ms + (double)USUAL_PARTS * USUAL_PART_MS);
}

double
sv_tempo_goals (const SvTempo *tempo, int score)
{
  const double goals = (score + USUAL_PARTS * USUAL_GOALS) / (tempo->parts / 2.0 + USUAL_PARTS);

  return goals < MOST_GOALS ? goals : MOST_GOALS;
}
