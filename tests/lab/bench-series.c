/* SPDX-License-Identifier: GPL-3.0-or-later */
/* How fast long series are, what a second thread brings, and whether they need more memory than
 * short ones. Wanted: 100,000 random matches of Strafworp! in 0.7 s on two processors; matches of
 * greedy players as many times as fast as there are processors, within a tenth. */
#include "sv-games.h"
#include "sv-series.h"

#include <sys/resource.h>

static long
peak_kib (void)
{
  struct rusage usage;

  getrusage (RUSAGE_SELF, &usage);
  return usage.ru_maxrss;
}

static double
measure (const char *id, const char *player, guint64 matches, unsigned n_jobs)
{
  const SvGame *game = sv_game_by_id (id);
  const SvBot *bot = sv_bot_by_id (player);
  g_autofree void *setup = g_malloc0 (game->setup_size);
  guint64 state[SV_MAX_STATE / sizeof (guint64)];
  const atomic_bool stop = false;

  sv_game_standard (game, setup);
  game->init (setup, state);
  const SvSeries series = { .game = game, .setup = setup, .state = state, .players = { bot, bot } };
  const gint64 begun = g_get_monotonic_time ();
  g_autoptr (SvTally) tally = sv_series_play (&series, (SvSpan){ 0, matches }, n_jobs, NULL, &stop);
  const double seconds = (double)(g_get_monotonic_time () - begun) / G_USEC_PER_SEC;
  g_print ("%-14s %-7s %7u matches, jobs: %u: %6.2f s, at most %ld KiB\n", id, player,
           (unsigned)tally->matches, n_jobs, seconds, peak_kib ());
  return seconds;
}

int
main (void)
{
  const unsigned n_jobs = g_get_num_processors ();

  measure ("strafworp", "random", 1000, n_jobs);
  measure ("strafworp", "random", 100000, n_jobs);
  const double single = measure ("champions-2020", "greedy", 100, 1);
  const double all = measure ("champions-2020", "greedy", 100 * n_jobs, n_jobs);
  g_print ("%u jobs are %.2f times as fast as one\n", n_jobs, n_jobs * single / all);
  return 0;
}
