/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Forecast of a match between two teams with given cards.
 *
 * The solver gives the lead that the first team is expected to gain in a stretch of play: layers
 * are added to a solution until the start does not matter any more, and then each further layer
 * adds just this lead. It is exact. But chances to win also depend on how goals come about. So
 * some thousand stretches are played with the best choices, and a Markov chain is counted from
 * them: how a stretch ends, by the side that plays it and by the end of the one before. The
 * scoring chances in the chain are then adjusted until its expected lead is the exact one, and
 * the distribution of the score is computed over as many stretches as a match has, or until a
 * team has so many goals that the match ends. Until then play is taken to be as if there was no
 * such end. All of it takes some tenths of a second. */

#include "sv-balance.h"

#include "sv-history.h"
#include "sv-rng.h"
#include "sv-solution.h"

#include <math.h>
#include <string.h>

enum {
  /* number of layers after which the start of play does not matter any more */
  SETTLED = 8,
  SPAN = 8, /* number of further layers over which the gain per layer is averaged */
  PLAYED = 16000,
  FAR = 64, /* a lead of this many goals counts as safe */
  LEADS = 2 * FAR + 1,
  TRIES = 24
};

/* Outcome of a stretch of play: a goal; no goal and the same side plays the next stretch; or no
 * goal and the other side does. */
enum { GOAL, KEPT, LOST, ENDS };

/* Markov chain of stretches of play: the outcome of a stretch depends on the side that plays it
 * and on the outcome of the stretch before. */
typedef struct {
  double chance[2][ENDS][ENDS]; /* probability, indexed [side][outcome before][outcome] */
} Chain;

/* Probability distribution of the score during a match, by the side that plays the next stretch
 * and the outcome of the last. Of a match without a limit only the lead counts: the score is the
 * lead + FAR. Else the goals of both sides count, and the score is those of the first side times
 * the limit + 1, plus those of the second. */
typedef struct {
  unsigned limit; /* number of goals that ends the match, or 0 */
  unsigned n;     /* number of scores */
  double *at;     /* probability, indexed [(side * ENDS + outcome before) * n + score] */
  double goals[2];
} Course;

/* --- What a stretch of play brings --- */

/* Add layers to the solution and return by how much each changes the evaluation for the first
 * team: its gain per stretch of play. */
static double
add_parts (SvSolution *solution, const void *state, unsigned n_threads)
{
  const double before = sv_solution_position (solution, state, 0);

  for (unsigned i = 0; i < SPAN; i++)
    sv_solution_add_layer (solution, n_threads);
  return (sv_solution_position (solution, state, 0) - before) / SPAN;
}

static SvEvent
choose (const SvGame *game,
        const void *setup,
        const void *state,
        const SvSolution *solution,
        SvRng *rng)
{
  SvEvent legal[SV_MAX_LEGAL];
  const unsigned n = game->legal (setup, state, legal);
  unsigned best = 0;
  double most = -INFINITY;
  SvNode node;

  g_assert (n > 0); /* play without a clock and a limit has no end */
  game->node (setup, state, &node);
  if (node.kind == SV_NODE_CHANCE)
    return legal[sv_rng_below (rng, n)];
  for (unsigned i = 0; i < n && n > 1; i++) {
    const double value = sv_solution_event (solution, state, legal[i], node.side);
    best = value > most ? i : best;
    most = MAX (most, value);
  }
  return legal[best];
}

/* Play stretch after stretch with the best choices and without a clock, and count how they end. */
static void
play_parts (const SvGame *game, const void *setup, const SvSolution *solution, Chain *out)
{
  guint64 state[SV_MAX_STATE / sizeof (guint64)];
  SvView view = { .attacking = -1 };
  int side = -1, goals = 0, end = GOAL;
  bool ran = false;
  SvRng rng;

  sv_rng_seed (&rng, 0);
  game->init (setup, state);
  for (unsigned played = 0; played < PLAYED;) {
    game->apply (setup, state, choose (game, setup, state, solution, &rng));
    const bool runs = game->evaluation.solver->running (state);
    if (runs && !ran) {
      game->view (setup, state, &view);
      const int now = view.score[0] + view.score[1] > goals ? GOAL
                      : view.attacking == side              ? KEPT
                                                            : LOST;
      if (side >= 0)
        out->chance[side][end][now]++;
      end = side >= 0 ? now : GOAL;
      side = view.attacking;
      goals = view.score[0] + view.score[1];
      played++;
    }
    ran = runs;
  }
}

static void
make_shares (Chain *chain)
{
  for (unsigned i = 0; i < 2 * ENDS; i++) {
    double *counts = chain->chance[i / ENDS][i % ENDS];
    const double all = counts[GOAL] + counts[KEPT] + counts[LOST];
    if (all == 0)
      counts[LOST] = 1; /* this combination never occurs */
    for (unsigned end = 0; end < ENDS; end++)
      counts[end] /= MAX (all, 1);
  }
}

/* --- What a match brings --- */

/* Return a chain in which side 0 scores more often by the factor 1 + @more and side 1 by the
 * factor 1 - @more. */
static Chain
shift (const Chain *chain, double more)
{
  Chain out = *chain;

  for (unsigned i = 0; i < 2 * ENDS; i++) {
    double *shares = out.chance[i / ENDS][i % ENDS];
    const double goal = MIN (shares[GOAL] * (i < ENDS ? 1 + more : 1 - more), 1);
    const double rest = shares[GOAL] < 1 ? (1 - goal) / (1 - shares[GOAL]) : 0;
    shares[GOAL] = goal;
    shares[KEPT] *= rest;
    shares[LOST] *= rest;
  }
  return out;
}

static int
lead_at (const Course *course, unsigned score)
{
  const unsigned base = course->limit + 1;

  return course->limit == 0 ? (int)score - FAR : (int)(score / base) - (int)(score % base);
}

static unsigned
score_after_goal (const Course *course, unsigned score, unsigned side)
{
  if (course->limit > 0)
    return score + (side == 0 ? course->limit + 1 : 1);
  return side == 0 ? MIN (score + 1, LEADS - 1) : MAX (score, 1) - 1;
}

static gboolean
is_over (const Course *course, unsigned score)
{
  const unsigned base = course->limit + 1;

  return course->limit > 0 && (score / base == course->limit || score % base == course->limit);
}

static void
play_part (Course *course, const Chain *chain)
{
  const unsigned n = course->n;
  double *next = g_new0 (double, 2 * ENDS * n);

  for (unsigned i = 0; i < 2 * ENDS * n; i++) {
    const unsigned side = i / n / ENDS, before = i / n % ENDS, score = i % n;
    const double p = course->at[i];
    const double *shares = chain->chance[side][before];
    if (p == 0 || is_over (course, score)) {
      next[i] += p;
      continue;
    }
    next[((1 - side) * ENDS + GOAL) * n + score_after_goal (course, score, side)] +=
        p * shares[GOAL];
    next[(side * ENDS + KEPT) * n + score] += p * shares[KEPT];
    next[((1 - side) * ENDS + LOST) * n + score] += p * shares[LOST];
    course->goals[side] += p * shares[GOAL];
  }
  g_free (course->at);
  course->at = next;
}

/* Compute the distribution after @parts stretches, or when a side has @limit goals (0: no limit);
 * each side plays the first one with probability 1/2. */
static SvBalance
play_match (const Chain *chain, unsigned parts, unsigned limit)
{
  Course course = { .limit = limit, .n = limit == 0 ? LEADS : (limit + 1) * (limit + 1) };
  SvBalance out = { 0 };

  course.at = g_new0 (double, 2 * ENDS * course.n);
  for (unsigned side = 0; side < 2; side++)
    course.at[(side * ENDS + GOAL) * course.n + (limit == 0 ? FAR : 0)] = 0.5;
  for (unsigned i = 0; i < parts; i++)
    play_part (&course, chain);
  for (unsigned i = 0; i < 2 * ENDS * course.n; i++) {
    const int lead = lead_at (&course, i % course.n);
    *(lead > 0 ? &out.chance.win : lead == 0 ? &out.chance.draw : &out.chance.lose) += course.at[i];
  }
  out.goals[0] = course.goals[0];
  out.goals[1] = course.goals[1];
  g_free (course.at);
  return out;
}

/* Return the chain with the change of the scoring chances with which the expected lead equals
 * @lead, found by bisection. The expected lead is known exactly, but the chain was only counted
 * from a sample. */
static Chain
fit (const Chain *chain, unsigned parts, double lead)
{
  double least = -0.5, most = 0.5;

  for (unsigned i = 0; i < TRIES; i++) {
    const double middle = (least + most) / 2;
    const Chain shifted = shift (chain, middle);
    const SvBalance tried = play_match (&shifted, parts, 0);
    *(tried.goals[0] - tried.goals[1] < lead ? &least : &most) = middle;
  }
  return shift (chain, (least + most) / 2);
}

gint64
sv_balance_length (const SvGame *game, const void *setup)
{
  guint64 state[SV_MAX_STATE / sizeof (guint64)];
  SvTiming timing;

  game->init (setup, state);
  sv_game_timing (game, setup, state, &timing);
  return MAX (sv_tempo_left (&timing, 0), 0);
}

/* Return the number of stretches in a whole match at the usual tempo. */
static unsigned
count_parts (const SvGame *game, const void *setup)
{
  const SvTempo usual = { 0 };

  return (unsigned)lround (sv_tempo_parts (&usual, sv_balance_length (game, setup)));
}

/* Return whether play goes on after a draw in this variant. @state is where the match begins.
 * Found by playing a random match in which each period ends as soon as the score is level. */
static gboolean
is_decided (const SvGame *game, const void *setup, const void *state)
{
  guint64 now[SV_MAX_STATE / sizeof (guint64)];
  SvEvent legal[SV_MAX_LEGAL];
  SvRng rng;
  SvTiming timing;
  SvNode node;
  SvView view;

  sv_rng_seed (&rng, 1);
  memcpy (now, state, game->state_size);
  for (unsigned i = 0; i < SV_MAX_EVENTS; i++) {
    game->node (setup, now, &node);
    if (node.kind == SV_NODE_OVER)
      return FALSE;
    sv_game_timing (game, setup, now, &timing);
    game->view (setup, now, &view);
    if (node.time && view.score[0] == view.score[1]) {
      const gboolean last = timing.period >= timing.n_periods;
      game->apply (setup, now, sv_event_time ());
      game->node (setup, now, &node);
      if (last)
        return node.kind != SV_NODE_OVER;
      continue;
    }
    const unsigned n = game->legal (setup, now, legal);
    game->apply (setup, now, legal[sv_rng_below (&rng, n)]);
  }
  return FALSE;
}

/* Split the draws between the sides. The next goal decides, so each side's share is its share of
 * the goals. */
static void
share_draws (SvBalance *balance)
{
  const double all = balance->goals[0] + balance->goals[1];
  const double first = all > 0 ? balance->goals[0] / all : 0.5;

  balance->chance.win += balance->chance.draw * first;
  balance->chance.lose += balance->chance.draw * (1 - first);
  balance->goals[0] += balance->chance.draw * first;
  balance->goals[1] += balance->chance.draw * (1 - first);
  balance->chance.draw = 0;
}

/* Return a copy of the setup in which no number of goals ends the match, and write that number to
 * @limit. Free with g_free (). */
static void *
without_limit (const SvGame *game, const void *setup, unsigned *limit)
{
  const SvField *goals =
      sv_field_flagged (game->variant_fields, game->n_variant_fields, SV_FIELD_GOALS);
  void *out = g_memdup2 (setup, game->setup_size);

  *limit = 0;
  if (goals != NULL) {
    *limit = (unsigned)sv_field_get (goals, setup);
    sv_field_set (goals, out, 0);
  }
  return out;
}

gboolean
sv_balance_solve (const SvGame *game,
                  const void *setup,
                  SvBalance *out,
                  GCancellable *cancellable,
                  GError **error)
{
  const unsigned n_threads = g_get_num_processors ();
  guint64 state[SV_MAX_STATE / sizeof (guint64)];
  Chain chain = { 0 };
  unsigned limit;
  g_autofree void *unlimited = without_limit (game, setup, &limit);

  game->init (unlimited, state);
  g_autoptr (SvSolution) solution =
      sv_solution_new (game, unlimited, state, NULL, SETTLED, n_threads, cancellable, error);
  if (solution == NULL)
    return FALSE;
  const double lead = add_parts (solution, state, n_threads);
  const unsigned parts = count_parts (game, unlimited);
  play_parts (game, unlimited, solution, &chain);
  make_shares (&chain);
  chain = fit (&chain, parts, lead * parts);
  *out = play_match (&chain, parts, limit);
  if (is_decided (game, unlimited, state))
    share_draws (out);
  return !g_cancellable_set_error_if_cancelled (cancellable, error);
}

gboolean
sv_balance_lead (const SvGame *game,
                 const void *setup,
                 unsigned n_threads,
                 double *out,
                 GCancellable *cancellable,
                 GError **error)
{
  guint64 state[SV_MAX_STATE / sizeof (guint64)];
  unsigned limit;
  g_autofree void *unlimited = without_limit (game, setup, &limit);

  game->init (unlimited, state);
  g_autoptr (SvSolution) solution =
      sv_solution_new (game, unlimited, state, NULL, SETTLED, n_threads, cancellable, error);
  if (solution == NULL)
    return FALSE;
  *out = add_parts (solution, state, n_threads);
  return TRUE;
}

SvBalance
sv_balance_of_tally (const SvTally *tally)
{
  const double n = (double)tally->matches;
  const double win = (double)tally->wins[0] / n;
  double range[2], begun[2];

  sv_tally_range (tally->wins[0], tally->matches, range);
  sv_tally_range (tally->begun[0], tally->matches, begun);
  return (SvBalance){ .events = (double)tally->events / n,
                      .begun = { (double)tally->begun[0] / n, (double)tally->begun[1] / n },
                      .begun_error = (begun[1] - begun[0]) / 2,
                      .chance = { win, (double)tally->draws / n, (double)tally->wins[1] / n },
                      .goals = { (double)tally->goals[0] / n, (double)tally->goals[1] / n },
                      .error = (range[1] - range[0]) / 2 };
}
