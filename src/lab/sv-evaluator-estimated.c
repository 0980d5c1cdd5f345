/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Move analysis by estimates.
 *
 * Only the alternatives are estimated. What was really done takes its value from the rest of the
 * match, so that the lines are computed from the last event back to the first:
 *
 *      choice:  before = after + what the best alternative would have gained, if that is certain
 *      die:     before = mean of after and the estimates of the other faces
 *
 * So each line begins with the value at which the line before it ended, no choice appears better
 * than the best one, and a wrong estimate fades within a few dice. */

#include "sv-evaluator-estimated.h"

#include <math.h>
#include <stdatomic.h>
#include <string.h>

/* How the value before an event follows from the value after it, for the side that chose or
 * threw: before = share × after + rest. */
typedef struct {
  double share, rest;
  double error; /* error of the difference between the values before and after */
  double lead;  /* see SvAnalysisLine */
} Report;

typedef struct {
  SvEvaluator *evaluator;
  const SvEstimateEffort *effort; /* effort for one event */
  Report *reports;
  atomic_uint next, done;
} Work;

/* A die gets this many times the effort of a choice: every face of a die enters the result, while
 * of the alternatives to a choice only one that is certainly better does. */
enum { DIE_WEIGHT = 4 };

/* For events without an alternative, or when goals do not count any more: the value does not
 * change. */
static const Report NOTHING = { 1, 0, 0, 0 };

/* --- One event --- */

/* Find the alternative that is certainly better than the choice, by the greatest amount. */
static Report
judge_choice (const SvEstimate *estimates, unsigned n, unsigned chosen)
{
  Report report = NOTHING;
  double most = 0, lead = n > 1 ? G_MAXDOUBLE : 0;

  for (unsigned i = 0; i < n; i++) {
    report.error = MAX (report.error, most > 0 ? 0 : estimates[i].gain_error);
    if (estimates[i].gain - estimates[i].gain_error > most) {
      most = estimates[i].gain - estimates[i].gain_error;
      report = (Report){ 1, estimates[i].gain, estimates[i].gain_error, 0 };
    }
    if (i != chosen)
      lead = MIN (lead, -estimates[i].gain - estimates[i].gain_error);
  }
  report.lead = MAX (lead, 0);
  return report;
}

static Report
judge_die (const SvEstimate *estimates, unsigned n, unsigned fell)
{
  Report report = { .share = 1.0 / n };
  double squares = 0;

  for (unsigned i = 0; i < n; i++) {
    const double weight = i == fell ? (n - 1.0) / n : 1.0 / n;
    squares += weight * weight * estimates[i].error * estimates[i].error;
    report.rest += i == fell ? 0 : estimates[i].value / n;
  }
  report.error = sqrt (squares);
  return report;
}

/* Evaluate the position that would have been played on if time had not run out. */
static Report
judge_whistle (const SvNode *node, const SvEstimate *estimates, unsigned n)
{
  const SvEstimate evaluation = sv_estimate_sum_up (node->kind, estimates, n);

  return (Report){ 0, node->side == 1 ? -evaluation.value : evaluation.value, evaluation.error, 0 };
}

/* Return whether event @k had alternatives that matter. */
static bool
is_open (const SvEvaluator *evaluator, unsigned k)
{
  const void *state = sv_evaluator_state (evaluator, k);
  SvEvent legal[SV_MAX_LEGAL];
  SvView view;

  evaluator->game->view (evaluator->setup, state, &view);
  return !view.shootout && (sv_evaluator_is_whistle (evaluator, k) ||
                            evaluator->game->legal (evaluator->setup, state, legal) > 1);
}

static bool
is_choice (const SvEvaluator *evaluator, unsigned k)
{
  SvNode node;

  evaluator->game->node (evaluator->setup, sv_evaluator_state (evaluator, k), &node);
  return node.kind == SV_NODE_DECISION && !sv_evaluator_is_whistle (evaluator, k);
}

static Report
judge (const Work *work, unsigned k)
{
  const SvEvaluator *evaluator = work->evaluator;
  const SvGame *game = evaluator->game;
  const SvEvent event = sv_history_get_event (evaluator->history, k);
  guint64 seen[SV_MAX_STATE / sizeof (guint64)];
  SvEvent legal[SV_MAX_LEGAL];
  SvEstimate estimates[SV_MAX_LEGAL];
  SvEstimateEffort effort = *work->effort;
  SvNode node;

  if (!is_open (evaluator, k))
    return NOTHING;
  game->node (evaluator->setup, sv_evaluator_state (evaluator, k), &node);
  memcpy (seen, sv_evaluator_state (evaluator, k), game->state_size);
  sv_game_hide_secrets (game, evaluator->setup, seen, node.side);
  const unsigned n = game->legal (evaluator->setup, seen, legal);
  if (!is_choice (evaluator, k)) {
    effort.positions *= DIE_WEIGHT;
    effort.seconds *= DIE_WEIGHT;
  }
  effort.seed += k;
  effort.chosen = -1;
  for (unsigned i = 0; i < n; i++)
    effort.chosen = sv_event_equal (legal[i], event) ? (int)i : effort.chosen;
  if (!sv_estimate (game, evaluator->setup, seen, legal, n, &effort, estimates,
                    evaluator->cancellable, NULL))
    return NOTHING;
  if (sv_evaluator_is_whistle (evaluator, k))
    return judge_whistle (&node, estimates, n);
  if (node.kind == SV_NODE_DECISION)
    return judge_choice (estimates, n, (unsigned)effort.chosen);
  return judge_die (estimates, n, (unsigned)effort.chosen);
}

/* --- All events --- */

static gpointer
judge_some (gpointer data)
{
  Work *work = data;
  const SvEvaluator *evaluator = work->evaluator;

  for (unsigned k = work->next++; k < evaluator->n; k = work->next++) {
    work->reports[k] = judge (work, k);
    const unsigned done = ++work->done;
    if (evaluator->progress != NULL)
      evaluator->progress (done, evaluator->n, evaluator->data);
  }
  return NULL;
}

static void
judge_all (Work *work, unsigned n_threads)
{
  g_autofree GThread **threads = g_new (GThread *, n_threads);

  for (unsigned i = 0; i < n_threads; i++)
    threads[i] = g_thread_new ("account", judge_some, work);
  for (unsigned i = 0; i < n_threads; i++)
    g_thread_join (threads[i]);
}

/* Write the lines from the last event, after which nothing is to come, back to the first. Returns
 * the value of the first position. */
static double
write_lines (const Work *work)
{
  SvEvaluator *evaluator = work->evaluator;
  double evaluation = 0;

  for (unsigned k = evaluator->n; k-- > 0;) {
    const Report *report = &work->reports[k];
    const double after =
        evaluation + sv_evaluator_lead (evaluator, k + 1) - sv_evaluator_lead (evaluator, k);
    const double sign = sv_evaluator_side (evaluator, k) == 1 ? -1 : 1;
    evaluation = report->share * after + sign * report->rest;
    sv_evaluator_write (evaluator, k, evaluation, after, report->error);
    evaluator->lines[k].lead = report->lead;
  }
  return evaluation;
}

gboolean
sv_evaluator_estimate (SvEvaluator *evaluator,
                       const SvEstimateEffort *effort,
                       double *start,
                       GError **error)
{
  const unsigned n_threads = g_get_num_processors ();
  g_autofree Report *reports = g_new0 (Report, evaluator->n);
  unsigned n = 0;

  for (unsigned k = 0; k < evaluator->n; k++)
    if (is_open (evaluator, k))
      n += is_choice (evaluator, k) ? 1 : DIE_WEIGHT;
  const SvEstimateEffort each = { .positions = (effort->positions + MAX (n, 1) - 1) / MAX (n, 1),
                                  .seconds = effort->seconds * n_threads / MAX (n, 1),
                                  .seed = effort->seed };
  Work work = { .evaluator = evaluator, .effort = &each, .reports = reports };
  judge_all (&work, n_threads);
  *start = write_lines (&work);
  return !g_cancellable_set_error_if_cancelled (evaluator->cancellable, error);
}
