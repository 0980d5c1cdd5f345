/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gi18n-lib.h>

#include "sv-review.h"

#include "sv-playout.h"
#include "sv-steps.h"

#include <math.h>

/* Progress is counted in thousandths. */
enum { WHOLE = 1000 };

/* Return how long an event took. @clock: what the clock of the period showed before the event. */
static gint64
measure_event (SvSteps *step, gint64 *clock)
{
  const SvView *before = sv_steps_before (step), *after = sv_steps_after (step);
  const gint64 shows = step->time_ms, then = *clock;

  /* With a clock that the dice move, its own minutes are the time. */
  if (before->clock_ends != 0)
    return after->clock_shows >= before->clock_shows ? after->clock_shows - before->clock_shows : 0;
  *clock = after->period != before->period ? 0 : shows;
  if (before->period_ms == 0)
    return before->stage == SV_STAGE_PLAY ? SV_PLAYOUT_PACE_MS : 0;
  return MAX (shows - then, 0);
}

/* Return the time of each position as a part of the match, 0–1. */
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
  g_clear_pointer (&self->report, sv_analysis_report_free);
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
    return _ ("This match is not over yet: luck and choices are assessed when it is.");
  if (!sv_game_has_evaluation (game))
    return _ ("Nobody has worked out what a position of this game is worth: luck and choices are "
              "not assessed.");
  return NULL;
}

double
sv_review_x (SvReview *self, unsigned k)
{
  return self->x[k];
}

/* --- The chance to win --- */

/* Return the chances before an event. They follow from the lead and from the goals that the rest
 * of the match brings at this match's rate of shots; the evaluation of the position counts as
 * one goal of that probability. */
static SvChance
chance_before (SvReview *self, SvSteps *step)
{
  const SvAnalysisLine *line = &self->report->analysis->lines[step->index];
  const double evaluation = line->side == 1 ? -line->before : line->before;
  const double all = self->figures->sides[0].expected + self->figures->sides[1].expected;
  const double each = all * (1 - sv_review_x (self, step->index)) / 2;
  const double likely = MIN (fabs (evaluation), 1);
  const double goals[2] = { each + MAX (evaluation - 1, 0), each + MAX (-evaluation - 1, 0) };
  const SvView *view = sv_steps_before (step);
  const int lead = view->score[0] - view->score[1];
  const SvChance without = sv_chance_of_goals (lead, goals),
                 with = sv_chance_of_goals (lead + (evaluation > 0 ? 1 : -1), goals);
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

/* Return the share of a win that the first side can expect, with a draw as half a win. */
static double
hope (const SvChance *chance)
{
  return chance->win + chance->draw / 2;
}

/* Return whether the moment goes on after event @k: dice that are thrown one after the other
 * decide together. */
static gboolean
goes_on (SvReview *self, unsigned k)
{
  const SvMoveAnalysis *analysis = self->report->analysis;

  return k < analysis->n && k > 0 && !analysis->lines[k].chosen && !analysis->lines[k - 1].chosen;
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

/* Return the moment that changed the chance most and is not a key moment yet. @most: by how much
 * it changed. */
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
take (SvReview *self, SvAnalysisReport *report)
{
  self->report = report;
  draw_line (self);
  find_keys (self);
}

/* --- The work --- */

gboolean
sv_review_work (SvReview *self, SvEvaluatorProgress progress, gpointer data, GError **error)
{
  SvAnalysisReport *report =
      sv_analysis_report_new (sv_match_get_doc (self->match)->history, progress, data, NULL, error);

  if (report != NULL)
    take (self, report);
  return report != NULL;
}

static void
progress_cb (unsigned done, unsigned all, gpointer job)
{
  *sv_job_get_count (job) = (guint64)WHOLE * done / all;
}

static gpointer
work (SvJob *job, gpointer doc, GError **error)
{
  return sv_analysis_report_new (((SvMatchDoc *)doc)->history, progress_cb, job,
                                 sv_job_get_cancellable (job), error);
}

static void
work_done (gpointer data, gpointer report, const GError *error)
{
  SvReview *self = data;

  if (report != NULL)
    take (self, report);
  self->ready (self->data, error);
}

void
sv_review_work_async (SvReview *self, SvReviewReady ready, gpointer data)
{
  static const SvJobKind kind = { .work = work,
                                  .free_order = (GDestroyNotify)sv_match_doc_free,
                                  .done = work_done,
                                  .free_answer = (GDestroyNotify)sv_analysis_report_free };
  const SvMatchDoc *doc = sv_match_get_doc (self->match);

  self->ready = ready;
  self->data = data;
  sv_job_start (&self->work, &kind, sv_match_doc_copy (doc, sv_match_get_length (self->match)),
                self);
}

void
sv_review_stop (SvReview *self)
{
  sv_job_cancel (&self->work);
}

double
sv_review_get_progress (SvReview *self)
{
  return self->work != NULL ? (double)*sv_job_get_count (self->work) / WHOLE : 1;
}
