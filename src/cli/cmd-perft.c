/* SPDX-License-Identifier: GPL-3.0-or-later */
/* perft FILE|GAME DEPTH */
#include "cli-common.h"

#include "sv-perft.h"

#include <glib/gi18n.h>

enum { MAX_DEPTH = 99 };

static int
perft (char **argv)
{
  guint64 depth = 0;
  if (!sv_cli_parse_number ("perft", argv[2], _ ("The depth"), 1, MAX_DEPTH, &depth))
    return SV_CLI_BAD_USE;
  g_autoptr (SvMatchDoc) doc = sv_cli_load_match (argv[1]);
  if (doc == NULL)
    return SV_CLI_BAD_INPUT;

  const void *setup = sv_history_get_setup (doc->history);
  const void *state = sv_history_get_state (doc->history);
  for (unsigned d = 1; d <= depth; d++) {
    gint64 began = g_get_monotonic_time ();
    uint64_t count = sv_perft (doc->game, setup, state, d);
    double seconds = (double)(g_get_monotonic_time () - began) / G_USEC_PER_SEC;

    g_autoptr (JsonObject) line = json_object_new ();
    json_object_set_int_member (line, "depth", d);
    json_object_set_int_member (line, "count", (gint64)count);
    json_object_set_double_member (line, "seconds", seconds);
    /* Flush, because the next depth may take minutes. */
    if (!sv_cli_print_object (line) || !sv_cli_flush ())
      break;
  }
  return SV_CLI_DONE;
}

const SvCommand cmd_perft = { "perft", N_ ("FILE|GAME DEPTH"), NULL, perft,
                              N_ ("Count the event sequences from a position.") };
