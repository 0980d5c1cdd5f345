/* SPDX-License-Identifier: GPL-3.0-or-later */

/* How long computer players think, and what comes of it: each game's standard match, the same
 * player on both sides. */

#include <glib.h>
#include <stdio.h>

#include "figures.h"
#include "sv-bot.h"
#include "sv-games.h"
#include "sv-way.h"

enum { EVENTS = 2500, SECONDS = 8 };

static void
add_since (GArray *times, double begin)
{
  const double ms = figures_now_ms () - begin;

  g_array_append_val (times, ms);
}

/* In milliseconds: the mean, the median, what all but one of a hundred need, and the most. */
static void
print_times (GArray *times, const char *game, const char *what)
{
  double sum = 0;

  for (guint i = 0; i < times->len; i++)
    sum += g_array_index (times, double, i);
  g_array_sort (times, figures_compare);
  printf ("%s, %s: %.3f ms, median %.3f, 99 %% %.3f, longest %.3f, of %u\n", game, what,
          sum / times->len, g_array_index (times, double, times->len / 2),
          g_array_index (times, double, times->len * 99 / 100),
          g_array_index (times, double, times->len - 1), times->len);
}

static void
measure (const SvGame *game, const SvBot *bot)
{
  g_autofree void *setup = g_malloc0 (game->setup_size);
  g_autoptr (GArray) times = g_array_new (FALSE, FALSE, sizeof (double));
  guint64 state[SV_MAX_STATE / 8] = { 0 };
  SvEvent legal[SV_MAX_LEGAL];
  SvView view;
  SvRng rng;
  const gint64 end = g_get_monotonic_time () + SECONDS * G_USEC_PER_SEC;
  unsigned i;

  sv_game_standard (game, setup);
  game->init (setup, &state);
  sv_rng_seed (&rng, 1);
  for (i = 0; i < EVENTS && g_get_monotonic_time () < end; i++) {
    const unsigned n = game->legal (setup, &state, legal);
    SvNode node;
    unsigned choice;

    if (n == 0)
      break;
    game->node (setup, &state, &node);
    if (node.kind == SV_NODE_CHANCE || n == 1) {
      choice = n == 1 ? 0 : sv_rng_below (&rng, n);
    } else {
      const double begin = figures_now_ms ();
      choice = sv_bot_choose (bot, game, setup, &state, legal, n, &rng, NULL);
      add_since (times, begin);
    }
    game->apply (setup, &state, legal[choice]);
  }
  if (times->len == 0)
    return;
  game->view (setup, &state, &view);
  print_times (times, game->id, bot->id);
  printf ("  %u events, %d-%d\n", i, view.score[0], view.score[1]);
}

/* How long the ways of a piece take to be found, for every piece that could be taken in hand. */
static void
measure_ways (const SvGame *game)
{
  g_autofree void *setup = g_malloc0 (game->setup_size);
  guint64 state[SV_MAX_STATE / 8] = { 0 };
  SvEvent legal[SV_MAX_LEGAL];
  SvWays *ways = sv_ways_new ();
  g_autoptr (GArray) times = g_array_new (FALSE, FALSE, sizeof (double));
  SvRng rng;

  sv_game_standard (game, setup);
  game->init (setup, &state);
  sv_rng_seed (&rng, 1);
  for (unsigned i = 0; i < EVENTS; i++) {
    const unsigned n = game->legal (setup, &state, legal);
    int last = -2;

    for (unsigned k = 0; k < n; k++) {
      SvTarget target;
      game->event_target (setup, &state, legal[k], &target);
      if ((target.flags & SV_TARGET_WAY) == 0 || target.piece == last)
        continue;
      last = target.piece;
      const double begin = figures_now_ms ();
      sv_ways_find (ways, game, setup, &state, target.piece);
      add_since (times, begin);
    }
    if (n == 0)
      break;
    game->apply (setup, &state, legal[n == 1 ? 0 : sv_rng_below (&rng, n)]);
  }
  if (times->len > 0)
    print_times (times, game->id, "ways");
  sv_ways_free (ways);
}

int
main (void)
{
  for (const SvGame *const *game = sv_games (); *game != NULL; game++) {
    measure_ways (*game);
    for (const SvBot *const *bot = sv_bots (); *bot != NULL; bot++)
      if ((*bot)->plays (*game))
        measure (*game, *bot);
  }
  return 0;
}
