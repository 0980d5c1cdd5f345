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

/* What the document says about the card of a piece. */
static SvSheetCard
card_of_piece (const SvSheets *self, const SvPiece *piece)
{
  const SvSheetTeam *team = &self->teams[piece->side == 1];

  if (piece->card < 0 || (unsigned)piece->card >= MIN (team->n_cards, self->game->n_cards))
    return (SvSheetCard){ 0 };
  return team->cards[piece->card];
}

static const char *
text_or_null (const char *text)
{
  return text != NULL && text[0] != '\0' ? text : NULL;
}

const char *
sv_sheet_player_name (const SvSheets *self, const SvPiece *piece)
{
  return text_or_null (card_of_piece (self, piece).name);
}

void
sv_sheet_fill_face (const SvSheets *self, int piece, SvCardFace *face)
{
  const SvSheetCard card = card_of_piece (self, &self->view.pieces[piece]);

  sv_card_face_fill (face, self->game, self->setup, &self->view, piece, text_or_null (card.name),
                     text_or_null (card.picture));
  if (text_or_null (card.role) != NULL)
    face->role = card.role;
}
