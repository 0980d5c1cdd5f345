/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gi18n-lib.h> /* before ours, which define N_ where it is missing */

#include "sv-sheet-cards.h"

/* Cards edge to edge, so that one cut serves two of them; marks outside say where. */

static unsigned
how_many (double room, double size)
{
  /* A hair more than nothing, for lengths that fit exactly. */
  return (unsigned)((room + 0.01) / size);
}

/* Three by three upright on A4, four by two across on Letter. */
SvCardGrid
sv_sheet_card_grid (SvPaper paper)
{
  SvCardGrid best = { 0 };

  for (int across = 0; across < 2; across++) {
    const SvSheetBox room = sv_sheet_room (paper, across);
    const SvCardGrid grid = { how_many (room.w, SV_SHEET_CARD_WIDTH),
                              how_many (room.h, SV_SHEET_CARD_HEIGHT), across };
    if (grid.columns * grid.rows > best.columns * best.rows)
      best = grid;
  }
  return best;
}

/* The piece that has this card, counted over both teams; -1 if none has it. */
static int
piece_of_card (const SvSheets *self, unsigned card)
{
  for (int i = 0; i < self->view.n_pieces; i++) {
    const SvPiece *piece = &self->view.pieces[i];
    if (piece->card >= 0 &&
        (unsigned)piece->card + (piece->side == 1 ? self->game->n_cards : 0) == card)
      return i;
  }
  return -1;
}

static void
paint_one (SvSheets *self, cairo_t *cr, unsigned card, bool blank)
{
  const int piece = piece_of_card (self, card);
  SvCardFace face;

  if (piece < 0)
    return;
  sv_sheet_fill_face (self, piece, &face);
  if (blank) {
    face.name = face.sign = face.picture = NULL;
    face.empty_portrait = true;
    for (unsigned i = 0; i < face.n_powers; i++)
      face.powers[i].value = 0;
  }
  face.portrait = sv_pictures_get (self->pictures, face.picture);
  sv_paint_card (self->painter, cr, &face, SV_SHEET_CARD_WIDTH * SV_POINTS_PER_MM,
                 SV_SHEET_CARD_HEIGHT * SV_POINTS_PER_MM);
}

unsigned
sv_sheet_cards_on_page (const SvSheets *self, unsigned first)
{
  const SvCardGrid grid = sv_sheet_card_grid (self->paper);
  const unsigned of_side = self->game->n_cards - first % self->game->n_cards;

  return MIN (of_side, grid.columns * grid.rows);
}

void
sv_sheet_card_corner (const SvSheets *self, double *x, double *y)
{
  const SvCardGrid grid = sv_sheet_card_grid (self->paper);
  const SvSheetBox room = sv_sheet_room (self->paper, grid.across);

  *x = room.x + (room.w - grid.columns * SV_SHEET_CARD_WIDTH) / 2;
  *y = room.y + (room.h - grid.rows * SV_SHEET_CARD_HEIGHT) / 2;
}

void
sv_sheet_paint_card_marks (SvSheets *self, cairo_t *cr, unsigned n, bool mirrored)
{
  const SvCardGrid grid = sv_sheet_card_grid (self->paper);
  const unsigned rows = (n + grid.columns - 1) / grid.columns;
  const unsigned columns = rows > 1 ? grid.columns : n;
  double x, y, xs[16], ys[16];

  sv_sheet_card_corner (self, &x, &y);
  if (mirrored)
    x += (grid.columns - columns) * SV_SHEET_CARD_WIDTH;
  for (unsigned i = 0; i <= columns; i++)
    xs[i] = x + i * SV_SHEET_CARD_WIDTH;
  for (unsigned i = 0; i <= rows; i++)
    ys[i] = y + i * SV_SHEET_CARD_HEIGHT;
  sv_sheet_paint_cut_marks (self, cr, columns + 1, xs, rows + 1, ys);
}

static void
paint_cards (SvSheets *self, cairo_t *cr, unsigned page)
{
  const SvSheetPage *p = sv_sheet_page (self, page);
  const SvCardGrid grid = sv_sheet_card_grid (self->paper);
  const unsigned n = sv_sheet_cards_on_page (self, p->first);
  double x, y;

  sv_sheet_card_corner (self, &x, &y);
  for (unsigned i = 0; i < n; i++) {
    cairo_save (cr);
    cairo_translate (cr, x + i % grid.columns * SV_SHEET_CARD_WIDTH,
                     y + i / grid.columns * SV_SHEET_CARD_HEIGHT);
    /* A card counts in points: it leaves away what would be too small to read on a screen. */
    cairo_scale (cr, 1 / SV_POINTS_PER_MM, 1 / SV_POINTS_PER_MM);
    paint_one (self, cr, p->first + i, p->blank);
    cairo_restore (cr);
  }
  sv_sheet_paint_card_marks (self, cr, n, false);
}

void
sv_sheet_add_cards (SvSheets *self, bool blank)
{
  const SvCardGrid grid = sv_sheet_card_grid (self->paper);
  const SvSheetPage page = {
    .title = blank ? _ ("Blank player cards") : _ ("Player cards"),
    .hint = blank ? _ ("Print at 100 %. Draw your own players and write their powers.")
                  : _ ("Print at 100 %. Cut from mark to mark: a card is 63 × 88 mm."),
    .across = grid.across,
    .blank = blank,
    .paint = paint_cards,
  };

  /* A team begins a page of its own, to be given away. */
  for (int side = 0; side < 2 && sv_game_has_cards (self->game); side++) {
    const unsigned n = sv_sheet_has_side (self, side) ? self->game->n_cards : 0;
    for (unsigned first = 0; first < n; first += grid.columns * grid.rows) {
      SvSheetPage next = page;
      next.first = (unsigned)side * self->game->n_cards + first;
      sv_sheet_add_page (self, next);
    }
  }
}
