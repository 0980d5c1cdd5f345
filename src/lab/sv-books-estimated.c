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

#include "sv-books-estimated.h"

#include <math.h>
#include <stdatomic.h>
#include <string.h>

/* How the value before an event follows from the value after it, for the side that chose or
 * threw: before = share × after + rest. */
typedef struct {
  double share, rest;
  double error; /* error of the difference between the values before and after */
  double lead;  /* see SvAccountLine */
} Judgement;

typedef struct {
  SvBooks *books;
  const SvEstimateEffort *effort; /* effort for one event */
  Judgement *judgements;
  atomic_uint next, done;
} Work;

/* A die gets this many times the effort of a choice: every face of a die enters the result, while
 * of the alternatives to a choice only one that is certainly better does. */
enum { DIE_WEIGHT = 4 };

/* For events without an alternative, or when goals do not count any more: the value does not
 * change. */
static const Judgement NOTHING = { 1, 0, 0, 0 };

/* --- One event ------------------------------------------------------------------------------ */

/* Find the alternative that is certainly better than the choice, by the greatest amount. */
static Judgement
judge_choice (const SvEstimate *estimates, unsigned n, unsigned chosen)
{
  Judgement judgement = NOTHING;
  double most = 0, lead = n > 1 ? G_MAXDOUBLE : 0;

  for (unsigned i = 0; i < n; i++) {
    judgement.error = MAX (judgement.error, most > 0 ? 0 : estimates[i].gain_error);
    if (estimates[i].gain - estimates[i].gain_error > most) {
      most = estimates[i].gain - estimates[i].gain_error;
      judgement = (Judgement){ 1, estimates[i].gain, estimates[i].gain_error, 0 };
    }
    if (i != chosen)
      lead = MIN (lead, -estimates[i].gain - estimates[i].gain_error);
  }
  judgement.lead = MAX (lead, 0);
  return judgement;
}

static Judgement
judge_die (const SvEstimate *estimates, unsigned n, unsigned fell)
{
  Judgement judgement = { .share = 1.0 / n };
  double squares = 0;

  for (unsigned i = 0; i < n; i++) {
    const double weight = i == fell ? (n - 1.0) / n : 1.0 / n;
    squares += weight * weight * estimates[i].error * estimates[i].error;
    judgement.rest += i == fell ? 0 : estimates[i].value / n;
  }
  judgement.error = sqrt (squares);
  return judgement;
}

/* Evaluate the position that would have been played on if time had not run out. */
static Judgement
judge_whistle (const SvNode *node, const SvEstimate *estimates, unsigned n)
{
  const SvEstimate evaluation = sv_estimate_sum_up (node->kind, estimates, n);

  return (Judgement){ 0, node->side == 1 ? -evaluation.value : evaluation.value, evaluation.error,
                      0 };
}

/* Return whether event @k had alternatives that matter. */
static bool
is_open (const SvBooks *books, unsigned k)
{
  const void *state = sv_books_state (books, k);
  SvEvent legal[SV_MAX_LEGAL];
  SvView view;

  books->game->view (books->setup, state, &view);
  return !view.shootout &&
         (sv_books_is_whistle (books, k) || books->game->legal (books->setup, state, legal) > 1);
}

static bool
is_choice (const SvBooks *books, unsigned k)
{
  SvNode node;

  books->game->node (books->setup, sv_books_state (books, k), &node);
  return node.kind == SV_NODE_DECISION && !sv_books_is_whistle (books, k);
}

static Judgement
judge (const Work *work, unsigned k)
{
  const SvBooks *books = work->books;
  const SvGame *game = books->game;
  const SvEvent event = sv_history_get_event (books->history, k);
  guint64 seen[SV_MAX_STATE / sizeof (guint64)];
  SvEvent legal[SV_MAX_LEGAL];
  SvEstimate estimates[SV_MAX_LEGAL];
  SvEstimateEffort effort = *work->effort;
  SvNode node;

  if (!is_open (books, k))
    return NOTHING;
  game->node (books->setup, sv_books_state (books, k), &node);
  memcpy (seen, sv_books_state (books, k), game->state_size);
  sv_game_veil (game, books->setup, seen, node.side);
  const unsigned n = game->legal (books->setup, seen, legal);
  if (!is_choice (books, k)) {
    effort.positions *= DIE_WEIGHT;
    effort.seconds *= DIE_WEIGHT;
  }
  effort.seed += k;
  effort.chosen = -1;
  for (unsigned i = 0; i < n; i++)
    effort.chosen = sv_event_equal (legal[i], event) ? (int)i : effort.chosen;
  if (!sv_estimate (game, books->setup, seen, legal, n, &effort, estimates, books->cancellable,
                    NULL))
    return NOTHING;
  if (sv_books_is_whistle (books, k))
    return judge_whistle (&node, estimates, n);
  if (node.kind == SV_NODE_DECISION)
    return judge_choice (estimates, n, (unsigned)effort.chosen);
  return judge_die (estimates, n, (unsigned)effort.chosen);
}

/* --- All events ----------------------------------------------------------------------------- */

static gpointer
judge_some (gpointer data)
{
  Work *work = data;
  const SvBooks *books = work->books;

  for (unsigned k = work->next++; k < books->n; k = work->next++) {
    work->judgements[k] = judge (work, k);
    const unsigned done = ++work->done;
    if (books->progress != NULL)
      books->progress (done, books->n, books->data);
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
  SvBooks *books = work->books;
  double evaluation = 0;

  for (unsigned k = books->n; k-- > 0;) {
    const Judgement *judgement = &work->judgements[k];
    const double after = evaluation + sv_books_lead (books, k + 1) - sv_books_lead (books, k);
    const double sign = sv_books_side (books, k) == 1 ? -1 : 1;
    evaluation = judgement->share * after + sign * judgement->rest;
    sv_books_write (books, k, evaluation, after, judgement->error);
    books->lines[k].lead = judgement->lead;
  }
  return evaluation;
}

gboolean
sv_books_estimate (SvBooks *books, const SvEstimateEffort *effort, double *start, GError **error)
{
  const unsigned n_threads = g_get_num_processors ();
  g_autofree Judgement *judgements = g_new0 (Judgement, books->n);
  unsigned n = 0;

  for (unsigned k = 0; k < books->n; k++)
    if (is_open (books, k))
      n += is_choice (books, k) ? 1 : DIE_WEIGHT;
  const SvEstimateEffort each = { .positions = (effort->positions + MAX (n, 1) - 1) / MAX (n, 1),
                                  .seconds = effort->seconds * n_threads / MAX (n, 1),
                                  .seed = effort->seed };
  Work work = { .books = books, .effort = &each, .judgements = judgements };
  judge_all (&work, n_threads);
  *start = write_lines (&work);
  return !g_cancellable_set_error_if_cancelled (books->cancellable, error);
}
