/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "sv-move-analysis.h"

#include "sv-evaluator-estimated.h"
#include "sv-evaluator-solved.h"

#include <glib/gi18n.h>
#include <math.h>

/* Compute the errors of the sums. Lines are estimated independently, each with its own dice, so
 * their errors add up in squares. A choice that certainly lost nothing does not contribute. */
static void
add_errors (SvMoveAnalysis *self)
{
  double squares[2][2] = { { 0 } };

  for (unsigned i = 0; i < self->n; i++) {
    const SvAnalysisLine *line = &self->lines[i];
    const bool counts = !line->chosen || line->before != line->after;

    if (line->side >= 0 && counts)
      squares[line->chosen][line->side] += line->error * line->error;
  }
  for (unsigned side = 0; side < 2; side++) {
    self->luck_error[side] = sqrt (squares[0][side]);
    self->loss_error[side] = sqrt (squares[1][side]);
  }
}

static void
add_up (SvMoveAnalysis *self)
{
  for (unsigned i = 0; i < self->n; i++) {
    const SvAnalysisLine *line = &self->lines[i];
    const double brought = line->after - line->before;

    if (line->chosen)
      self->loss[line->side] -= brought;
    else if (line->side >= 0)
      self->luck[line->side] += brought;
    else if (brought > 0) /* credit the side that the die or the end of the period helped */
      self->luck[0] += brought;
    else
      self->luck[1] -= brought;
  }
}

SvMoveAnalysis *
sv_move_analysis_new (const SvHistory *history,
                      const SvEstimateEffort *effort,
                      SvEvaluatorProgress progress,
                      gpointer data,
                      GCancellable *cancellable,
                      GError **error)
{
  const SvGame *game = sv_history_get_game (history);
  const unsigned n = sv_history_get_length (history);
  g_autoptr (SvMoveAnalysis) self =
      g_malloc0 (sizeof (SvMoveAnalysis) + n * sizeof (SvAnalysisLine));
  SvEstimateEffort bounds = *effort;
  SvEvaluator evaluator;

  if (!sv_game_has_evaluation (game)) {
    g_set_error (error, G_IO_ERROR, G_IO_ERROR_NOT_SUPPORTED,
                 _ ("What a position of %s is worth cannot be calculated."), _ (game->title));
    return NULL;
  }
  if (bounds.positions == 0 && bounds.seconds <= 0)
    bounds.positions = SV_MOVE_ANALYSIS_POSITIONS;
  self->exact = game->evaluation.solver != NULL;
  self->n = n;
  sv_evaluator_open (&evaluator, history, self->lines);
  evaluator.progress = progress;
  evaluator.data = data;
  evaluator.cancellable = cancellable;
  const gboolean whole = self->exact
                             ? sv_evaluator_solve (&evaluator, &self->start, error)
                             : sv_evaluator_estimate (&evaluator, &bounds, &self->start, error);
  self->start += sv_evaluator_lead (&evaluator, 0);
  self->end = sv_evaluator_lead (&evaluator, n);
  sv_evaluator_close (&evaluator);
  if (!whole)
    return NULL;
  add_up (self);
  add_errors (self);
  return g_steal_pointer (&self);
}

void
sv_move_analysis_free (SvMoveAnalysis *self)
{
  g_free (self);
}
