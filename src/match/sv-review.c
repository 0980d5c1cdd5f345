/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gi18n-lib.h>

#include "sv-review.h"

#include "sv-playout.h"
#include "sv-steps.h"

#include <math.h>

/* Shared with the thread, which may outlive the review. */
struct _SvReviewWork {
  SvMatchDoc *doc; /* owned: nobody else reads it */
  GCancellable *cancellable;
  SvReview *review; /* NULL: nobody waits any more */
  SvReviewReady ready;
  gpointer data;
  int permille; /* done; atomic */
};

/* How long an event took. *clock: what the clock of the period showed before it. */
static gint64
measure_event (SvSteps *step, gint64 *clock)
{
  const SvView *before = sv_steps_before (step), *after = sv_steps_after (step);
  const gint64 shows = step->time_ms, then = *clock;

  /* A clock that the dice move: goals of a period lie in its minutes. */
  if (before->clock_ends != 0)
    return after->clock_shows >= before->clock_shows ? after->clock_shows - before->clock_shows : 0;
  *clock = after->period != before->period ? 0 : shows;
  if (before->period_ms == 0)
    return before->stage == SV_STAGE_PLAY ? SV_PLAYOUT_PACE_MS : 0;
  return MAX (shows - then, 0);
}

/* When each position came, from 0 to 1. */
static double *
measure_time (SvMatch *match)
{
  const unsigned n = sv_match_get_length (match);
  double *x = g_new0 (double, n + 1);
  gint64 clock = 0;
  SvSteps steps;

  sv_steps_begin (&steps, sv_match_get_doc (match)->history, 0, n);
  while (sv_steps_next (&steps))
    x[steps.index + 1] = x[steps.index] + (double)measure_event (&steps, &clock);
  const double all = x[n];
  for (unsigned k = 1; k <= n; k++)
    x[k] = all != 0 ? x[k] / all : k / (double)n;
  return x;
}

SvReview *
sv_review_new (SvMatch *match)
{
  SvReview *self = g_new0 (SvReview, 1);
  const SvMatchDoc *doc = sv_match_get_doc (match);

  self->match = sv_match_new (sv_match_doc_copy (doc, sv_match_get_length (match)));
  self->figures = sv_figures_new (self->match);
  self->x = measure_time (self->match);
  return self;
}

void
sv_review_free (SvReview *self)
{
  sv_review_stop (self);
  g_clear_pointer (&self->judgement, sv_judgement_free);
  sv_figures_free (self->figures);
  g_object_unref (self->match);
  g_free (self->line);
  g_free (self->x);
  g_free (self);
}

const char *
sv_review_why_not (SvReview *self)
{
  const SvGame *game = sv_match_get_game (self->match);

  if (sv_match_get_node (self->match)->kind != SV_NODE_OVER)
    return _ ("This match is not over yet: luck and choices are weighed when it is.");
  if (game->solver == NULL && game->appraise == NULL)
    return _ ("What a position of this game is worth is not known: luck and choices are not "
              "weighed.");
  return NULL;
}

double
sv_review_x (SvReview *self, unsigned k)
{
  return self->x[k];
}

/* --- The line --- */

/* Before an event, by the lead and by how many goals such shots as there were in this match bring in what
 * is left of it; what the position is worth is one goal that is so likely. */
static SvChance
chance_before (SvReview *self, SvSteps *step)
{
  const SvAccountLine *line = &self->judgement->account->lines[step->index];
  const double worth = line->side == 1 ? -line->before : line->before;
  const double all = self->figures->sides[0].expected + self->figures->sides[1].expected;
  const double each = all * (1 - sv_review_x (self, step->index)) / 2;
  const double likely = MIN (fabs (worth), 1);
  const double goals[2] = { each + MAX (worth - 1, 0), each + MAX (-worth - 1, 0) };
  const SvView *view = sv_steps_before (step);
  const int lead = view->score[0] - view->score[1];
  const SvChance without = sv_chance_of_goals (lead, goals),
                 with = sv_chance_of_goals (lead + (worth > 0 ? 1 : -1), goals);
  return (SvChance){ .win = likely * with.win + (1 - likely) * without.win,
                     .draw = likely * with.draw + (1 - likely) * without.draw,
                     .lose = likely * with.lose + (1 - likely) * without.lose };
}

static SvChance
chance_at_end (const SvView *view)
{
  return (SvChance){ view->winner == 0, view->winner < 0, view->winner == 1 };
}

static void
draw_line (SvReview *self)
{
  const unsigned n = sv_match_get_length (self->match);
  SvSteps steps;

  self->line = g_new (SvChance, n + 1);
  sv_steps_begin (&steps, sv_match_get_doc (self->match)->history, 0, n);
  while (sv_steps_next (&steps))
    self->line[steps.index] = chance_before (self, &steps);
  self->line[n] = chance_at_end (sv_match_get_view (self->match));
}

/* How much of a win the first side may hope for. */
static double
hope (const SvChance *chance)
{
  return chance->win + chance->draw / 2;
}

/* Dice that fall one after the other decide together. */
static gboolean
goes_on (SvReview *self, unsigned k)
{
  const SvAccount *account = self->judgement->account;

  return k < account->n && k > 0 && !account->lines[k].chosen && !account->lines[k - 1].chosen;
}

unsigned
sv_review_end (SvReview *self, unsigned k)
{
  for (k++; goes_on (self, k);)
    k++;
  return k;
}

static gboolean
is_key (const SvReview *self, unsigned k)
{
  for (unsigned i = 0; i < self->n_keys; i++)
    if (self->keys[i] == k)
      return TRUE;
  return FALSE;
}

/* The moment that changed the chance by most, of those that are none yet; *most: by how much. */
static unsigned
find_key (SvReview *self, double *most)
{
  const unsigned n = sv_match_get_length (self->match);
  unsigned key = 0, end;

  *most = 0;
  for (unsigned k = 0; k < n; k = end) {
    end = sv_review_end (self, k);
    const double change = fabs (hope (&self->line[end]) - hope (&self->line[k]));

    if (change > *most && !is_key (self, k)) {
      *most = change;
      key = k;
    }
  }
  return key;
}

static int
compare_events (gconstpointer a, gconstpointer b)
{
  return *(const int *)a - *(const int *)b;
}

static void
find_keys (SvReview *self)
{
  while (self->n_keys < SV_REVIEW_KEYS) {
    double most;
    const unsigned key = find_key (self, &most);

    if (most == 0)
      break;
    self->keys[self->n_keys++] = key;
  }
  qsort (self->keys, self->n_keys, sizeof self->keys[0], compare_events);
}

static void
take (SvReview *self, SvJudgement *judgement)
{
  self->judgement = judgement;
  draw_line (self);
  find_keys (self);
}

/* --- The work --- */

gboolean
sv_review_work (SvReview *self, SvBooksProgress progress, gpointer data, GError **error)
{
  SvJudgement *judgement =
      sv_judgement_new (sv_match_get_doc (self->match)->history, progress, data, NULL, error);

  if (judgement != NULL)
    take (self, judgement);
  return judgement != NULL;
}

static void
progress_cb (unsigned done, unsigned all, gpointer data)
{
  SvReviewWork *work = data;

  g_atomic_int_set (&work->permille, (int)(1000.0 * done / all));
}

static void
work_thread (GTask *task, gpointer source, gpointer data, GCancellable *cancellable)
{
  SvReviewWork *work = data;
  GError *error = NULL;
  SvJudgement *judgement =
      sv_judgement_new (work->doc->history, progress_cb, work, cancellable, &error);

  if (judgement != NULL)
    g_task_return_pointer (task, judgement, (GDestroyNotify)sv_judgement_free);
  else
    g_task_return_error (task, error);
}

static void
work_free (gpointer data)
{
  SvReviewWork *work = data;

  sv_match_doc_free (work->doc);
  g_object_unref (work->cancellable);
  g_free (work);
}

static void
work_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  const SvReviewWork *work = g_task_get_task_data (G_TASK (result));
  g_autoptr (GError) error = NULL;
  SvJudgement *judgement = g_task_propagate_pointer (G_TASK (result), &error);

  if (work->review == NULL) {
    g_clear_pointer (&judgement, sv_judgement_free);
    return;
  }
  work->review->work = NULL;
  if (judgement != NULL)
    take (work->review, judgement);
  work->ready (work->data, error);
}

void
sv_review_work_async (SvReview *self, SvReviewReady ready, gpointer data)
{
  SvReviewWork *work = g_new0 (SvReviewWork, 1);
  const SvMatchDoc *doc = sv_match_get_doc (self->match);

  work->doc = sv_match_doc_copy (doc, sv_match_get_length (self->match));
  work->cancellable = g_cancellable_new ();
  work->review = self;
  work->ready = ready;
  work->data = data;
  self->work = work;
  g_autoptr (GTask) task = g_task_new (NULL, work->cancellable, work_cb, NULL);
  g_task_set_source_tag (task, sv_review_work_async);
  g_task_set_task_data (task, work, work_free);
  g_task_run_in_thread (task, work_thread);
}

void
sv_review_stop (SvReview *self)
{
  if (self->work == NULL)
    return;
  self->work->review = NULL;
  g_cancellable_cancel (self->work->cancellable);
  self->work = NULL;
}

double
sv_review_get_progress (SvReview *self)
{
  return self->work != NULL ? g_atomic_int_get (&self->work->permille) / 1000.0 : 1;
}
