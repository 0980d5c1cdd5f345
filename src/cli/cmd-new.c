/* SPDX-License-Identifier: GPL-3.0-or-later */
/* new GAME [--variant F] [--first F] [--second F] */
#include "cli-common.h"
#include "cli-game.h"

#include "sv-games.h"

#include <glib/gi18n.h>

static struct {
  char *variant, *first, *second;
} given;

static const GOptionEntry options[] = {
  { "variant", 0, 0, G_OPTION_ARG_FILENAME, &given.variant, N_ ("Variant document"), N_ ("FILE") },
  { "first", 0, 0, G_OPTION_ARG_FILENAME, &given.first, N_ ("First team's document"), N_ ("FILE") },
  { "second", 0, 0, G_OPTION_ARG_FILENAME, &given.second, N_ ("Second team's document"),
    N_ ("FILE") },
  G_OPTION_ENTRY_NULL,
};

static int
new_match (char **argv)
{
  const SvGame *game = sv_cli_find_game ("new", argv[1]);
  if (game == NULL)
    return SV_CLI_BAD_USE;
  g_autoptr (SvMatchDoc) doc =
      sv_cli_new_match (game, NULL, given.variant, given.first, given.second);
  if (doc == NULL)
    return SV_CLI_BAD_INPUT;
  return sv_cli_print_match (doc);
}

const SvCommand cmd_new = { "new", N_ ("GAME"), options, new_match,
                            N_ ("Print the document of a new match.") };
