/* SPDX-License-Identifier: GPL-3.0-or-later */

/* How long all positions of Strafworp! take for sixty attacks, by two threads. */

#include <glib.h>
#include <stdio.h>

#include "figures.h"
#include "sv-games.h"
#include "sv-solution.h"

enum { RUNS = 9, ATTACKS = 60, THREADS = 2 };

static void
measure (const SvGame *game, const void *setup, const char *what)
{
  guint64 state[SV_MAX_STATE / 8] = { 0 };
  double ms[RUNS];

  game->init (setup, &state);
  for (unsigned i = 0; i < RUNS; i++) {
    const double begin = figures_now_ms ();
    g_autoptr (SvSolution) solution =
        sv_solution_new (game, setup, &state, NULL, ATTACKS, THREADS, NULL, NULL);
    ms[i] = figures_now_ms () - begin;
  }
  printf ("%s: median %.0f ms, ", what, figures_median (ms, RUNS));
  printf ("best %.0f ms, %.1f MB\n", ms[0], (double)game->evaluation.solver->size (setup) / 1e6);
}

int
main (void)
{
  const SvGame *game = sv_game_by_id ("strafworp");
  g_autofree void *setup = g_malloc0 (game->setup_size);

  sv_game_standard (game, setup);
  measure (game, setup, "standard cards");
  for (unsigned side = 0; side < 2; side++)
    for (size_t i = 0; i < game->n_card_fields; i++)
      if (sv_field_is_power (&game->card_fields[i]))
        sv_field_set (&game->card_fields[i], sv_game_card (game, setup, side, side), 1);
  measure (game, setup, "other cards");
  return 0;
}
