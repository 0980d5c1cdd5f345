/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gi18n-lib.h> /* include before our headers, which define N_ if missing */

#include "sv-sheet-cards.h"

#include "sv-card-layout.h"

#include <pango/pango.h>

/* How many cards lie edge to edge on a page. */
typedef struct {
  unsigned columns, rows;
  bool across;
} Grid;

/* Cards lie edge to edge, so that one cut separates two of them; marks outside the grid show where
 * to cut. */

static unsigned
how_many (double room, double size)
{
  /* A small tolerance, for lengths that fit exactly. */
  return (unsigned)((room + 0.01) / size);
}

/* Return the grid that holds most cards: three by three on A4 portrait, four by two on Letter
 * landscape. */
static Grid
card_grid (SvPaper paper)
{
  Grid best = { 0 };

  for (int across = 0; across < 2; across++) {
    const SvSheetBox room = sv_sheet_room (paper, across);
    const Grid grid = { how_many (room.w, SV_SHEET_CARD_WIDTH),
                        how_many (room.h, SV_SHEET_CARD_HEIGHT), across };
    if (grid.columns * grid.rows > best.columns * best.rows)
      best = grid;
  }
  return best;
}

/* Return the index of the piece that has card @card, counted over both teams, or -1 if none has
 * it. */
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
  SvCardContents face;

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

/* --- Which cards stand on which page --- */

/* Cards are numbered over both teams: those of the second team begin at game->n_cards. `first` of a
 * page is the first card on it. Each team begins a page, so that its cards can be given away,
 * unless both teams together need fewer pages. Cards that are gathered from many teams are numbered
 * over all of them and fill each page. */

/* Return the sheets whose card @card is, and make @card relative to them. */
static SvSheets *
find_deck (SvSheets *self, unsigned *card)
{
  const unsigned deck = self->decks != NULL ? *card / self->game->n_cards : 0;

  *card -= deck * self->game->n_cards;
  return deck == 0 ? self : self->decks->pdata[deck - 1];
}

static unsigned
end_of_cards (const SvSheets *self)
{
  const unsigned n_teams = self->decks != NULL           ? 1 + self->decks->len
                           : sv_sheet_has_side (self, 1) ? 2
                                                         : 1;

  return self->game->n_cards * n_teams;
}

static unsigned
count_pages (const SvSheets *self, unsigned cards)
{
  const Grid grid = card_grid (self->paper);
  const unsigned each = grid.columns * grid.rows;

  return (cards + each - 1) / each;
}

/* Return whether pages are shared: both teams together need fewer than each on its own pages, or
 * the cards are gathered. */
static bool
share_pages (const SvSheets *self)
{
  const unsigned n = self->game->n_cards;

  if (self->decks != NULL)
    return true;
  return self->sides == SV_SHEETS_BOTH && count_pages (self, 2 * n) < 2 * count_pages (self, n);
}

static unsigned
cards_on_page (const SvSheets *self, unsigned first)
{
  const Grid grid = card_grid (self->paper);
  const unsigned n = self->game->n_cards;
  const unsigned end = share_pages (self) || first >= n ? end_of_cards (self) : n;

  return MIN (end - first, grid.columns * grid.rows);
}

static bool
first_card (const SvSheets *self, unsigned *first)
{
  *first = sv_sheet_has_side (self, 0) ? 0 : self->game->n_cards;
  return sv_game_has_cards (self->game);
}

static bool
next_cards (const SvSheets *self, unsigned *first)
{
  *first += cards_on_page (self, *first);
  return *first < end_of_cards (self);
}

/* --- Where they stand --- */

static const double BLEED = 3, GAP = 1, GAP_OF_BLEED = 0.5;

static void
find_corner (const SvSheets *self, double *x, double *y)
{
  const Grid grid = card_grid (self->paper);
  const SvSheetBox room = sv_sheet_room (self->paper, grid.across);

  *x = room.x + (room.w - grid.columns * SV_SHEET_CARD_WIDTH) / 2;
  *y = room.y + (room.h - grid.rows * SV_SHEET_CARD_HEIGHT) / 2;
}

SvCardSpot
sv_sheet_card_spot (const SvSheets *self, unsigned i, unsigned n)
{
  const unsigned columns = card_grid (self->paper).columns;
  const unsigned column = i % columns, row = i / columns;
  /* The colour bleeds only over edges without a neighbouring card. */
  const double bleed = self->bleed ? BLEED : 0;
  const double left = column == 0 ? bleed : 0, top = row == 0 ? bleed : 0;
  const double right = column + 1 == columns || i + 1 == n ? bleed : 0;
  const double bottom = i + columns >= n ? bleed : 0;
  SvCardSpot spot = { .ground = { -left, -top, SV_SHEET_CARD_WIDTH + left + right,
                                  SV_SHEET_CARD_HEIGHT + top + bottom } };

  find_corner (self, &spot.x, &spot.y);
  spot.x += column * SV_SHEET_CARD_WIDTH;
  spot.y += row * SV_SHEET_CARD_HEIGHT;
  return spot;
}

/* Return whether turning the paper over mirrors it from left to right, like the page of a book, and
 * not from top to bottom, like a wall calendar. That depends on which edge it is turned over and on
 * whether the page is landscape. */
static bool
turns_like_a_book (const SvSheets *self)
{
  return self->short_edge == card_grid (self->paper).across;
}

/* Return the coordinate @at as it lies on the other side of the paper; @sideways: an x, else a
 * y. */
static double
mirror (const SvSheets *self, bool sideways, double at)
{
  const SvSheetBox paper = sv_sheet_paper (self->paper, card_grid (self->paper).across);

  return (sideways ? paper.w : paper.h) - at;
}

SvCardSpot
sv_sheet_back_spot (const SvSheets *self, unsigned i, unsigned n)
{
  SvCardSpot spot = sv_sheet_card_spot (self, i, n);
  SvSheetBox *ground = &spot.ground;

  if (turns_like_a_book (self)) {
    spot.x = mirror (self, true, spot.x + SV_SHEET_CARD_WIDTH);
    ground->x = SV_SHEET_CARD_WIDTH - ground->x - ground->w;
  } else {
    spot.y = mirror (self, false, spot.y + SV_SHEET_CARD_HEIGHT);
    ground->y = SV_SHEET_CARD_HEIGHT - ground->y - ground->h;
    spot.turned = true;
  }
  return spot;
}

static void
paint_card_marks (SvSheets *self, cairo_t *cr, unsigned n, bool backs)
{
  const Grid grid = card_grid (self->paper);
  const unsigned rows = (n + grid.columns - 1) / grid.columns;
  const unsigned columns = rows > 1 ? grid.columns : n;
  const bool book = backs && turns_like_a_book (self), calendar = backs && !book;
  double x, y, xs[16], ys[16];

  find_corner (self, &x, &y);
  for (unsigned i = 0; i <= columns; i++) {
    const double at = x + (book ? columns - i : i) * SV_SHEET_CARD_WIDTH;
    xs[i] = book ? mirror (self, true, at) : at;
  }
  for (unsigned i = 0; i <= rows; i++) {
    const double at = y + (calendar ? rows - i : i) * SV_SHEET_CARD_HEIGHT;
    ys[i] = calendar ? mirror (self, false, at) : at;
  }
  sv_sheet_paint_cut_marks (self, cr, columns + 1, xs, rows + 1, ys,
                            self->bleed ? BLEED + GAP_OF_BLEED : GAP);
}

/* --- Painting --- */

/* Paint the colour of a card's head beyond the cut. */
static void
paint_bleed (SvSheets *self, cairo_t *cr, const SvCardSpot *spot, int side)
{
  const double head = sv_card_layout (SV_SHEET_CARD_WIDTH, true)->head;

  if (!self->bleed || self->saves_ink)
    return;
  cairo_rectangle (cr, spot->ground.x, spot->ground.y, spot->ground.w, head - spot->ground.y);
  sv_fill (cr, self->theme.kit[side].shirt);
}

static void
paint_cards (SvSheets *self, cairo_t *cr, unsigned page)
{
  const SvSheetPage *p = sv_sheet_page (self, page);
  const unsigned n = cards_on_page (self, p->first);

  for (unsigned i = 0; i < n; i++) {
    const SvCardSpot spot = sv_sheet_card_spot (self, i, n);
    unsigned card = p->first + i;
    SvSheets *deck = find_deck (self, &card);

    cairo_save (cr);
    cairo_translate (cr, spot.x, spot.y);
    paint_bleed (deck, cr, &spot, card >= self->game->n_cards);
    /* Cards are painted in points: in millimetres they would be so small that details are omitted
     * for the screen. */
    cairo_scale (cr, 1 / SV_POINTS_PER_MM, 1 / SV_POINTS_PER_MM);
    paint_one (deck, cr, card, p->blank);
    cairo_restore (cr);
  }
  paint_card_marks (self, cr, n, false);
}

/* --- Backs --- */

/* A card back has the colour of the shirt, with stripes in the colour of the trim, and in its
 * middle the club's logo or the name of the game. Backs mirror the layout of the cards, so that
 * they fit when they are glued or printed on the other side. */

static const double INSET = 4, LOGO = 38, STRIPE = 1.4;

static void
paint_words (SvSheets *self, cairo_t *cr, const char *words, double size, SvColour colour, double y)
{
  const SvTextStyle style = {
    .size = size, .least = size * 0.4, .weight = PANGO_WEIGHT_HEAVY, .align = 0.5, .colour = colour
  };

  sv_paint_text (cr, words, &style, 2 * INSET, y, SV_SHEET_CARD_WIDTH - 4 * INSET);
}

/* Paint a back with its corner at 0, 0. @ground: rectangle to fill with the colour of the back. */
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
  /* One stripe for the first team, two for the second, as on the card heads. */
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

/* Paint a page of backs, each behind its card, shifted by the offset that the user set for the
 * printer. */
static void
paint_backs (SvSheets *self, cairo_t *cr, unsigned page)
{
  const unsigned first = sv_sheet_page (self, page)->first;
  const unsigned n = cards_on_page (self, first);

  cairo_translate (cr, self->shift_x, self->shift_y);
  for (unsigned i = 0; i < n; i++) {
    const SvCardSpot spot = sv_sheet_back_spot (self, i, n);
    unsigned card = first + i;
    SvSheets *deck = find_deck (self, &card);
    paint_spot (deck, cr, &spot, card >= self->game->n_cards);
  }
  paint_card_marks (self, cr, n, true);
}

/* --- Pages --- */

static void
add_card_page (SvSheets *self, unsigned first, bool blank)
{
  sv_sheet_add_page (
      self,
      (SvSheetPage){
          .title = blank ? _ ("Blank player cards") : _ ("Player cards"),
          .hint = blank ? _ ("Print at 100 %. Draw your own players and write in their powers.")
                        : _ ("Print at 100 %. Cut from mark to mark: a card is 63 × 88 mm."),
          .across = card_grid (self->paper).across,
          .blank = blank,
          .first = first,
          .paint = paint_cards,
      });
}

static void
add_back_page (SvSheets *self, unsigned first)
{
  sv_sheet_add_page (
      self,
      (SvSheetPage){
          .title = _ ("Backs of the cards"),
          .hint = _ (
              "Glue them to the backs of the cards, or print them on the other side of the paper."),
          .across = card_grid (self->paper).across,
          .first = first,
          .paint = paint_backs });
}

void
sv_sheet_add_cards (SvSheets *self, bool blank)
{
  unsigned first;

  for (bool more = first_card (self, &first); more; more = next_cards (self, &first))
    add_card_page (self, first, blank);
}

void
sv_sheet_add_backs (SvSheets *self, bool fronts)
{
  unsigned first;

  for (bool more = first_card (self, &first); more; more = next_cards (self, &first)) {
    if (fronts)
      add_card_page (self, first, false);
    add_back_page (self, first);
  }
}
