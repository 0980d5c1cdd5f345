/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sv-library-names.h"

#include <glib/gi18n.h>
#include <string.h>

static const char *const variants[] = {
  N_ ("Standard"),
  N_ ("15 minutes without a break"),
  N_ ("Youth"),
  N_ ("Golden goal"),
  N_ ("Change zones every two goals"),
  N_ ("Shots from everywhere"),
  N_ ("Choose your defender"),
  N_ ("Cup match"),
  N_ ("Mirror field"),
  N_ ("Five a side"),
  N_ ("By turns"),
  N_ ("First match"),
  N_ ("Short match"),
  N_ ("Normal match"),
  N_ ("First to three"),
  N_ ("Counted throws"),
};

static const char *const teams[] = {
  NC_ ("name of a team", "Velocitas"),       NC_ ("name of a team", "Orange"),
  NC_ ("name of a team", "The Kingfishers"), NC_ ("name of a team", "Dune Foxes"),
  NC_ ("name of a team", "Purple Herons"),   NC_ ("name of a team", "Red Robins"),
  NC_ ("name of a team", "White Herons"),    NC_ ("name of a team", "Harbour Lights"),
  NC_ ("name of a team", "Green Meadow"),    NC_ ("name of a team", "Polder Lions"),
  NC_ ("name of a team", "Maasburg"),        NC_ ("name of a team", "Zeewijk"),
  NC_ ("name of a team", "FC Heuvelrug"),    NC_ ("name of a team", "Rivierenland"),
};

const char *
sv_library_say_name (const char *name)
{
  for (gsize i = 0; i < G_N_ELEMENTS (variants); i++)
    if (strcmp (name, variants[i]) == 0)
      return _ (variants[i]);
  for (gsize i = 0; i < G_N_ELEMENTS (teams); i++)
    if (strcmp (name, teams[i]) == 0)
      return g_dpgettext2 (GETTEXT_PACKAGE, "name of a team", teams[i]);
  return NULL;
}

void
sv_library_say_team (SvTeamDoc *team)
{
  const char *said = sv_library_say_name (team->name);

  if (said == NULL || strcmp (said, team->name) == 0)
    return;
  g_free (team->name);
  team->name = g_strdup (said);
  g_free (team->short_name);
  team->short_name = g_strdup ("");
}
