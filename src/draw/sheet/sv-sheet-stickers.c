/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gi18n-lib.h> /* include before our headers, which define N_ if missing */

#include "sv-sheet-stickers.h"

#include <pango/pango.h>

static const double SIZES[] = { 18, 14, 10 }; /* diameters of the stickers, in millimetres */
static const double GAP = 2, HEADING = 9, APART = 5;

static void
paint_sticker (SvSheets *self, cairo_t *cr, const SvPiece *piece, double x, double y, double size)
{
  const int side = piece->side == 1;
  const SvKit *kit =
      piece->flags & SV_PIECE_KEEPER ? &self->theme.keeper[side] : &self->theme.kit[side];
  const SvTextStyle style = { .size = size * 0.52,
                              .least = size * 0.3,
                              .weight = PANGO_WEIGHT_HEAVY,
                              .align = 0.5,
                              .colour = self->saves_ink ? self->theme.ink : kit->text };

  sv_path_circle (cr, x, y, size / 2);
  sv_sheet_colour_in (self, cr, kit->shirt, self->theme.ink, 0.2);
  sv_path_circle (cr, x, y, size / 2 - size * 0.07);
  sv_stroke (cr, self->saves_ink ? self->theme.faint : kit->trim, size * 0.05);
  sv_sheet_paint_number (cr, piece->number, &style, x - size * 0.4, y, size * 0.8);
}

/* Paint the stickers of a team in one size, in rows. Returns the y at which the next row begins. */
static double
paint_size (SvSheets *self, cairo_t *cr, int side, double size, SvSheetBox room)
{
  const unsigned columns = (unsigned)((room.w + GAP) / (size + GAP));
  unsigned k = 0, pieces = 0;

  for (unsigned i = 0; i < self->view.n_pieces; i++)
    pieces += self->view.pieces[i].side == side;
  /* A small team gets each sticker twice, as a spare. */
  const unsigned times = pieces * 2 <= columns ? 2 : 1;
  for (unsigned n = 0; n < times; n++) {
    for (unsigned i = 0; i < self->view.n_pieces; i++) {
      if (self->view.pieces[i].side != side)
        continue;
      paint_sticker (self, cr, &self->view.pieces[i],
                     room.x + (k % columns + 0.5) * (size + GAP) - GAP / 2,
                     room.y + k / columns * (size + GAP) + size / 2, size);
      k++;
    }
  }
  return room.y + (k + columns - 1) / columns * (size + GAP);
}

static void
paint (SvSheets *self, cairo_t *cr, unsigned page)
{
  const SvSheetBox room = sv_sheet_room (self->paper, false);
  const SvTextStyle style = {
    .size = 4.4, .least = 2.6, .weight = PANGO_WEIGHT_BOLD, .colour = self->theme.ink
  };
  double y = room.y;

  for (int side = 0; side < 2; side++) {
    if (!sv_sheet_has_side (self, side))
      continue;
    sv_paint_text (cr, sv_sheet_team_name (self, side), &style, room.x, y + 3, room.w);
    y += HEADING;
    for (unsigned i = 0; i < G_N_ELEMENTS (SIZES); i++)
      y = paint_size (self, cr, side, SIZES[i], (SvSheetBox){ room.x, y, room.w, 0 }) + GAP;
    y += APART;
  }
  sv_sheet_cut_lines (self, cr);
}

void
sv_sheet_add_stickers (SvSheets *self)
{
  sv_sheet_add_page (self, (SvSheetPage){ .title = _ ("Number stickers"),
                                          .hint = _ ("Cut them out and stick them on pawns or "
                                                     "chess pieces."),
                                          .paint = paint });
}
