/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Exact move analysis.
 *
 * Each position is evaluated with as many attacks to come as were really begun from there to the
 * end of its period. So the events of a period are processed backwards: for each attack a layer
 * is added to the solution. */

#include "sv-evaluator-solved.h"

#include "sv-solution.h"

/* Return by how much the choice at event @k was better than the best alternative, in goals. */
static double
find_lead (const SvEvaluator *evaluator, unsigned k, const SvSolution *solution)
{
  const SvEvent event = sv_history_get_event (evaluator->history, k);
  const void *state = sv_evaluator_state (evaluator, k);
  const int side = sv_evaluator_side (evaluator, k);
  SvEvent legal[SV_MAX_LEGAL];
  const unsigned n = evaluator->game->legal (evaluator->setup, state, legal);
  const double own = sv_solution_event (solution, state, event, side);
  double lead = n > 1 ? G_MAXDOUBLE : 0;

  for (unsigned i = 0; i < n && lead > 0; i++)
    if (!sv_event_equal (legal[i], event))
      lead = MIN (lead, own - sv_solution_event (solution, state, legal[i], side));
  return MAX (lead, 0);
}

/* Write the line of event @k. @later is the value of the following periods for the first team. */
static void
write_line (SvEvaluator *evaluator, unsigned k, const SvSolution *solution, double later)
{
  const SvEvent event = sv_history_get_event (evaluator->history, k);
  const void *state = sv_evaluator_state (evaluator, k);
  const double after =
      sv_evaluator_is_whistle (evaluator, k) ? 0 : sv_solution_event (solution, state, event, 0);

  sv_evaluator_write (evaluator, k, sv_solution_position (solution, state, 0) + later,
                      after + later, 0);
  if (evaluator->lines[k].chosen)
    evaluator->lines[k].lead = find_lead (evaluator, k, solution);
  if (evaluator->progress != NULL)
    evaluator->progress (evaluator->n - k, evaluator->n, evaluator->data);
}

/* Write the lines of the events @from … @to - 1, which make up one period, and add the value of
 * the period at its start to *@later. */
static gboolean
write_period (SvEvaluator *evaluator, unsigned from, unsigned to, double *later, GError **error)
{
  const unsigned n_threads = g_get_num_processors ();
  g_autoptr (SvSolution) solution =
      sv_solution_new (evaluator->game, evaluator->setup, sv_evaluator_state (evaluator, from),
                       NULL, 0, 1, NULL, NULL);
  bool running = false;

  for (unsigned k = to; k-- > from;) {
    if (g_cancellable_set_error_if_cancelled (evaluator->cancellable, error))
      return FALSE;
    const bool runs =
        evaluator->game->evaluation.solver->running (sv_evaluator_state (evaluator, k));
    if (runs && !running) /* an attack ends with this event */
      sv_solution_add_layer (solution, n_threads);
    running = runs;
    write_line (evaluator, k, solution, *later);
  }
  *later += sv_solution_position (solution, sv_evaluator_state (evaluator, from), 0);
  return TRUE;
}

gboolean
sv_evaluator_solve (SvEvaluator *evaluator, double *start, GError **error)
{
  *start = 0;
  for (unsigned to = evaluator->n, from; to > 0; to = from) {
    for (from = to - 1; from > 0 && !sv_evaluator_is_whistle (evaluator, from - 1);)
      from--;
    if (!write_period (evaluator, from, to, start, error))
      return FALSE;
  }
  return TRUE;
}
