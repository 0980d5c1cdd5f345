/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "sv-team-sheet.h"

SvSheetTeam
sv_team_sheet_make (const SvTeamDoc *doc, SvSheetCard *cards)
{
  for (unsigned i = 0; i < doc->n_cards; i++)
    cards[i] = (SvSheetCard){ .name = doc->cards[i].name,
                              .role = doc->cards[i].role_name,
                              .picture = doc->cards[i].picture };
  return (SvSheetTeam){ .name = doc->name,
                        .colours = { doc->colours[0], doc->colours[1] },
                        .logo = doc->logo,
                        .n_cards = doc->n_cards,
                        .cards = cards };
}
