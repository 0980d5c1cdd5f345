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

/* At 0, 0; ground: what has the colour of the back. */
static void
paint_back (SvSheets *self, cairo_t *cr, int side, const SvSheetBox *ground)
{
  const double w = SV_SHEET_CARD_WIDTH, h = SV_SHEET_CARD_HEIGHT;
  const SvKit *kit = &self->theme.kit[side];
  const SvColour line = self->saves_ink ? self->theme.ink : kit->trim;
  const SvColour words = self->saves_ink ? self->theme.ink : kit->text;
  const char *logo = self->teams[side].logo;

  if (!self->saves_ink) {
    cairo_rectangle (cr, ground->x, ground->y, ground->w, ground->h);
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
paint_spot (SvSheets *self, cairo_t *cr, const SvCardSpot *spot, int side)
{
  cairo_save (cr);
  cairo_translate (cr, spot->x, spot->y);
  cairo_rectangle (cr, spot->ground.x, spot->ground.y, spot->ground.w, spot->ground.h);
  cairo_clip (cr);
  SvSheetBox ground = spot->ground;
  if (spot->turned) {
    cairo_translate (cr, SV_SHEET_CARD_WIDTH, SV_SHEET_CARD_HEIGHT);
    cairo_rotate (cr, G_PI);
    ground.x = SV_SHEET_CARD_WIDTH - ground.x - ground.w;
    ground.y = SV_SHEET_CARD_HEIGHT - ground.y - ground.h;
  }
  paint_back (self, cr, side, &ground);
  cairo_restore (cr);
}

/* They stand where they lie behind their cards, and as far beside it as the printer needs. */
static void
paint (SvSheets *self, cairo_t *cr, unsigned page)
{
  const unsigned first = sv_sheet_page (self, page)->first;
  const unsigned n = sv_sheet_cards_on_page (self, first);

  cairo_translate (cr, self->shift_x, self->shift_y);
  for (unsigned i = 0; i < n; i++) {
    const SvCardSpot spot = sv_sheet_back_spot (self, i, n);
    paint_spot (self, cr, &spot, first + i >= self->game->n_cards);
  }
  sv_sheet_paint_card_marks (self, cr, n, true);
}

static void
add_page (SvSheets *self, unsigned first)
{
  sv_sheet_add_page (self, (SvSheetPage){ .title = _ ("Backs of the cards"),
                                          .hint = _ ("Glue them behind the cards, or print them on "
                                                     "the other side of the paper."),
                                          .across = sv_sheet_card_grid (self->paper).across,
                                          .first = first,
                                          .paint = paint });
}

void
sv_sheet_add_backs (SvSheets *self, bool fronts)
{
  unsigned first;

  for (bool more = sv_sheet_first_card (self, &first); more;
       more = sv_sheet_next_cards (self, &first)) {
    if (fronts)
      sv_sheet_add_card_page (self, first, false);
    add_page (self, first);
  }
}
