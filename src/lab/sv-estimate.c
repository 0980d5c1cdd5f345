/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Monte Carlo evaluation of the legal events of a position.
 *
 * Each event begins a line: the event, and the continuation of the turn to the best end that a
 * search finds. From this end a sample is played: the other side's turn with a short search and
 * random dice; then the goals are counted and appraise () estimates the rest. The mean of many
 * samples is the evaluation. Samples are played in rounds, and each round keeps the better half
 * of the lines, so that most of the effort goes to events that may be the best. The effort is
 * limited by the caller, in positions or in seconds. */

#include "sv-estimate.h"

#include <math.h>
#include <string.h>

#include "sv-search.h"

enum {
  TURNS = 1,       /* turns of the other side that are played after this one */
  SAMPLES = 6,     /* samples of each line in a round, one for each face of a die */
  LEAST_ALIVE = 2, /* least number of lines that are kept in the last rounds */
  /* the search of the whole turn gets at most the effort divided by this */
  TURN_PART = 8,
  MOST_POSITIONS = 12000, /* limit of positions examined in the search of the whole turn */
  /* positions examined in a turn of a sample, if the game has no levels of computer players */
  POSITIONS = 200,
  POSITIONS_PART = 4, /* if it has levels: the weakest level's number is divided by this */
  THROWS = 2          /* limit of dice in a row that are averaged at the end of a sample */
};

/* Standard deviation of the goals that is assumed before there are samples. */
static const double SPREAD = 0.3;

/* 95 % of a normal distribution lie within this many standard deviations. */
static const double DEVIATIONS = 1.96;

/* A line: an event and the continuation of the turn after it, from whose end samples are played. */
typedef struct {
  SvSearchState start; /* position at the end of the turn */
  int evaluation;      /* evaluation of start by the search */
  unsigned n_steps;    /* number of steps from the event to start */
  SvEvent steps[SV_ESTIMATE_LINE];
  unsigned n;
  double sum, squares;           /* sums of the results of the samples, and of their squares */
  double gain_sum, gain_squares; /* sums of the advantage over the chosen line */
} Line;

typedef struct {
  const SvGame *game;
  const void *setup, *state;
  const SvEvent *legal;
  unsigned n;
  const SvEstimateEffort *effort;
  gint64 end; /* monotonic time limit in microseconds, or 0 if none */
  SvNode node;
  unsigned ways; /* number of possibilities for the hidden information */
  int goals;     /* lead at the start, in goals */
  double chosen; /* result of the last sample of the chosen line */
  SvSearch *search;
  Line *lines;
} Work;

/* Return the goals of the side that decides or throws minus those of the other side, including a
 * shoot-out. */
static int
goals (const Work *self, const SvView *view)
{
  const int side = self->node.side > 0;
  const int scored = view->score[side] - view->score[1 - side];

  return view->shootout ? scored + view->shootout_score[side] - view->shootout_score[1 - side]
                        : scored;
}

/* Return the expected gain in lead where a sample stops: the goals scored in it, plus the estimate
 * by appraise (), averaged over the dice that follow directly. */
static double
outcome (const Work *self, const void *state, unsigned throws)
{
  const SvGame *game = self->game;
  SvEvent legal[SV_MAX_LEGAL];
  SvSearchState next;
  SvNode node;
  SvView view;
  double sum = 0;

  game->node (self->setup, state, &node);
  if (node.kind == SV_NODE_CHANCE && throws > 0) {
    const unsigned n = game->legal (self->setup, state, legal);
    for (unsigned i = 0; i < n; i++) {
      memcpy (&next, state, game->state_size);
      game->apply (self->setup, &next, legal[i]);
      sum += outcome (self, &next, throws - 1);
    }
    return sum / n;
  }
  self->search->total_positions++;
  game->view (self->setup, state, &view);
  const int scored = goals (self, &view) - self->goals;
  if (node.kind == SV_NODE_OVER || view.shootout)
    return scored;
  const int side = self->node.side > 0;
  const double hopes = game->evaluation.appraise (self->setup, state, side) / 100.0 -
                       view.score[side] + view.score[1 - side];
  return scored + hopes * (game->evaluation.come_true > 0 ? game->evaluation.come_true : 100) / 100;
}

/* Return whether a limit is reached or the estimate is cancelled. */
static bool
is_spent (const Work *self)
{
  const SvEstimateEffort *effort = self->effort;

  return sv_search_stopped (self->search) ||
         (effort->positions > 0 && self->search->total_positions >= effort->positions) ||
         (self->end > 0 && g_get_monotonic_time () >= self->end);
}

/* --- Lines --- */

/* Let the line start from the search's end @end if that is better. The route to it begins with
 * @first; the first @known events are not stored. */
static void
keep_start (
    Line *line, const SvSearch *search, const SvSearchEnd *end, SvEvent first, unsigned known)
{
  SvEvent steps[SV_SEARCH_WAY];

  if (end->way.evaluation <= line->evaluation)
    return;
  const unsigned n = sv_search_steps (search, &end->way, first, steps);
  line->start = end->state;
  line->evaluation = end->way.evaluation;
  line->n_steps = n > known && n - known <= SV_ESTIMATE_LINE ? n - known : 0;
  memcpy (line->steps, steps + known, line->n_steps * sizeof steps[0]);
}

/* Start a line: directly after the event, or at the end of the turn that a short search finds. */
static void
begin_line (Work *self, unsigned i, SvRng *rng)
{
  Line *line = &self->lines[i];
  SvSearchState state = { 0 };
  SvEvent legal[SV_MAX_LEGAL];
  SvNode node;

  memcpy (&state, self->state, self->game->state_size);
  self->game->apply (self->setup, &state, self->legal[i]);
  *line = (Line){ .start = state, .evaluation = SV_SEARCH_UNKNOWN };
  self->game->node (self->setup, &state, &node);
  if (self->node.kind != SV_NODE_DECISION || node.kind != SV_NODE_DECISION ||
      node.side != self->node.side || is_spent (self))
    return;
  self->game->legal (self->setup, &state, legal);
  if (sv_search_finish_turn (self->search, &state, rng) == SV_SEARCH_UNKNOWN)
    return;
  const SvSearchEnd *end = &self->search->ends[0];
  keep_start (line, self->search, end, legal[end->root], 0);
}

/* Improve the lines with the best ends that a long search of the whole turn finds. */
static void
search_turn (Work *self)
{
  const guint64 most =
      self->effort->positions > 0 ? self->effort->positions / TURN_PART : MOST_POSITIONS;
  SvSearch *whole = sv_search_new (self->game, self->setup, (unsigned)MIN (most, MOST_POSITIONS),
                                   self->search->stop);

  if (whole == NULL)
    return;
  sv_search_think (whole, self->state, self->legal, self->n);
  for (unsigned i = 0; i < whole->n_ends; i++) {
    const SvSearchEnd *end = &whole->ends[i];
    keep_start (&self->lines[end->root], whole, end, self->legal[end->root], 1);
  }
  self->search->total_positions += whole->total_positions;
  sv_search_free (whole);
}

static void
begin_lines (Work *self)
{
  SvRng rng;

  sv_rng_seed (&rng, self->effort->seed);
  for (unsigned i = 0; i < self->n; i++)
    begin_line (self, i, &rng);
  if (self->node.kind == SV_NODE_DECISION && !is_spent (self))
    search_turn (self);
}

/* --- Samples --- */

/* Seed the dice of a sample. Choices are compared with equal dice, so that luck cancels out. The
 * outcomes of a die get different dice, so that their mean is more accurate. */
static void
seed_dice (const Work *self, unsigned i, unsigned sample, SvRng *rng)
{
  sv_rng_seed (rng, self->effort->seed);
  const guint64 base = sv_rng_next (rng);
  sv_rng_seed (rng,
               base + sample * (guint64)SV_MAX_LEGAL + (self->node.kind == SV_NODE_CHANCE ? i : 0));
}

static void
play_on (Work *self, unsigned i)
{
  Line *line = &self->lines[i];
  SvSearchState state = line->start;
  SvRng dice;

  if (self->ways > 1) {
    memcpy (&state, self->state, self->game->state_size);
    sv_game_fill_secrets (self->game, self->setup, &state, self->node.side, line->n);
    self->game->apply (self->setup, &state, self->legal[i]);
  }
  seed_dice (self, i, line->n, &dice);
  sv_search_play (self->search, &state, self->node.side, TURNS, line->n, &dice);
  const double x = outcome (self, &state, THROWS);
  if ((int)i == self->effort->chosen)
    self->chosen = x;
  line->n++;
  line->sum += x;
  line->squares += x * x;
  line->gain_sum += x - self->chosen;
  line->gain_squares += (x - self->chosen) * (x - self->chosen);
}

/* Return the mean of the samples, or the search's evaluation if there are none. */
static double
mean (const Work *self, const Line *line)
{
  return line->n > 0 ? line->sum / line->n : outcome (self, &line->start, THROWS);
}

static double
error (unsigned samples, double sum, double squares)
{
  const double n = samples, spread = squares - (n > 0 ? sum * sum / n : 0);

  /* Add one imaginary sample with the assumed deviation, so that the error is not 0 after few
   * equal samples. */
  return DEVIATIONS * sqrt ((MAX (spread, 0) + SPREAD * SPREAD) / (n + 1) / MAX (n, 1));
}

static int
compare (gconstpointer a, gconstpointer b, gpointer data)
{
  const Work *self = data;
  const unsigned i = *(const unsigned *)a, j = *(const unsigned *)b;
  const double x = mean (self, &self->lines[i]), y = mean (self, &self->lines[j]);
  const int chosen = self->effort->chosen;

  if ((int)i == chosen || (int)j == chosen)
    return ((int)j == chosen) - ((int)i == chosen);
  return x != y ? (x < y) - (x > y) : (i > j) - (i < j);
}

/* Play samples in rounds. After each round at a decision only the better half of the lines is
 * kept (successive halving). The chosen line always stays, and comes first because the others are
 * compared with its samples. */
static void
play_lines (Work *self)
{
  const unsigned chosen = (unsigned)MAX (self->effort->chosen, 0);
  unsigned order[SV_MAX_LEGAL];

  for (unsigned i = 0; i < self->n; i++)
    order[i] = i == 0 ? chosen : i <= chosen ? i - 1 : i;
  for (unsigned alive = self->n; !is_spent (self);) {
    for (unsigned sample = 0; sample < SAMPLES; sample++)
      for (unsigned i = 0; i < alive && !is_spent (self); i++)
        play_on (self, order[i]);
    if (self->node.kind == SV_NODE_CHANCE)
      continue;
    g_qsort_with_data (order, (int)self->n, sizeof order[0], compare, self);
    alive = MAX ((alive + 1) / 2, MIN (self->n, LEAST_ALIVE));
  }
}

/* --- The estimate --- */

static SvEstimate
sum_up_line (const Work *self, unsigned i)
{
  const Line *line = &self->lines[i];
  SvEstimate out = { .value = mean (self, line),
                     .error = error (line->n, line->sum, line->squares),
                     .n_line = line->n_steps };

  memcpy (out.line, line->steps, sizeof out.line);
  if (self->effort->chosen < 0 || (int)i == self->effort->chosen)
    return out;
  /* With fewer samples than this the difference would be mostly luck. */
  out.gain = line->n >= SAMPLES ? line->gain_sum / line->n : 0;
  out.gain_error = error (line->n, line->gain_sum, line->gain_squares);
  return out;
}

static void
cancelled_cb (GCancellable *cancellable, atomic_bool *stop)
{
  atomic_store (stop, true);
}

static void
estimate (Work *self, SvEstimate *out)
{
  SvView view;

  self->game->node (self->setup, self->state, &self->node);
  self->game->view (self->setup, self->state, &view);
  self->goals = goals (self, &view);
  if (self->node.kind == SV_NODE_DECISION) {
    SvSearchState state;
    memcpy (&state, self->state, self->game->state_size);
    self->ways = sv_game_fill_secrets (self->game, self->setup, &state, self->node.side, 0);
  }
  begin_lines (self);
  play_lines (self);
  for (unsigned i = 0; i < self->n; i++)
    out[i] = sum_up_line (self, i);
}

gboolean
sv_estimate (const SvGame *game,
             const void *setup,
             const void *state,
             const SvEvent *legal,
             unsigned n,
             const SvEstimateEffort *effort,
             SvEstimate *out,
             GCancellable *cancellable,
             GError **error)
{
  atomic_bool stop = false;
  const unsigned positions = game->evaluation.skills != NULL
                                 ? game->evaluation.skills[0].positions / POSITIONS_PART
                                 : POSITIONS;
  g_autofree Line *lines = g_new (Line, n);
  Work work = { .game = game,
                .setup = setup,
                .state = state,
                .legal = legal,
                .n = n,
                .effort = effort,
                .search = sv_search_new (game, setup, positions, &stop),
                .lines = lines };

  if (work.search == NULL)
    g_error ("out of memory");
  if (effort->seconds > 0)
    work.end = g_get_monotonic_time () + (gint64)(effort->seconds * G_USEC_PER_SEC);
  const gulong id =
      cancellable != NULL
          ? g_cancellable_connect (cancellable, G_CALLBACK (cancelled_cb), &stop, NULL)
          : 0;
  estimate (&work, out);
  g_cancellable_disconnect (cancellable, id);
  sv_search_free (work.search);
  return !g_cancellable_set_error_if_cancelled (cancellable, error);
}

SvEstimate
sv_estimate_sum_up (SvNodeKind kind, const SvEstimate *events, unsigned n)
{
  double sum = 0, squares = 0;
  unsigned best = 0;

  for (unsigned i = 0; i < n; i++) {
    sum += events[i].value;
    squares += events[i].error * events[i].error;
    best = events[i].value > events[best].value ? i : best;
  }
  return kind == SV_NODE_CHANCE ? (SvEstimate){ sum / n, sqrt (squares) / n, 0, 0 } : events[best];
}
