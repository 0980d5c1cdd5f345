/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sv-cup-friendly.h"

#include "sv-cup-colours.h"

static SvTeamDoc *
dress (const SvCupDoc *doc, unsigned team)
{
  SvTeamDoc *copy = sv_team_doc_copy_bare (doc->teams->pdata[team]);

  sv_cup_colours_give (copy, team);
  return copy;
}

SvMatchDoc *
sv_cup_friendly_new (const SvCupDoc *doc, unsigned first, unsigned second)
{
  g_autoptr (SvTeamDoc) home = dress (doc, first);
  g_autoptr (SvTeamDoc) away = dress (doc, second);

  return sv_match_doc_new (doc->variant, home, away, NULL);
}
