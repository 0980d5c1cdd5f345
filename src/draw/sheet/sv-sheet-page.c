/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gi18n-lib.h> /* before ours, which define N_ where it is missing */

#include "sv-sheet-page.h"

void
sv_sheet_add_page (SvSheets *self, SvSheetPage page)
{
  g_array_append_val (self->pages, page);
}

const char *
sv_sheet_team_name (const SvSheets *self, int side)
{
  if (self->teams[side].name != NULL)
    return self->teams[side].name;
  return side == 0 ? _ ("Home") : _ ("Away");
}

static const SvSheetCardCopy *
card_of_piece (const SvSheets *self, const SvPiece *piece)
{
  static const SvSheetCardCopy none = { 0 };

  if (piece->card < 0 || (unsigned)piece->card >= self->game->n_cards)
    return &none;
  return &self->teams[piece->side == 1].cards[piece->card];
}

const char *
sv_sheet_player_name (const SvSheets *self, const SvPiece *piece)
{
  return card_of_piece (self, piece)->name;
}

void
sv_sheet_fill_face (const SvSheets *self, int piece, SvCardFace *face)
{
  const SvSheetCardCopy *card = card_of_piece (self, &self->view.pieces[piece]);

  sv_card_face_fill (face, self->game, self->setup, &self->view, piece, card->name, card->picture);
  if (card->role != NULL)
    face->role = card->role;
}
