/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Estimated worth: right where it is known, the same for the same seed, blind to secrets, and gone
 * when nobody wants it any more. */

#include <glib.h>
#include <math.h>
#include <string.h>

#include "kick.h"
#include "sv-bot.h"
#include "sv-evaluation.h"
#include "sv-games.h"

typedef guint64 State[SV_MAX_STATE / 8];

/* --- A kick of which everything is known --- */

static void
test_known (void)
{
  static const double values[] = { 1, 0.25, -1 };
  static const SvEvent events[] = { { KICK_TAKE, 0, 0, 0 },
                                    { KICK_THROW, 0, 0, 0 },
                                    { KICK_GIVE, 0, 0, 0 } };
  const SvEvaluationEffort effort = { .positions = 3000 };
  Kick s = { .home = 2 };
  g_autofree SvEvaluation *evaluation = sv_evaluation_new (&kick, NULL, &s, &effort, NULL, NULL);

  g_assert_false (evaluation->exact);
  g_assert_cmpfloat_with_epsilon (evaluation->value, 1, 1e-9);
  for (unsigned i = 0; i < 3; i++) {
    g_assert_true (sv_event_equal (evaluation->events[i].event, events[i]));
    g_assert_cmpfloat (evaluation->events[i].error, <, 0.25);
    g_assert_cmpfloat_with_epsilon (evaluation->events[i].value, values[i],
                                    evaluation->events[i].error);
  }
  s.phase = KICK_FALL;
  g_autofree SvEvaluation *thrown = sv_evaluation_new (&kick, NULL, &s, &effort, NULL, NULL);
  g_assert_cmpfloat_with_epsilon (thrown->value, 0.25, 1e-9);
  g_assert_cmpfloat (thrown->error, <, evaluation->events[2].error);
  s.phase = KICK_DONE;
  g_autofree SvEvaluation *over = sv_evaluation_new (&kick, NULL, &s, &effort, NULL, NULL);
  g_assert_cmpuint (over->n, ==, 0);
  g_assert_cmpfloat (over->value, ==, 0);
}

/* --- The games of the house --- */

/* A match between computer players until a position of this phase comes, or so many events were
 * made. */
static void
play_to (const SvGame *game, const void *setup, void *state, const char *phase, unsigned events)
{
  SvBotMemory *bot_memory = sv_bot_memory_new (sv_bot_by_id ("club"), game, setup);
  SvView view;
  SvRng rng;

  sv_rng_seed (&rng, 4);
  game->init (setup, state);
  for (unsigned i = 0; i < events; i++) {
    SvEvent legal[SV_MAX_LEGAL];
    SvNode node;
    const unsigned n = game->legal (setup, state, legal);

    game->view (setup, state, &view);
    if (g_strcmp0 (view.phase, phase) == 0)
      break;
    game->node (setup, state, &node);
    const unsigned choice = node.kind == SV_NODE_CHANCE
                                ? sv_rng_below (&rng, n)
                                : sv_bot_memory_choose (bot_memory, state, legal, n, &rng, NULL);
    game->apply (setup, state, legal[choice]);
  }
  sv_bot_memory_free (bot_memory);
  g_assert_true (phase == NULL || g_strcmp0 (view.phase, phase) == 0);
}

static SvEvaluation *
evaluation_of (const SvGame *game, const void *setup, const void *state, guint64 seed)
{
  const SvEvaluationEffort effort = { .positions = 20000, .seed = seed };

  return sv_evaluation_new (game, setup, state, &effort, NULL, NULL);
}

static gboolean
is_same (const SvEvaluation *a, const SvEvaluation *b)
{
  return a->n == b->n && a->value == b->value && a->error == b->error &&
         memcmp (a->events, b->events, a->n * sizeof a->events[0]) == 0;
}

static void
test_repeats (gconstpointer id)
{
  const SvGame *game = sv_game_by_id (id);
  g_autofree void *setup = g_malloc0 (game->setup_size);
  State state = { 0 };

  sv_game_standard (game, setup);
  for (unsigned events = 150; events < 153; events++) {
    play_to (game, setup, state, NULL, events);
    g_autofree SvEvaluation *first = evaluation_of (game, setup, state, 1);
    g_autofree SvEvaluation *again = evaluation_of (game, setup, state, 1);
    g_assert_true (is_same (first, again));
    for (unsigned i = 0; i < first->n; i++)
      g_assert_true (first->events[i].error > 0 && fabs (first->events[i].value) < 1.5);
  }
}

/* Each line is played by who decides, up to where the turn ends or a die falls. */
static void
test_lines (gconstpointer id)
{
  const SvGame *game = sv_game_by_id (id);
  g_autofree void *setup = g_malloc0 (game->setup_size);
  unsigned longest = 0;
  State state = { 0 }, end;
  SvNode node, later;

  sv_game_standard (game, setup);
  for (unsigned events = 150; events < 155; events++) {
    play_to (game, setup, state, NULL, events);
    game->node (setup, state, &node);
    g_autofree SvEvaluation *evaluation = evaluation_of (game, setup, state, 1);
    for (unsigned i = 0; i < evaluation->n; i++) {
      const SvEvaluationEvent *event = &evaluation->events[i];
      memcpy (end, state, sizeof end);
      game->apply (setup, end, event->event);
      for (unsigned k = 0; k < event->n_line; k++) {
        game->node (setup, end, &later);
        g_assert_cmpint (later.kind, ==, SV_NODE_DECISION);
        g_assert_cmpint (later.side, ==, node.side);
        g_assert_true (sv_game_is_legal (game, setup, end, event->line[k]));
        game->apply (setup, end, event->line[k]);
      }
      game->node (setup, end, &later);
      g_assert_true (event->n_line == 0 || later.kind != SV_NODE_DECISION ||
                     later.side != node.side);
      longest = MAX (longest, event->n_line);
    }
  }
  g_assert_cmpuint (longest, >=, 2);
}

/* A shot that two of three guesses do not stop: for who takes aim, and for who guesses, to whom no
 * guess is better than another. What was aimed at changes nothing. */
static void
test_secret (void)
{
  const SvGame *game = sv_game_by_id ("eleven");
  g_autofree void *setup = g_malloc0 (game->setup_size);
  g_autofree SvEvaluation *told = NULL;
  State state = { 0 };
  SvEvent legal[SV_MAX_LEGAL];

  sv_game_standard (game, setup);
  play_to (game, setup, state, "aim", 4000);
  g_autofree SvEvaluation *aim = evaluation_of (game, setup, state, 1);
  g_assert_cmpfloat_with_epsilon (aim->value, 2 / 3.0, 0.25);
  const unsigned n = game->legal (setup, state, legal);
  for (unsigned i = 0; i < n; i++) {
    State guess;
    memcpy (guess, state, sizeof guess);
    game->apply (setup, guess, legal[i]);
    g_autofree SvEvaluation *evaluation = evaluation_of (game, setup, guess, 1);
    for (unsigned j = 0; j < evaluation->n; j++)
      g_assert_cmpfloat_with_epsilon (evaluation->events[j].value, -2 / 3.0, 0.25);
    g_assert_true (told == NULL || is_same (told, evaluation));
    g_free (told);
    told = g_steal_pointer (&evaluation);
  }
}

/* The ball in the net, if the keeper does not save it. */
static void
test_shot (void)
{
  const SvGame *game = sv_game_by_id ("champions-2020");
  g_autofree void *setup = g_malloc0 (game->setup_size);
  State state = { 0 };

  sv_game_standard (game, setup);
  play_to (game, setup, state, "sroll", 4000);
  g_autofree SvEvaluation *evaluation = evaluation_of (game, setup, state, 1);
  SvNode node;
  game->node (setup, state, &node);
  g_assert_cmpint (node.kind, ==, SV_NODE_CHANCE);
  const double most = evaluation->events[0].value,
               least = evaluation->events[evaluation->n - 1].value;
  g_assert_cmpfloat (most - least, >, 0.5);
}

/* --- Nobody wants to know it any more --- */

static gpointer
cancel_thread (gpointer cancellable)
{
  g_cancellable_cancel (cancellable);
  return NULL;
}

/* It would look at more positions than anybody waits for. */
static void
test_cancel (void)
{
  const SvGame *game = sv_game_by_id ("eleven");
  g_autofree void *setup = g_malloc0 (game->setup_size);
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();
  g_autoptr (GError) error = NULL;
  const SvEvaluationEffort effort = { .positions = G_MAXUINT64 };
  State state = { 0 };

  sv_game_standard (game, setup);
  play_to (game, setup, state, NULL, 150);
  GThread *thread = g_thread_new ("cancel", cancel_thread, cancellable);
  g_assert_null (sv_evaluation_new (game, setup, state, &effort, cancellable, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
  g_thread_join (thread);
}

/* --- How soon it ends --- */

/* Positions that are looked at until somebody loses patience, and afterwards. */
static GCancellable *impatient;
static unsigned positions, looks_after;

enum { PATIENCE = 5000, LOOKS_AFTER = 1000 };

static void
count_look (void)
{
  if (++positions == PATIENCE)
    g_cancellable_cancel (impatient);
  looks_after += positions > PATIENCE;
}

static int
count_eleven (const void *setup, const void *state, int side)
{
  count_look ();
  return sv_game_by_id ("eleven")->evaluation.appraise (setup, state, side);
}

static int
count_champions (const void *setup, const void *state, int side)
{
  count_look ();
  return sv_game_by_id ("champions-2020")->evaluation.appraise (setup, state, side);
}

/* Few more positions are looked at: of a microsecond or two each. */
static void
test_soon (gconstpointer id)
{
  SvGame game = *sv_game_by_id (id);
  g_autofree void *setup = g_malloc0 (game.setup_size);
  const SvEvaluationEffort effort = { .positions = G_MAXUINT64 };
  State state = { 0 };

  game.evaluation.appraise = g_str_equal (id, "eleven") ? count_eleven : count_champions;
  sv_game_standard (&game, setup);
  for (unsigned events = 150; events < 156; events++) {
    g_autoptr (GCancellable) cancellable = g_cancellable_new ();
    play_to (sv_game_by_id (id), setup, state, NULL, events);
    impatient = cancellable;
    positions = looks_after = 0;
    g_assert_null (sv_evaluation_new (&game, setup, state, &effort, cancellable, NULL));
    g_assert_cmpuint (looks_after, <, LOOKS_AFTER);
  }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/estimate/known", test_known);
  g_test_add_data_func ("/estimate/repeats/eleven", "eleven", test_repeats);
  g_test_add_data_func ("/estimate/repeats/champions-2020", "champions-2020", test_repeats);
  g_test_add_data_func ("/estimate/lines/eleven", "eleven", test_lines);
  g_test_add_data_func ("/estimate/lines/champions-2020", "champions-2020", test_lines);
  g_test_add_func ("/estimate/secret", test_secret);
  g_test_add_func ("/estimate/shot", test_shot);
  g_test_add_func ("/estimate/cancel", test_cancel);
  g_test_add_data_func ("/estimate/soon/eleven", "eleven", test_soon);
  g_test_add_data_func ("/estimate/soon/champions-2020", "champions-2020", test_soon);
  return g_test_run ();
}
