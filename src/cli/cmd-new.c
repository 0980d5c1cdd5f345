/* SPDX-License-Identifier: GPL-3.0-or-later */
/* new GAME [--variant F] [--first F] [--second F] */
#include "cli-common.h"

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

/* A team file of this game; FALSE after saying why not. No path: no team, which is no fault. */
static gboolean
load_team (const char *path, const SvGame *game, SvTeamDoc **team)
{
  g_autoptr (GError) error = NULL;
  if (path == NULL)
    return TRUE;
  *team = sv_team_doc_load (path, &error);
  if (*team == NULL) {
    sv_cli_say_fault (path, error);
    return FALSE;
  }
  if ((*team)->game != game) {
    g_autofree char *shown = g_filename_display_name (path);
    sv_cli_say (_ ("%s: This is a team for the game “%s”, not for “%s”."), shown, (*team)->game->id,
                game->id);
    return FALSE;
  }
  return TRUE;
}

static gboolean
load_variant (const char *path, const SvGame *game, SvVariantDoc **variant)
{
  g_autoptr (GError) error = NULL;
  if (path == NULL) {
    *variant = sv_variant_doc_new (game);
    return TRUE;
  }
  *variant = sv_variant_doc_load (path, &error);
  if (*variant == NULL) {
    sv_cli_say_fault (path, error);
    return FALSE;
  }
  if ((*variant)->game != game) {
    g_autofree char *shown = g_filename_display_name (path);
    sv_cli_say (_ ("%s: This is a variant of the game “%s”, not of “%s”."), shown,
                (*variant)->game->id, game->id);
    return FALSE;
  }
  return TRUE;
}

static int
new_match (char **argv)
{
  const SvGame *game = sv_game_by_id (argv[1]);
  if (game == NULL)
    return sv_cli_bad_use (NULL, _ ("There is no game “%s”."), argv[1]);

  g_autoptr (SvVariantDoc) variant = NULL;
  g_autoptr (SvTeamDoc) first = NULL;
  g_autoptr (SvTeamDoc) second = NULL;
  if (!load_variant (given.variant, game, &variant) || !load_team (given.first, game, &first) ||
      !load_team (given.second, game, &second))
    return SV_CLI_BAD_INPUT;

  g_autoptr (GError) error = NULL;
  g_autoptr (SvMatchDoc) doc = sv_match_doc_new (variant, first, second, &error);
  if (doc == NULL) {
    sv_cli_say ("%s", error->message);
    return SV_CLI_BAD_INPUT;
  }
  sv_cli_print_match (doc);
  return SV_CLI_DONE;
}

const SvCommand cmd_new = { "new", "GAME", options, new_match,
                            N_ ("Print the document of a new match.") };
