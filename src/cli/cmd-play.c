/* SPDX-License-Identifier: GPL-3.0-or-later */
/* play FILE|GAME [--home BOT] [--away BOT] [--seed S] [--pace MS] [--report] */
#include "cmd-report.h"

#include "sv-playout.h"

#include <glib/gi18n.h>

enum { MAX_PACE_MS = 3600000 };

static struct {
  char *home, *away, *seed, *pace;
  gboolean report;
} given;

static const GOptionEntry options[] = {
  { "home", 0, 0, G_OPTION_ARG_STRING, &given.home, N_ ("Who plays the home team (club)"),
    N_ ("BOT") },
  { "away", 0, 0, G_OPTION_ARG_STRING, &given.away, N_ ("Who plays the away team (club)"),
    N_ ("BOT") },
  { "seed", 0, 0, G_OPTION_ARG_STRING, &given.seed,
    N_ ("The same number gives the same match again"), N_ ("S") },
  { "pace", 0, 0, G_OPTION_ARG_STRING, &given.pace,
    N_ ("Milliseconds that an event takes on the match clock (2500)"), N_ ("MS") },
  { "report", 0, 0, G_OPTION_ARG_NONE, &given.report,
    N_ ("Print the report of the match, as report does, instead of the document"), NULL },
  G_OPTION_ENTRY_NULL,
};

/* Play until the match is over. Return FALSE if it has become longer than a document may be. */
static gboolean
play_to_end (SvPlayout *self, SvMatchDoc *doc)
{
  SvEvent event;
  gint64 time_ms;

  while (sv_playout_step (self, NULL, &event, &time_ms))
    if (sv_history_append (doc->history, event, time_ms) != SV_HISTORY_OK)
      return FALSE;
  doc->elapsed_ms = self->elapsed_ms;
  return TRUE;
}

static int
play (char **argv)
{
  guint64 seed = 0, pace = SV_PLAYOUT_PACE_MS;
  if (!sv_cli_parse_number ("play", given.seed, "--seed", 0, G_MAXUINT64, &seed) ||
      !sv_cli_parse_number ("play", given.pace, "--pace", 1, MAX_PACE_MS, &pace))
    return SV_CLI_BAD_USE;
  g_autoptr (SvMatchDoc) doc = sv_cli_load_match (argv[1]);
  if (doc == NULL)
    return SV_CLI_BAD_INPUT;

  const char *names[2] = { given.home, given.away };
  const SvBot *bots[2];
  for (unsigned i = 0; i < 2; i++) {
    bots[i] = sv_cli_find_player ("play", names[i], doc->game);
    if (bots[i] == NULL)
      return SV_CLI_BAD_USE;
  }
  SvRng rng;
  if (given.seed != NULL)
    sv_rng_seed (&rng, seed);
  else
    sv_rng_seed_system (&rng);

  const void *setup = sv_history_get_setup (doc->history);
  SvPlayout self = {
    .game = doc->game, .setup = setup, .at_home = true, .rng = &rng, .pace_ms = (gint64)pace
  };
  for (unsigned i = 0; i < 2; i++)
    self.bot_memories[i] = sv_bot_memory_new (bots[i], doc->game, setup);
  sv_playout_begin (&self, sv_history_get_state (doc->history), doc->elapsed_ms);
  const gboolean whole = play_to_end (&self, doc);
  for (unsigned i = 0; i < 2; i++)
    sv_bot_memory_free (self.bot_memories[i]);
  if (!whole) {
    sv_cli_say (_ ("The match became too long for a document; a larger --pace ends it sooner."));
    return SV_CLI_BAD_INPUT;
  }
  if (!given.report)
    return sv_cli_print_match (doc);
  return sv_cli_report (g_steal_pointer (&doc), NULL);
}

const SvCommand cmd_play = { "play", N_ ("FILE|GAME"), options, play,
                             N_ ("Let computer players play a match to its end.") };
