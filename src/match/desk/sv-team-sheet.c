/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "sv-team-sheet.h"

#include "sv-board-file.h"

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

/* Return the sheets of a team alone. */
static SvSheets *
make_alone (const SvTeamDoc *team,
            const void *setup,
            const SvSheetWish *wish,
            SvPictures *pictures,
            GPtrArray *cards)
{
  const SvGame *game = team->game;
  SvSheetCard *own = g_new0 (SvSheetCard, MAX (team->n_cards, 1));
  const SvSheetTeam teams[2] = { sv_team_sheet_make (team, own), { 0 } };
  void *copy = sv_setup_copy (game, setup);

  g_ptr_array_add (cards, own);
  sv_team_doc_to_setup (team, 0, copy);
  SvSheets *sheets = sv_sheets_new (game, copy, teams, wish, pictures);
  sv_setup_free (game, copy);
  return sheets;
}

SvSheets *
sv_team_sheet_gather (const GPtrArray *teams,
                      const void *setup,
                      const SvSheetWish *wish,
                      SvPictures *pictures,
                      GPtrArray *cards)
{
  GPtrArray *each = g_ptr_array_new_with_free_func ((GDestroyNotify)sv_sheets_free);
  SvSheetWish alone = *wish;

  alone.sides = SV_SHEETS_HOME;
  for (guint i = 0; i < teams->len; i++)
    g_ptr_array_add (each, make_alone (teams->pdata[i], setup, &alone, pictures, cards));
  return sv_sheets_gather_cards (each, wish->kinds);
}
