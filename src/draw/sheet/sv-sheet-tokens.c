/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gi18n-lib.h> /* include before our headers, which define N_ if missing */

#include "sv-sheet-tokens.h"

#include <pango/pango.h>

static const double HEADING = 7, APART = 4;
static const double TRACK = 12;                        /* height of a field of a track */
static const double PLACE = 18;                        /* height of a place on the bench */
static const double TILE_WIDTH = 19, TILE_HEIGHT = 22; /* size of a tile with a digit */
static const double TOKEN_WIDTH = 13, TOKEN_HEIGHT = 18, TOKEN_GAP = 2;

/* Most fields of a track in one row. */
enum { MAX_FIELDS = 16 };

/* Places on a bench are at most as wide as if the bench had this many. */
enum { LEAST_PLACES = 8 };

/* Each function below paints one part from @at.y on and returns the y at which the next begins. */

static double
paint_heading (SvSheets *self, cairo_t *cr, const char *text, SvSheetBox at)
{
  const SvTextStyle style = sv_sheet_style (3.8, PANGO_WEIGHT_BOLD, 0, self->theme.ink);

  sv_paint_text (cr, text, &style, at.x, at.y + HEADING / 2 - 0.5, at.w);
  return at.y + HEADING;
}

static void
paint_field (SvSheets *self, cairo_t *cr, unsigned number, bool last, SvSheetBox box)
{
  const SvTextStyle style = sv_sheet_style (4.6, PANGO_WEIGHT_BOLD, 0.5, self->theme.ink);
  const double outline = last ? 0.7 : 0.3;

  cairo_rectangle (cr, box.x, box.y, box.w, box.h);
  if (last || number == 0)
    sv_sheet_colour_in (self, cr, sv_colour_mix (self->theme.paper, self->theme.kit[0].shirt, 0.25),
                        self->theme.ink, outline);
  else
    sv_stroke (cr, self->theme.ink, outline);
  sv_sheet_paint_number (cr, (int)number, &style, box.x, box.y + box.h / 2, box.w);
}

static double
paint_tracks (SvSheets *self, cairo_t *cr, SvSheetBox at)
{
  const SvMaterial *material = self->game->table.material;
  const char *const titles[] = { _ ("Clock"), _ ("Clock of extra time") };
  const double w = at.w / MAX_FIELDS;

  for (unsigned k = 0; k < 2; k++) {
    const unsigned end = material->track_ends[k];
    unsigned field = 0;
    if (end == 0)
      continue;
    at.y = paint_heading (self, cr, titles[k], at);
    for (unsigned number = 0; number <= end; number += material->track_step, field++)
      paint_field (self, cr, number, number + material->track_step > end,
                   (SvSheetBox){ at.x + field % MAX_FIELDS * w, at.y + field / MAX_FIELDS * TRACK,
                                 w, TRACK });
    at.y += (field + MAX_FIELDS - 1) / MAX_FIELDS * TRACK + APART;
  }
  return at.y;
}

static double
paint_places (SvSheets *self, cairo_t *cr, SvSheetBox at)
{
  for (int side = 0; side < 2; side++) {
    /* A smaller team needs fewer places on the bench. */
    const unsigned n =
        MIN (self->game->table.material->n_beside, MAX (sv_sheet_count_pieces (self, side), 1));
    const double w = at.w / MAX (n, LEAST_PLACES);
    /* Translators: a strip of paper for the players of a team, %s, who are not on the pitch. */
    char name[SV_ISOLATED_SIZE];
    g_autofree char *title = g_strdup_printf (
        _ ("Dug-out of %s"), sv_text_isolated (sv_sheet_team_name (self, side), name, sizeof name));
    if (!sv_sheet_has_side (self, side))
      continue;
    at.y = paint_heading (self, cr, title, at);
    cairo_rectangle (cr, at.x, at.y, n * w, PLACE);
    sv_sheet_colour_in (self, cr,
                        sv_colour_mix (self->theme.paper, self->theme.kit[side].shirt, 0.2),
                        self->theme.ink, 0.5);
    for (unsigned i = 0; i < n; i++) {
      sv_path_rounded (cr, at.x + i * w + 1.2, at.y + 1.5, w - 2.4, PLACE - 3, 2);
      sv_fill_outlined (cr, self->theme.paper, self->theme.line, 0.25);
    }
    at.y += PLACE + APART;
  }
  return at.y;
}

static double
paint_tiles (SvSheets *self, cairo_t *cr, SvSheetBox at)
{
  SvTextStyle style = sv_sheet_style (TILE_HEIGHT * 0.6, PANGO_WEIGHT_HEAVY, 0.5, self->theme.ink);

  at.y = paint_heading (self, cr, _ ("Score tiles"), at);
  for (int side = 0; side < 2; side++) {
    if (!sv_sheet_has_side (self, side))
      continue;
    for (int i = 0; i < 10; i++) {
      const double x = at.x + i * TILE_WIDTH;
      cairo_rectangle (cr, x, at.y, TILE_WIDTH, TILE_HEIGHT);
      sv_sheet_colour_in (self, cr, self->theme.kit[side].shirt,
                          self->saves_ink ? self->theme.ink : self->theme.line, 0.25);
      style.colour = self->saves_ink ? self->theme.ink : self->theme.kit[side].text;
      sv_sheet_paint_number (cr, i, &style, x, at.y + TILE_HEIGHT / 2, TILE_WIDTH);
    }
    at.y += TILE_HEIGHT + 1.5;
  }
  return at.y + APART;
}

/* Paint a bandage: a strip with a square pad in its middle. */
static void
paint_bandage (SvSheets *self, cairo_t *cr, SvSheetBox box)
{
  const SvColour skin = { 0.93, 0.78, 0.62, 1 };
  const double h = box.h * 0.42, y = box.y + (box.h - h) / 2;

  sv_path_rounded (cr, box.x + 0.6, y, box.w - 1.2, h, h / 2);
  sv_sheet_colour_in (self, cr, skin, self->theme.ink, 0.3);
  cairo_rectangle (cr, box.x + box.w / 2 - h / 2, y + h * 0.15, h, h * 0.7);
  sv_fill_outlined (cr, self->theme.paper, self->theme.ink, 0.25);
}

static void
paint_shirt (SvSheets *self, cairo_t *cr, SvSheetBox box, int side)
{
  static const double outline[][2] = { { 0.32, 0.12 }, { 0.68, 0.12 }, { 0.98, 0.3 },
                                       { 0.86, 0.5 },  { 0.74, 0.42 }, { 0.74, 0.88 },
                                       { 0.26, 0.88 }, { 0.26, 0.42 }, { 0.14, 0.5 },
                                       { 0.02, 0.3 } };

  cairo_new_path (cr);
  for (unsigned i = 0; i < G_N_ELEMENTS (outline); i++)
    cairo_line_to (cr, box.x + outline[i][0] * box.w, box.y + outline[i][1] * box.h);
  cairo_close_path (cr);
  sv_sheet_colour_in (self, cr, self->theme.keeper[side].shirt, self->theme.ink, 0.3);
}

static void
paint_token (SvSheets *self, cairo_t *cr, SvTokenKind look, unsigned i, SvSheetBox box)
{
  const SvColour yellow = { 0.98, 0.84, 0.1, 1 }, red = { 0.8, 0.12, 0.12, 1 };
  const SvTextStyle style = sv_sheet_style (3, PANGO_WEIGHT_HEAVY, 0.5, self->theme.ink);

  switch (look) {
  case SV_TOKEN_BANDAGE:
    paint_bandage (self, cr, box);
    break;
  case SV_TOKEN_SHIRT:
    paint_shirt (self, cr, box, (int)(i % 2));
    break;
  case SV_TOKEN_MARKER:
    sv_path_circle (cr, box.x + box.w / 2, box.y + box.h / 2, box.w * 0.42);
    sv_stroke (cr, self->theme.ink, 0.6);
    cairo_move_to (cr, box.x + box.w / 2, box.y + box.h / 2 - box.w * 0.28);
    cairo_line_to (cr, box.x + box.w / 2, box.y + box.h / 2);
    cairo_line_to (cr, box.x + box.w * 0.68, box.y + box.h / 2 + box.w * 0.08);
    sv_stroke (cr, self->theme.ink, 0.6);
    break;
  case SV_TOKEN_YELLOW:
  case SV_TOKEN_RED:
  default:
    sv_path_rounded (cr, box.x, box.y, box.w, box.h, 1.5);
    sv_sheet_colour_in (self, cr, look == SV_TOKEN_RED ? red : yellow, self->theme.ink, 0.3);
    /* The colour is also written on the card, for the colour-blind and for colouring in by hand. */
    if (self->saves_ink)
      sv_paint_text (cr,
                     look == SV_TOKEN_RED ? C_ ("colour of a card", "red")
                                          : C_ ("colour of a card", "yellow"),
                     &style, box.x, box.y + box.h / 2, box.w);
    break;
  }
}

static unsigned
columns_of (double w)
{
  return (unsigned)((w + TOKEN_GAP) / (TOKEN_WIDTH + TOKEN_GAP));
}

/* Paint the tokens in rows, one kind after the other, with the name of a kind above its first
 * token. */
static double
paint_tokens (SvSheets *self, cairo_t *cr, SvSheetBox at)
{
  const unsigned columns = columns_of (at.w);
  const SvTextStyle style = sv_sheet_style (2.8, PANGO_WEIGHT_MEDIUM, 0, self->theme.ink);
  unsigned k = 0;

  at.y = paint_heading (self, cr, _ ("Small things to cut out"), at);
  for (const SvToken *token = self->game->table.material->tokens; token->name != NULL; token++) {
    /* Begin a new row rather than split a kind over two rows. */
    if (k % columns + token->n > columns)
      k += columns - k % columns;
    sv_paint_text (cr, _ (token->name), &style, at.x + k % columns * (TOKEN_WIDTH + TOKEN_GAP),
                   at.y + k / columns * (TOKEN_HEIGHT + 6) + 2,
                   MIN (token->n * (TOKEN_WIDTH + TOKEN_GAP), 60));
    for (unsigned i = 0; i < token->n; i++, k++)
      paint_token (self, cr, token->look, i,
                   (SvSheetBox){ at.x + k % columns * (TOKEN_WIDTH + TOKEN_GAP),
                                 at.y + k / columns * (TOKEN_HEIGHT + 6) + 4.5, TOKEN_WIDTH,
                                 TOKEN_HEIGHT });
  }
  return at.y;
}

static void
paint (SvSheets *self, cairo_t *cr, unsigned page)
{
  const SvMaterial *material = self->game->table.material;
  SvSheetBox at = sv_sheet_room (self->paper, false);

  if (material != NULL && material->track_step > 0)
    at.y = paint_tracks (self, cr, at);
  at.y = paint_tiles (self, cr, at);
  if (material != NULL && material->n_beside > 0)
    at.y = paint_places (self, cr, at);
  if (material != NULL && material->tokens != NULL)
    paint_tokens (self, cr, at);
  sv_sheet_cut_lines (self, cr);
}

void
sv_sheet_add_tokens (SvSheets *self)
{
  sv_sheet_add_page (
      self, (SvSheetPage){ .title = _ ("Tiles and tokens"),
                           .hint = _ ("Cut out what you need, and use it beside the board."),
                           .paint = paint });
}
