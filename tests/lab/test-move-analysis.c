/* SPDX-License-Identifier: GPL-3.0-or-later */
/* sv-move-analysis: what is given away and brought adds up to the result, line by line. */
#include "kick.h"
#include "random-setup.h"
#include "sv-games.h"
#include "sv-move-analysis.h"
#include "sv-playout.h"

enum { SETUPS = 5 };

static const double SAME = 1e-9;
static const SvEstimateEffort effort = { 0 };

/* A whole match of random players, an event a minute: a handful of attacks. */
static SvHistory *
play (const SvGame *game, const void *setup, guint64 seed)
{
  SvHistory *history = sv_history_new (game, setup, NULL);
  SvRng rng;
  SvPlayout match = { .game = game, .setup = setup, .rng = &rng, .pace_ms = 60000 };
  SvEvent event;
  gint64 time_ms;

  sv_rng_seed (&rng, seed);
  for (unsigned side = 0; side < 2; side++)
    match.bot_memories[side] = sv_bot_memory_new (sv_bot_by_id ("random"), game, setup);
  sv_playout_begin (&match, sv_history_get_state (history), 0);
  while (sv_playout_step (&match, NULL, &event, &time_ms))
    g_assert_cmpint (sv_history_append (history, event, time_ms), ==, SV_HISTORY_OK);
  for (unsigned side = 0; side < 2; side++)
    sv_bot_memory_free (match.bot_memories[side]);
  return history;
}

/* The first team's lead before event k. */
static int
lead_at (const SvHistory *history, unsigned k)
{
  guint64 state[SV_MAX_STATE / sizeof (guint64)];
  SvView view;

  sv_history_state_at (history, k, state);
  sv_history_get_game (history)->view (sv_history_get_setup (history), state, &view);
  return view.score[0] - view.score[1];
}

/* Nobody chooses what is better than the best, and one line goes on where the one before it
 * ended. */
static void
assert_chain (const SvHistory *history, const SvMoveAnalysis *analysis)
{
  for (unsigned i = 0; i < analysis->n; i++) {
    const SvAnalysisLine *line = &analysis->lines[i];
    const SvAnalysisLine *next = &analysis->lines[i + 1];
    const double goals = lead_at (history, i + 1) - lead_at (history, i);
    const double after = (line->side == 1 ? -line->after : line->after) - goals;

    if (line->chosen)
      g_assert_cmpfloat (line->after, <=, line->before + SAME);
    if (i + 1 < analysis->n)
      g_assert_cmpfloat_with_epsilon (after, next->side == 1 ? -next->before : next->before, SAME);
    else
      g_assert_cmpfloat_with_epsilon (after, 0, SAME);
  }
}

static void
assert_balance (const SvHistory *history, const SvMoveAnalysis *analysis)
{
  const double brought =
      analysis->luck[0] - analysis->luck[1] - analysis->loss[0] + analysis->loss[1];

  g_assert_cmpfloat_with_epsilon (analysis->start + brought, analysis->end, 1e-6);
  g_assert_cmpfloat (analysis->end, ==, lead_at (history, analysis->n));
}

/* Who could take a goal threw for it, one in four, and scored: 0.75 given away, and 0.75
 * brought. */
static void
test_by_hand (void)
{
  const Kick start = { 0 };
  SvHistory *history = sv_history_new (&kick, &start, &start);

  g_assert_cmpint (sv_history_append (history, sv_event (KICK_THROW, 0, 0, 0), 0), ==,
                   SV_HISTORY_OK);
  g_assert_cmpint (sv_history_append (history, sv_event_die (1), 0), ==, SV_HISTORY_OK);
  g_autoptr (SvMoveAnalysis) analysis =
      sv_move_analysis_new (history, &effort, NULL, NULL, NULL, NULL);
  g_assert_false (analysis->exact);
  g_assert_cmpfloat (analysis->lines[1].before, ==, 0.25);
  g_assert_cmpfloat (analysis->lines[1].after, ==, 1);
  g_assert_cmpfloat (analysis->luck[1], ==, 0.75);
  g_assert_cmpfloat (analysis->lines[0].after, ==, 0.25);
  g_assert_cmpfloat (analysis->lines[0].error, <, 0.01);
  g_assert_cmpfloat_with_epsilon (analysis->loss[1], 0.75, analysis->lines[0].error);
  g_assert_cmpfloat (analysis->luck[0], ==, 0);
  g_assert_cmpfloat (analysis->loss[0], ==, 0);
  g_assert_cmpfloat (analysis->loss_error[1], ==, analysis->lines[0].error);
  g_assert_cmpfloat (analysis->luck_error[1], ==, analysis->lines[1].error);
  g_assert_cmpfloat (analysis->loss_error[0], ==, 0);
  g_assert_cmpfloat (analysis->lines[0].lead, ==, 0); /* it was no good choice */
  assert_balance (history, analysis);
  sv_history_free (history);
}

/* An estimated account balances as well, with little work too, and is the same again. */
static void
test_estimated (gconstpointer id)
{
  const SvGame *game = sv_game_by_id (id);
  const SvEstimateEffort little = { .positions = 100000, .seed = 9 };
  g_autofree void *setup = g_malloc0 (game->setup_size);

  sv_game_standard (game, setup);
  SvHistory *history = play (game, setup, 2);
  g_autoptr (SvMoveAnalysis) analysis =
      sv_move_analysis_new (history, &little, NULL, NULL, NULL, NULL);
  g_autoptr (SvMoveAnalysis) again =
      sv_move_analysis_new (history, &little, NULL, NULL, NULL, NULL);
  assert_chain (history, analysis);
  assert_balance (history, analysis);
  g_assert_cmpmem (analysis->lines, analysis->n * sizeof (SvAnalysisLine), again->lines,
                   again->n * sizeof (SvAnalysisLine));
  sv_history_free (history);
}

/* Whatever the rules of the house are. */
static void
test_balance (void)
{
  const SvGame *game = sv_game_by_id ("strafworp");
  g_autofree void *setup = g_malloc0 (game->setup_size);
  SvRng rng;

  sv_rng_seed (&rng, 5);
  for (unsigned i = 0; i < SETUPS; i++) {
    sv_game_standard (game, setup);
    if (i > 0)
      random_variant (game, setup, &rng);
    SvHistory *history = play (game, setup, i);
    g_autoptr (SvMoveAnalysis) analysis =
        sv_move_analysis_new (history, &effort, NULL, NULL, NULL, NULL);
    assert_chain (history, analysis);
    assert_balance (history, analysis);
    sv_history_free (history);
  }
}

/* The whistle takes what was still to come from who was about to score. */
static void
test_whistle (void)
{
  const SvGame *game = sv_game_by_id ("strafworp");
  g_autofree void *setup = g_malloc0 (game->setup_size);
  unsigned whistles = 0;

  sv_game_standard (game, setup);
  SvHistory *history = play (game, setup, 3);
  g_autoptr (SvMoveAnalysis) analysis =
      sv_move_analysis_new (history, &effort, NULL, NULL, NULL, NULL);
  for (unsigned i = 0; i < analysis->n; i++)
    if (sv_history_get_event (history, i).verb == SV_VERB_TIME) {
      g_assert_false (analysis->lines[i].chosen);
      g_assert_cmpint (analysis->lines[i].side, ==, -1);
      whistles++;
    }
  g_assert_cmpuint (whistles, >=, 1);
  g_assert_cmpfloat (analysis->lines[analysis->n - 1].after, ==, 0);
  sv_history_free (history);
}

static void
test_cancelled (void)
{
  const SvGame *game = sv_game_by_id ("strafworp");
  g_autofree void *setup = g_malloc0 (game->setup_size);
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();
  g_autoptr (GError) error = NULL;

  sv_game_standard (game, setup);
  SvHistory *history = play (game, setup, 1);
  g_cancellable_cancel (cancellable);
  g_assert_null (sv_move_analysis_new (history, &effort, NULL, NULL, cancellable, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
  sv_history_free (history);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/lab/account/by-hand", test_by_hand);
  g_test_add_func ("/lab/account/balance", test_balance);
  g_test_add_data_func ("/lab/account/estimated/eleven", "eleven", test_estimated);
  g_test_add_data_func ("/lab/account/estimated/champions", "champions-2020", test_estimated);
  g_test_add_func ("/lab/account/whistle", test_whistle);
  g_test_add_func ("/lab/account/cancelled", test_cancelled);
  return g_test_run ();
}
