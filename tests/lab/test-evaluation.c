/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What positions and their events are worth, as people and programs are told. That the figures are
 * right is the business of test-solution. */

#include <glib.h>
#include <string.h>

#include "random-setup.h"
#include "sv-evaluation.h"
#include "sv-games.h"

enum { EVENTS = 100, EVERY = 13, TOSS = 3, VARIANTS = 3 };

static const SvEvaluationEffort three_attacks = { .attacks = 3 };

typedef guint64 State[SV_MAX_STATE / 8];

static gboolean
is_listed (const SvEvent *legal, unsigned n, SvEvent event)
{
  for (unsigned i = 0; i < n; i++)
    if (sv_event_equal (legal[i], event))
      return TRUE;
  return FALSE;
}

/* Each legal event once, the best first, and who decides takes the best. */
static void
check (const SvGame *game, const void *setup, const void *state)
{
  g_autofree SvEvaluation *evaluation =
      sv_evaluation_new (game, setup, state, &three_attacks, NULL, NULL);
  SvEvent legal[SV_MAX_LEGAL];
  SvNode node;
  double sum = 0;
  const unsigned n = game->legal (setup, state, legal);

  game->node (setup, state, &node);
  g_assert_true (evaluation->exact);
  g_assert_cmpuint (evaluation->n, ==, n);
  for (unsigned i = 0; i < n; i++) {
    g_assert_true (is_listed (legal, n, evaluation->events[i].event));
    for (unsigned j = 0; j < i; j++)
      g_assert_false (sv_event_equal (evaluation->events[i].event, evaluation->events[j].event));
    if (i > 0)
      g_assert_cmpfloat (evaluation->events[i].value, <=, evaluation->events[i - 1].value + 1e-9);
    sum += evaluation->events[i].value;
  }
  if (n > 0)
    g_assert_cmpfloat_with_epsilon (
        evaluation->value, node.kind == SV_NODE_CHANCE ? sum / n : evaluation->events[0].value,
        1e-9);
}

/* A team that throws better than the other one, or nothing between two alike is worth anything. */
static void
set_better (const SvGame *game, void *setup)
{
  for (unsigned card = 0; card < game->n_cards; card++)
    for (size_t i = 0; i < game->n_card_fields; i++) {
      const SvField *field = &game->card_fields[i];

      if ((field->flags & SV_FIELD_THROW) != 0)
        sv_field_set (field, sv_game_card (game, setup, 1, card), field->min);
    }
}

static void
play_variant (unsigned variant)
{
  const SvGame *game = sv_game_by_id ("strafworp");
  g_autofree void *setup = g_malloc0 (game->setup_size);
  State state = { 0 };
  SvRng rng;

  sv_rng_seed (&rng, 11 + variant);
  sv_game_standard (game, setup);
  random_variant (game, setup, &rng);
  set_better (game, setup);
  sv_field_set (sv_field_find (game->variant_fields, game->n_variant_fields, "change_zones_every"),
                setup, (int32_t)variant);
  game->init (setup, state);
  for (unsigned i = 0; i < EVENTS; i++) {
    SvEvent legal[SV_MAX_LEGAL];
    SvNode node;
    const unsigned n = game->legal (setup, state, legal);

    if (i % EVERY == 0 || i < TOSS)
      check (game, setup, state);
    game->node (setup, state, &node);
    if (n == 0)
      game->init (setup, state);
    else if (node.time && sv_rng_below (&rng, 30) == 0)
      game->apply (setup, state, sv_event_time ());
    else
      game->apply (setup, state, legal[sv_rng_below (&rng, n)]);
  }
}

static void
test_legal_and_best (void)
{
  for (unsigned variant = 0; variant < VARIANTS; variant++)
    play_variant (variant);
}

/* The best is compared with the best of those that are surely worse, else with the worst. */
static void
test_rival (void)
{
  g_autofree SvEvaluation *evaluation =
      g_malloc0 (sizeof *evaluation + 3 * sizeof evaluation->events[0]);

  evaluation->n = 3;
  evaluation->events[0] = (SvEvaluationEvent){ .value = 0.5, .error = 0.08 };
  evaluation->events[1] = (SvEvaluationEvent){ .value = 0.4, .error = 0.05 };
  evaluation->events[2] = (SvEvaluationEvent){ .value = 0.2, .error = 0.1 };
  g_assert_false (sv_evaluation_is_better (evaluation, 0, 1));
  g_assert_cmpuint (sv_evaluation_rival (evaluation), ==, 2);
  evaluation->events[1].error = 0;
  g_assert_cmpuint (sv_evaluation_rival (evaluation), ==, 1);
  evaluation->events[1].error = evaluation->events[2].error = 1;
  g_assert_cmpuint (sv_evaluation_rival (evaluation), ==, 2);
  evaluation->events[1].value = evaluation->events[2].value = 0.4999;
  g_assert_cmpuint (sv_evaluation_rival (evaluation), ==, 0);
}

/* Half the throws leave the ball with each; the next attack of the other side is what differs
 * more. */
static void
test_next (void)
{
  g_autofree SvEvaluation *evaluation =
      g_malloc0 (sizeof *evaluation + 2 * sizeof evaluation->events[0]);

  evaluation->n = 2;
  evaluation->events[0] = (SvEvaluationEvent){ .next = { { 0.5, 0.4 }, { 0.5, 0.1 } } };
  evaluation->events[1] = (SvEvaluationEvent){ .next = { { 0.5, 0.3 }, { 0.5, 0.3 } } };
  g_assert_cmpint (sv_evaluation_find_next (evaluation, 0, 1, 0), ==, 1);
  g_assert_cmpint (sv_evaluation_find_next (evaluation, 0, 1, 1), ==, -1);
  g_assert_cmpint (sv_evaluation_find_next (evaluation, 1, 0, 1), ==, 1);
  evaluation->events[1].next[1].chance = 0;
  g_assert_cmpint (sv_evaluation_find_next (evaluation, 0, 1, 0), ==, 0);
}

static void
test_nothing_to_come (void)
{
  const SvGame *game = sv_game_by_id ("strafworp");
  g_autofree void *setup = g_malloc0 (game->setup_size);
  State state = { 0 };
  const SvEvaluationEffort none = { .attacks = 0 };

  sv_game_standard (game, setup);
  game->init (setup, state);
  g_autofree SvEvaluation *evaluation = sv_evaluation_new (game, setup, state, &none, NULL, NULL);
  g_assert_cmpuint (evaluation->n, ==, 0);
  g_assert_cmpfloat (evaluation->value, ==, 0);
}

static void
test_cancelled (void)
{
  const SvGame *game = sv_game_by_id ("strafworp");
  g_autofree void *setup = g_malloc0 (game->setup_size);
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();
  g_autoptr (GError) error = NULL;
  State state = { 0 };

  sv_game_standard (game, setup);
  game->init (setup, state);
  g_cancellable_cancel (cancellable);
  g_assert_null (sv_evaluation_new (game, setup, state, &three_attacks, cancellable, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
}

static GCancellable *impatient;
static gint runs, runs_after;

static void
count_run (void *memory, unsigned layer, unsigned pass, unsigned part, unsigned n_parts)
{
  if (g_atomic_int_add (&runs, 1) + 1 == 7)
    g_cancellable_cancel (impatient);
  else if (g_cancellable_is_cancelled (impatient))
    g_atomic_int_inc (&runs_after);
  sv_game_by_id ("strafworp")->evaluation.solver->run (memory, layer, pass, part, n_parts);
}

/* What is not wanted any more is worked on no longer than to the end of a pass, of two in each of
 * sixty layers that take about a sixth of a second together. */
static void
test_soon (void)
{
  SvGame game = *sv_game_by_id ("strafworp");
  SvSolver solver = *game.evaluation.solver;
  const SvEvaluationEffort effort = { .attacks = SV_EVALUATION_ATTACKS };
  g_autofree void *setup = g_malloc0 (game.setup_size);
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();
  State state = { 0 };

  impatient = cancellable;
  solver.run = count_run;
  game.evaluation.solver = &solver;
  sv_game_standard (&game, setup);
  game.init (setup, state);
  g_assert_null (sv_evaluation_new (&game, setup, state, &effort, cancellable, NULL));
  g_assert_cmpint (runs_after, <=, SV_SOLVER_MAX_PARTS);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/worth/legal and best", test_legal_and_best);
  g_test_add_func ("/worth/rival", test_rival);
  g_test_add_func ("/worth/next", test_next);
  g_test_add_func ("/worth/nothing to come", test_nothing_to_come);
  g_test_add_func ("/worth/cancelled", test_cancelled);
  g_test_add_func ("/worth/soon", test_soon);
  return g_test_run ();
}
