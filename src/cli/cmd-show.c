/* SPDX-License-Identifier: GPL-3.0-or-later */
/* show FILE|GAME [--after K] */
#include "cli-common.h"

#include <glib/gi18n.h>

int
cmd_show (char **args)
{
  g_auto (GStrv) argv = g_strdupv (args);
  g_autofree char *after = NULL;
  const GOptionEntry entries[] = {
    { "after", 0, 0, G_OPTION_ARG_STRING, &after,
      N_ ("Show the position after the first K events instead of all"), N_ ("K") },
    G_OPTION_ENTRY_NULL,
  };
  int status = sv_cli_parse ("show", &argv, entries, 1, 1);
  if (status >= 0)
    return status;

  guint64 k = 0;
  if (after != NULL && !sv_cli_parse_number ("show", after, "--after", 0, SV_MAX_EVENTS, &k))
    return SV_CLI_BAD_USE;
  g_autoptr (SvMatchDoc) doc = sv_cli_load_match (argv[1]);
  if (doc == NULL)
    return SV_CLI_BAD_INPUT;

  unsigned length = sv_history_get_length (doc->history);
  if (after == NULL)
    k = length;
  if (k > length)
    return sv_cli_bad_use (
        "show", ngettext ("The match has only %u event.", "The match has only %u events.", length),
        length);

  guint64 state[SV_MAX_STATE / sizeof (guint64)];
  sv_history_state_at (doc->history, (unsigned)k, state);
  sv_cli_print_position (doc->game, sv_history_get_setup (doc->history), state, (unsigned)k);
  return SV_CLI_DONE;
}
