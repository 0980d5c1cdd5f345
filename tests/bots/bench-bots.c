/* SPDX-License-Identifier: GPL-3.0-or-later */

/* How long computer players think, and what comes of it: each game's standard match, the same
 * player on both sides. */

#include <glib.h>
#include <stdio.h>

#include "sv-bot.h"
#include "sv-games.h"
#include "sv-way.h"

enum { EVENTS = 2500, SECONDS = 8 };

static int
by_time (gconstpointer a, gconstpointer b)
{
  const double x = *(const double *)a, y = *(const double *)b;

  return (x > y) - (x < y);
}

static void
measure (const SvGame *game, const SvBot *bot)
{
  g_autofree void *setup = g_malloc0 (game->setup_size);
  g_autoptr (GArray) times = g_array_new (FALSE, FALSE, sizeof (double));
  union {
    unsigned char bytes[SV_MAX_STATE];
    guint64 align;
  } state = { { 0 } };
  SvEvent legal[SV_MAX_LEGAL];
  SvView view;
  SvRng rng;
  double sum = 0;
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
      const gint64 begin = g_get_monotonic_time ();
      choice = sv_bot_choose (bot, game, setup, &state, legal, n, &rng, NULL);
      const double ms = (double)(g_get_monotonic_time () - begin) / 1e3;
      g_array_append_val (times, ms);
      sum += ms;
    }
    game->apply (setup, &state, legal[choice]);
  }
  if (times->len == 0)
    return;
  g_array_sort (times, by_time);
  game->view (setup, &state, &view);
  printf ("%s, %s: %.2f ms an answer, median %.2f, 99 %% %.2f, longest %.2f; %u answers, "
          "%u events, %d-%d\n",
          game->id, bot->id, sum / times->len, g_array_index (times, double, times->len / 2),
          g_array_index (times, double, times->len * 99 / 100),
          g_array_index (times, double, times->len - 1), times->len, i, view.score[0],
          view.score[1]);
}

/* How long the ways of a piece take to be found, for every piece that could be taken in hand. */
static void
measure_ways (const SvGame *game)
{
  g_autofree void *setup = g_malloc0 (game->setup_size);
  union {
    unsigned char bytes[SV_MAX_STATE];
    guint64 align;
  } state = { { 0 } };
  SvEvent legal[SV_MAX_LEGAL];
  SvWays *ways = sv_ways_new ();
  g_autoptr (GArray) times = g_array_new (FALSE, FALSE, sizeof (double));
  double sum = 0;
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
      const gint64 begin = g_get_monotonic_time ();
      sv_ways_find (ways, game, setup, &state, target.piece);
      const double ms = (double)(g_get_monotonic_time () - begin) / 1e3;
      sum += ms;
      g_array_append_val (times, ms);
    }
    if (n == 0)
      break;
    game->apply (setup, &state, legal[n == 1 ? 0 : sv_rng_below (&rng, n)]);
  }
  g_array_sort (times, by_time);
  if (times->len > 0)
    printf ("%s, ways: %.3f ms, 99 %% %.3f, longest %.3f\n", game->id, sum / times->len,
            g_array_index (times, double, times->len * 99 / 100),
            g_array_index (times, double, times->len - 1));
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
