/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Speed of the rules: uniformly random play through the interface, by the time of a processor that
 * it takes. An attack is three moves and a pass (S-40, S-42). */

#include <glib.h>
#include <stdio.h>
#include <time.h>

#include "strafworp/strafworp-state.h"
#include "sv-games.h"
#include "sv-rng.h"

enum { MATCHES = 40000, EVENTS_A_MATCH = 620 };

typedef struct {
  guint64 events, goals, moves;
} Count;

/* One match of about 120 attacks; the clock is a number of events. */
static void
play (const SvGame *game, const void *setup, SvRng *rng, Count *count)
{
  guint64 state[SV_MAX_STATE / 8];
  SvEvent legal[SV_MAX_LEGAL];
  SvView view;

  game->init (setup, &state);
  for (guint i = 0; i < EVENTS_A_MATCH; i++) {
    const unsigned n = game->legal (setup, &state, legal);
    if (n == 0)
      break;
    const SvEvent event = legal[n == 1 ? 0 : sv_rng_below (rng, n)];
    game->apply (setup, &state, event);
    count->events++;
    count->moves += event.verb == VERB_MOVE;
  }
  game->view (setup, &state, &view);
  count->goals += (guint64)(view.score[0] + view.score[1]);
}

int
main (void)
{
  for (const SvGame *const *g = sv_games (); *g != NULL; g++) {
    g_autofree void *setup = g_malloc ((*g)->setup_size);
    Count count = { 0 };
    SvRng rng;

    sv_game_standard (*g, setup);
    sv_rng_seed (&rng, 1);
    const clock_t begin = clock ();
    for (guint i = 0; i < MATCHES; i++)
      play (*g, setup, &rng, &count);
    const double seconds = (double)(clock () - begin) / CLOCKS_PER_SEC;
    printf ("%s: %.1f M events/s, %.0f matches/s, %.2f goals a match\n", (*g)->id,
            (double)count.events / seconds / 1e6, MATCHES / seconds, (double)count.goals / MATCHES);
    if (*g == &strafworp_game)
      printf ("%s: %.1f M attacks/s\n", (*g)->id, (double)count.moves / 3 / seconds / 1e6);
  }
  return 0;
}
