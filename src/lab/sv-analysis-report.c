/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sv-analysis-report.h"

#include <stdalign.h>
#include <string.h>

/* Difference in goals below which choices count as equal; number of candidates that are examined
 * for the best choice; and limit of positions for an estimated analysis. */
static const double SAME = 0.005;
enum { WEIGHED = 8, POSITIONS = 16000000 };

static const SvEvaluationEffort effort = { .attacks = 12, .positions = 20000, .seed = 1 };

typedef struct {
  const SvHistory *history;
  GCancellable *cancellable;
  SvAnalysisReport *report;
} Writer;

static SvEvaluation *
weigh (const Writer *writer, unsigned event)
{
  alignas (16) unsigned char state[SV_MAX_STATE];

  sv_history_state_at (writer->history, event, state);
  return sv_evaluation_new (sv_history_get_game (writer->history),
                            sv_history_get_setup (writer->history), state, &effort,
                            writer->cancellable, NULL);
}

/* Return the event of the choice with the largest lead that is less than @below (of several the
 * last), or -1 if none. */
static int
find_next (const SvMoveAnalysis *analysis, double below)
{
  double most = SAME;
  int next = -1;

  for (unsigned k = 0; k < analysis->n; k++) {
    const double lead = analysis->lines[k].lead;

    if (lead < below && lead >= most) {
      most = lead;
      next = (int)k;
    }
  }
  return next;
}

/* Find the best choice of the match. The estimates of the analysis and of SvEvaluation may differ,
 * so a choice is accepted only if it is the best one by both. */
static void
find_best (Writer *writer)
{
  const SvMoveAnalysis *analysis = writer->report->analysis;
  double below = G_MAXDOUBLE;

  for (unsigned i = 0; i < WEIGHED; i++) {
    const int k = find_next (analysis, below);
    SvEvaluation *evaluation = k >= 0 ? weigh (writer, (unsigned)k) : NULL;

    if (evaluation == NULL)
      return;
    if (sv_event_equal (evaluation->events[0].event,
                        sv_history_get_event (writer->history, (unsigned)k))) {
      writer->report->best = (SvNotableChoice){ (unsigned)k, analysis->lines[k].lead, evaluation };
      return;
    }
    below = analysis->lines[k].lead;
    g_free (evaluation);
  }
}

static void
find_costliest (Writer *writer)
{
  const SvMoveAnalysis *analysis = writer->report->analysis;
  SvNotableChoice *costliest = &writer->report->costliest;
  double most = SAME;

  for (unsigned k = 0; k < analysis->n; k++) {
    const SvAnalysisLine *line = &analysis->lines[k];
    const double loss = line->before - line->after;

    if (!line->chosen || loss - line->error <= most)
      continue;
    most = loss - line->error;
    *costliest = (SvNotableChoice){ .event = k, .goals = loss };
  }
  if (most > SAME)
    costliest->evaluation = weigh (writer, costliest->event);
}

SvAnalysisReport *
sv_analysis_report_new (const SvHistory *history,
                        SvEvaluatorProgress progress,
                        gpointer data,
                        GCancellable *cancellable,
                        GError **error)
{
  const SvEstimateEffort whole = { .positions = POSITIONS, .seed = 1 };
  g_autoptr (SvAnalysisReport) self = g_new0 (SvAnalysisReport, 1);
  Writer writer = { .history = history, .cancellable = cancellable, .report = self };

  self->analysis = sv_move_analysis_new (history, &whole, progress, data, cancellable, error);
  if (self->analysis == NULL)
    return NULL;
  find_costliest (&writer);
  find_best (&writer);
  if (g_cancellable_set_error_if_cancelled (cancellable, error))
    return NULL;
  return g_steal_pointer (&self);
}

void
sv_analysis_report_free (SvAnalysisReport *self)
{
  sv_move_analysis_free (self->analysis);
  g_free (self->best.evaluation);
  g_free (self->costliest.evaluation);
  g_free (self);
}
