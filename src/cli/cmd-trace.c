/* SPDX-License-Identifier: GPL-3.0-or-later */
/* trace FILE|GAME */
#include "cli-common.h"

#include <glib/gi18n.h>

static int
trace (char **argv)
{
  g_autoptr (SvMatchDoc) doc = sv_cli_load_match (argv[1]);
  if (doc == NULL)
    return SV_CLI_BAD_INPUT;

  /* One state is walked forward: asking the history for each position would fold again. */
  const SvGame *game = doc->game;
  const void *setup = sv_history_get_setup (doc->history);
  unsigned length = sv_history_get_length (doc->history);
  guint64 state[SV_MAX_STATE / sizeof (guint64)];

  sv_history_state_at (doc->history, 0, state);
  for (unsigned k = 0; sv_cli_print_position (game, setup, state, k) && k < length; k++)
    game->apply (setup, state, sv_history_get_event (doc->history, k));
  return SV_CLI_DONE;
}

const SvCommand cmd_trace = { "trace", N_ ("FILE|GAME"), NULL, trace,
                              N_ ("Print every position of a match.") };
