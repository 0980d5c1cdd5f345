/* SPDX-License-Identifier: GPL-3.0-or-later */
/* trace FILE|GAME */
#include "cli-common.h"

#include "sv-steps.h"

#include <glib/gi18n.h>

static int
trace (char **argv)
{
  g_autoptr (SvMatchDoc) doc = sv_cli_load_match (argv[1]);
  if (doc == NULL)
    return SV_CLI_BAD_INPUT;

  SvSteps steps;
  unsigned k = 0;

  sv_steps_begin (&steps, doc->history, 0, sv_history_get_length (doc->history));
  while (sv_cli_print_position (doc->game, steps.setup, steps.after, k++) && sv_steps_next (&steps))
    continue;
  return SV_CLI_DONE;
}

const SvCommand cmd_trace = { "trace", N_ ("FILE|GAME"), NULL, trace,
                              N_ ("Print every position of a match.") };
