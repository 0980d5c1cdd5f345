/* SPDX-License-Identifier: GPL-3.0-or-later */
/* show FILE|GAME [--after K] */
#include "cli-common.h"

#include <glib/gi18n.h>

static struct {
  char *after;
} given;

static const GOptionEntry options[] = {
  { "after", 0, 0, G_OPTION_ARG_STRING, &given.after,
    N_ ("Show the position after the first K events instead of after all"), N_ ("K") },
  G_OPTION_ENTRY_NULL,
};

static int
show (char **argv)
{
  guint64 k = 0;
  if (!sv_cli_parse_number ("show", given.after, "--after", 0, SV_MAX_EVENTS, &k))
    return SV_CLI_BAD_USE;
  g_autoptr (SvMatchDoc) doc = sv_cli_load_match (argv[1]);
  if (doc == NULL)
    return SV_CLI_BAD_INPUT;

  unsigned length = sv_history_get_length (doc->history);
  if (given.after == NULL)
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

const SvCommand cmd_show = { "show", N_ ("FILE|GAME"), options, show,
                             N_ ("Print a position of a match.") };
