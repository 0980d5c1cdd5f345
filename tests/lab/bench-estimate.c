/* SPDX-License-Identifier: GPL-3.0-or-later */

/* How long an estimate takes, how soon it ends when nobody wants it any more, and how much of what
 * appraise () hopes for beyond the goals comes true: SvGame.come_true. */

#include <gio/gio.h>
#include <math.h>
#include <stdio.h>

#include "figures.h"
#include "sv-evaluation.h"
#include "sv-games.h"
#include "sv-playout.h"
#include "sv-search.h"

enum { MATCHES = 100, TURNS = 16, MOST_TURNS = 2000, EVERY = 100, AFTER_MS = 30 };

typedef struct {
  GArray *answers, *cancels;            /* of double, in ms */
  double hoped[MATCHES], came[MATCHES]; /* sums of squares and products */
} Figures;

static gpointer
cancel_thread (gpointer cancellable)
{
  g_usleep (AFTER_MS * 1000);
  g_cancellable_cancel (cancellable);
  return NULL;
}

static void
measure (Figures *figures, const SvPlayout *play)
{
  const SvEvaluationEffort effort = { .seed = 1 }, endless = { .positions = G_MAXUINT64 };
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();
  double begin = figures_now_ms ();
  g_free (sv_evaluation_new (play->game, play->setup, play->state, &effort, NULL, NULL));
  double ms = figures_now_ms () - begin;
  g_array_append_val (figures->answers, ms);
  GThread *thread = g_thread_new ("cancel", cancel_thread, cancellable);
  begin = figures_now_ms ();
  g_free (sv_evaluation_new (play->game, play->setup, play->state, &endless, cancellable, NULL));
  ms = figures_now_ms () - begin - AFTER_MS;
  g_array_append_val (figures->cancels, ms);
  g_thread_join (thread);
}

/* For the first team beyond its goals, on average over the dice that come now. */
static double
hope (SvSearch *search, const SvPlayout *play, int lead)
{
  const double evaluation = sv_search_evaluation (search, play->state, 0);

  return evaluation / (100 * SV_SEARCH_SCALE) - lead;
}

/* A match between club players: hopes whenever the other side acts, and the goals of the next
 * turns. */
static void
play_match (Figures *figures, const SvGame *game, const void *setup, guint64 seed)
{
  double hopes[MOST_TURNS];
  int leads[MOST_TURNS], last = -1;
  unsigned turns = 0, events = 0;
  guint64 state[SV_MAX_STATE / 8] = { 0 };
  SvRng rng;
  SvEvent event;
  SvNode node;
  SvView view;
  SvPlayout play = { .game = game, .setup = setup, .rng = &rng, .pace_ms = SV_PLAYOUT_PACE_MS };

  SvSearch *search = sv_search_new (game, setup, 1, NULL);

  sv_rng_seed (&rng, seed);
  for (unsigned i = 0; i < 2; i++)
    play.bot_memories[i] = sv_bot_memory_new (sv_bot_by_id ("club"), game, setup);
  game->init (setup, state);
  for (sv_playout_begin (&play, state, 0); sv_playout_step (&play, NULL, &event, NULL);) {
    game->node (setup, play.state, &node);
    game->view (setup, play.state, &view);
    if (seed == 0 && events++ % EVERY == 0)
      measure (figures, &play);
    if (view.stage != SV_STAGE_PLAY || view.shootout || node.side < 0 || node.side == last ||
        turns == MOST_TURNS)
      continue;
    last = node.side;
    leads[turns] = view.score[0] - view.score[1];
    hopes[turns] = hope (search, &play, leads[turns]);
    turns++;
  }
  for (unsigned i = 0; i + TURNS < turns; i++) {
    figures->hoped[seed] += hopes[i] * hopes[i];
    figures->came[seed] += hopes[i] * (leads[i + TURNS] - leads[i]);
  }
  for (unsigned i = 0; i < 2; i++)
    sv_bot_memory_free (play.bot_memories[i]);
  sv_search_free (search);
}

/* The share of hopes that comes true, and half the width of its 95 % interval: matches are
 * independent. */
static double
share (const Figures *figures, double *error)
{
  double hoped = 0, came = 0, squares = 0;

  for (unsigned i = 0; i < MATCHES; i++) {
    hoped += figures->hoped[i];
    came += figures->came[i];
  }
  for (unsigned i = 0; i < MATCHES; i++) {
    const double far = figures->came[i] - came / hoped * figures->hoped[i];
    squares += far * far;
  }
  *error = 1.96 * sqrt (squares) / hoped;
  return came / hoped;
}

int
main (void)
{
  for (const SvGame *const *game = sv_games (); *game != NULL; game++) {
    g_autofree void *setup = g_malloc0 ((*game)->setup_size);
    Figures figures = { g_array_new (FALSE, FALSE, sizeof (double)),
                        g_array_new (FALSE, FALSE, sizeof (double)),
                        { 0 },
                        { 0 } };
    double error;

    if ((*game)->evaluation.solver != NULL || (*game)->evaluation.skills == NULL)
      continue;
    sv_game_standard (*game, setup);
    for (guint64 seed = 0; seed < MATCHES; seed++)
      play_match (&figures, *game, setup, seed);
    g_array_sort (figures.answers, figures_compare);
    g_array_sort (figures.cancels, figures_compare);
    const double true_share = share (&figures, &error);
    printf ("%s: median %.0f ms, longest %.0f; to cancel at most %.1f ms; %.0f ± %.0f %% of hopes "
            "come true\n",
            (*game)->id, g_array_index (figures.answers, double, figures.answers->len / 2),
            g_array_index (figures.answers, double, figures.answers->len - 1),
            g_array_index (figures.cancels, double, figures.cancels->len - 1), 100 * true_share,
            100 * error);
    g_array_unref (figures.answers);
    g_array_unref (figures.cancels);
  }
  return 0;
}
