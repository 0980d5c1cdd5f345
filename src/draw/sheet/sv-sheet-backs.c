/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gi18n-lib.h> /* before ours, which define N_ where it is missing */

#include "sv-sheet-backs.h"

#include "sv-sheet-cards.h"

#include <pango/pango.h>

/* A back has the shirt's colour with stripes of the trim's, and in the middle the club's logo, or the name of
 * the game. They stand as the cards do, seen from behind: what is glued or printed on the other side fits. */

static const double INSET = 4, LOGO = 38, STRIPE = 1.4;

static void
paint_words (SvSheets *self, cairo_t *cr, const char *words, double size, SvColour colour, double y)
{
  const SvTextStyle style = {
    .size = size, .least = size * 0.4, .weight = PANGO_WEIGHT_HEAVY, .align = 0.5, .colour = colour
  };

  sv_paint_text (cr, words, &style, 2 * INSET, y, SV_SHEET_CARD_WIDTH - 4 * INSET);
}

/* At 0, 0. */
static void
paint_back (SvSheets *self, cairo_t *cr, int side)
{
  const double w = SV_SHEET_CARD_WIDTH, h = SV_SHEET_CARD_HEIGHT;
  const SvKit *kit = &self->theme.kit[side];
  const SvColour line = self->saves_ink ? self->theme.ink : kit->trim;
  const SvColour words = self->saves_ink ? self->theme.ink : kit->text;
  const char *logo = self->teams[side].logo;

  if (!self->saves_ink) {
    cairo_rectangle (cr, 0, 0, w, h);
    sv_fill (cr, kit->shirt);
  }
  /* One stripe or two, like the heads of the cards. */
  for (int i = 0; i <= side; i++) {
    const double inset = INSET + i * 2.4;
    sv_path_rounded (cr, inset, inset, w - 2 * inset, h - 2 * inset, 3);
    sv_stroke (cr, line, self->saves_ink ? 0.4 : side == 0 ? STRIPE : STRIPE * 0.7);
  }
  if (logo != NULL && sv_pictures_get (self->pictures, logo) != NULL) {
    sv_path_circle (cr, w / 2, h / 2, LOGO * 0.62);
    sv_fill (cr, self->theme.paper);
    sv_sheet_paint_logo (self, cr, logo,
                         (SvSheetBox){ (w - LOGO) / 2, (h - LOGO) / 2, LOGO * 1.0, LOGO });
    paint_words (self, cr, sv_sheet_team_name (self, side), 5, words, h - 12.5);
  } else {
    cairo_save (cr);
    cairo_translate (cr, w / 2 - 11, h / 2 - 24);
    cairo_scale (cr, 1 / SV_POINTS_PER_MM, 1 / SV_POINTS_PER_MM);
    sv_paint_ball (self->painter, cr, 22 * SV_POINTS_PER_MM);
    cairo_restore (cr);
    paint_words (self, cr, _ (self->game->title), 8.5, words, h / 2 + 9);
    if (self->teams[side].name != NULL)
      paint_words (self, cr, self->teams[side].name, 5, words, h / 2 + 18);
  }
}

static void
paint (SvSheets *self, cairo_t *cr, unsigned page)
{
  const unsigned first = sv_sheet_page (self, page)->first;
  const SvCardGrid grid = sv_sheet_card_grid (self->paper);
  const unsigned n = sv_sheet_cards_on_page (self, first);
  double x, y;

  sv_sheet_card_corner (self, &x, &y);
  for (unsigned i = 0; i < n; i++) {
    cairo_save (cr);
    cairo_translate (cr, x + (grid.columns - 1 - i % grid.columns) * SV_SHEET_CARD_WIDTH,
                     y + i / grid.columns * SV_SHEET_CARD_HEIGHT);
    cairo_rectangle (cr, 0, 0, SV_SHEET_CARD_WIDTH, SV_SHEET_CARD_HEIGHT);
    cairo_clip (cr);
    paint_back (self, cr, first >= self->game->n_cards);
    cairo_restore (cr);
  }
  sv_sheet_paint_card_marks (self, cr, n, true);
}

void
sv_sheet_add_backs (SvSheets *self)
{
  for (int side = 0; side < 2 && sv_game_has_cards (self->game); side++) {
    unsigned first = (unsigned)side * self->game->n_cards;
    const unsigned end = sv_sheet_has_side (self, side) ? first + self->game->n_cards : first;
    for (; first < end; first += sv_sheet_cards_on_page (self, first))
      sv_sheet_add_page (self,
                         (SvSheetPage){ .title = _ ("Backs of the cards"),
                                        .hint = _ ("Glue them behind the cards, or print them on "
                                                   "the other side of the paper."),
                                        .across = sv_sheet_card_grid (self->paper).across,
                                        .first = first,
                                        .paint = paint });
  }
}
