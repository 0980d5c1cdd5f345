/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "cli-cup.h"

#include "cli-common.h"

#include <glib/gi18n.h>

int
sv_cli_print_cup (SvCupDoc *doc, const GError *error)
{
  g_autoptr (SvCupDoc) owned = doc;
  if (doc != NULL)
    return sv_cli_print_document (sv_cup_doc_write (doc, FALSE));
  sv_cli_say ("%s", error->message);
  return SV_CLI_BAD_INPUT;
}

int
sv_cli_change_cup (const char *command, char **argv, gboolean of_team, SvCliCupChange change)
{
  g_autoptr (SvCupDoc) doc = sv_cli_load_cup (argv[1]);
  g_autoptr (GError) error = NULL;
  guint64 number;
  if (doc == NULL)
    return SV_CLI_BAD_INPUT;
  const unsigned n = of_team ? doc->cup->n_teams : doc->cup->fixtures->len;
  if (!sv_cli_parse_number (command, argv[2], of_team ? "TEAM" : "INDEX", 0, n - 1, &number))
    return SV_CLI_BAD_USE;
  SvCupDoc *changed = change (doc, (unsigned)number, argv, &error);
  return sv_cli_print_cup (changed, error);
}

SvTeamDoc *
sv_cli_make_team (const char *word, const SvGame *game)
{
  SvTeamDoc *team = NULL;
  if (g_str_has_suffix (word, ".svteam"))
    return sv_cli_load_team (word, game, NULL, &team) ? team : NULL;
  team = sv_team_doc_new (game);
  g_free (team->name);
  team->name = sv_clean_text (word, SV_TEXT_MAX_CHARS);
  if (*word == '\0' || *team->name != '\0')
    return team;
  sv_cli_say (_ ("“%s” cannot be the name of a team: it has no visible characters."), word);
  sv_team_doc_free (team);
  return NULL;
}
