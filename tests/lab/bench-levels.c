/* SPDX-License-Identifier: GPL-3.0-or-later */

/* How often one computer player beats another: whole standard matches, of which each has every
 * second one as the first team. bench-levels GAME FIRST SECOND MATCHES [SEED] */

#include <math.h>
#include <stdio.h>
#include <stdlib.h>

#include "sv-games.h"
#include "sv-playout.h"

/* Goals of the players: players[side] is who plays side. */
static void
play (const SvGame *game, const SvBot *const players[2], guint64 seed, int score[2])
{
  g_autofree void *setup = g_malloc0 (game->setup_size);
  guint64 state[SV_MAX_STATE / 8] = { 0 };
  SvEvent event;
  SvView view;
  SvRng rng;
  SvPlayout match = { .game = game, .setup = setup, .rng = &rng, .pace_ms = SV_PLAYOUT_PACE_MS };

  sv_game_standard (game, setup);
  game->init (setup, state);
  sv_rng_seed (&rng, seed);
  for (unsigned i = 0; i < 2; i++)
    match.bot_memories[i] = sv_bot_memory_new (players[i], game, setup);
  for (sv_playout_begin (&match, state, 0); sv_playout_step (&match, NULL, &event, NULL);)
    ;
  game->view (setup, match.state, &view);
  for (unsigned i = 0; i < 2; i++) {
    sv_bot_memory_free (match.bot_memories[i]);
    score[i] = view.score[i];
  }
}

int
main (int argc, char **argv)
{
  const SvGame *game = argc >= 5 ? sv_game_by_id (argv[1]) : NULL;
  const unsigned n = argc >= 5 ? (unsigned)atoi (argv[4]) : 0;
  const guint64 seed = argc > 5 ? (guint64)atoll (argv[5]) : 1;
  unsigned wins[2] = { 0 }, goals[2] = { 0 };

  if (game == NULL || sv_bot_by_id (argv[2]) == NULL || sv_bot_by_id (argv[3]) == NULL) {
    fprintf (stderr, "bench-levels GAME FIRST SECOND MATCHES [SEED]\n");
    return 2;
  }
  for (unsigned i = 0; i < n; i++) {
    const SvBot *const players[2] = { sv_bot_by_id (argv[2 + i % 2]),
                                      sv_bot_by_id (argv[3 - i % 2]) };
    int score[2];

    play (game, players, seed + i / 2, score);
    const int ours = score[i % 2], theirs = score[1 - i % 2];
    goals[0] += (unsigned)ours;
    goals[1] += (unsigned)theirs;
    wins[0] += ours > theirs;
    wins[1] += theirs > ours;
  }
  const unsigned decided = wins[0] + wins[1];
  const double share = decided > 0 ? (double)wins[0] / decided : 0.5;
  const double error = decided > 0 ? 1.96 * sqrt (share * (1 - share) / decided) : 0.5;
  printf ("%s %s %s: %u won, %u drawn, %u lost; goals %u-%u; %.0f %% of decided, ± %.0f\n", argv[1],
          argv[2], argv[3], wins[0], n - decided, wins[1], goals[0], goals[1], 100 * share,
          100 * error);
  return 0;
}
