/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gi18n-lib.h> /* include before our headers, which define N_ if missing */

#include "sv-sheet-frame.h"

#include <pango/pango.h>

static const double CUT_WIDTH = 0.2;
static const double FOLD_WIDTH = 0.25;
static const double MARKS_END = 4.5; /* distance from the grid to the outer end of a cut mark */
enum { RULER_MM = 50 };

SvSheets *
sv_sheet_new_empty (const SvGame *game,
                    SvPaper paper,
                    gboolean ink_saving,
                    const SvSheetTeam teams[2],
                    SvPictures *pictures)
{
  SvSheets *self = g_new0 (SvSheets, 1);

  self->game = game;
  self->paper = paper;
  self->sides = SV_SHEETS_BOTH;
  self->saves_ink = ink_saving;
  self->pages = g_array_new (FALSE, TRUE, sizeof (SvSheetPage));
  self->nothing = _ ("There is nothing to print: this game has no such sheets.");
  for (int side = 0; side < 2; side++) {
    self->teams[side] = teams[side];
    if (teams[side].name != NULL && teams[side].name[0] == '\0')
      self->teams[side].name = NULL;
  }
  sv_theme_init (&self->theme, ink_saving ? SV_SCHEME_INK : SV_SCHEME_LIGHT, teams[0].colours,
                 teams[1].colours);
  /* No background: the paper is white, and a printer would print a raster of dots. */
  self->theme.paper = (SvColour){ 1, 1, 1, 1 };
  if (pictures == NULL)
    self->own_pictures = sv_pictures_new (SV_PICTURE_SIDE, NULL, NULL);
  self->pictures = pictures != NULL ? pictures : self->own_pictures;
  return self;
}

unsigned
sv_sheet_count_pieces (const SvSheets *self, int side)
{
  unsigned n = 0;

  for (unsigned i = 0; i < self->view.n_pieces; i++)
    n += self->view.pieces[i].side == side;
  return n;
}

void
sv_sheet_add_page (SvSheets *self, SvSheetPage page)
{
  g_array_append_val (self->pages, page);
  self->in_all++;
}

char *
sv_sheet_dup_about (const SvSheets *self)
{
  if (self->about != NULL)
    return g_strdup (self->about);
  if (self->sides != SV_SHEETS_BOTH)
    return g_strdup (sv_sheet_team_name (self, self->sides == SV_SHEETS_AWAY));

  char home[SV_ISOLATED_SIZE], away[SV_ISOLATED_SIZE];
  return g_strdup_printf ("%s – %s",
                          sv_text_isolated (sv_sheet_team_name (self, 0), home, sizeof home),
                          sv_text_isolated (sv_sheet_team_name (self, 1), away, sizeof away));
}

const char *
sv_sheet_team_name (const SvSheets *self, int side)
{
  if (self->teams[side].name != NULL)
    return self->teams[side].name;
  return side == 0 ? _ ("Home") : _ ("Away");
}

/* Return what the team's document says about the card of a piece; all members are NULL if it says
 * nothing. */
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
sv_sheet_fill_face (const SvSheets *self, int piece, SvCardContents *face)
{
  const SvSheetCard card = card_of_piece (self, &self->view.pieces[piece]);

  sv_card_contents_fill (face, self->game, self->setup, &self->view, piece,
                         text_or_null (card.name), text_or_null (card.picture));
  if (text_or_null (card.role) != NULL)
    face->role = card.role;
}

SvTextStyle
sv_sheet_style (double size, int weight, double align, SvColour colour)
{
  return (SvTextStyle){
    .size = size, .least = size * 0.5, .weight = weight, .align = align, .colour = colour
  };
}

void
sv_sheet_paint_number (
    cairo_t *cr, int number, const SvTextStyle *style, double x, double y, double w)
{
  char text[12];

  g_snprintf (text, sizeof text, "%d", number);
  sv_paint_text (cr, text, style, x, y, w);
}

void
sv_sheet_colour_in (SvSheets *self, cairo_t *cr, SvColour colour, SvColour outline, double width)
{
  if (self->saves_ink)
    sv_stroke (cr, outline, width);
  else
    sv_fill_outlined (cr, colour, outline, width);
}

void
sv_sheet_paint_line (cairo_t *cr, SvColour colour, double x0, double y0, double x1, double y1)
{
  sv_set_source (cr, colour);
  cairo_move_to (cr, x0, y0);
  cairo_line_to (cr, x1, y1);
  cairo_stroke (cr);
}

void
sv_sheet_fold_lines (SvSheets *self, cairo_t *cr)
{
  static const double dash[] = { 1.6, 1.1 };

  cairo_set_dash (cr, dash, G_N_ELEMENTS (dash), 0);
  cairo_set_line_width (cr, FOLD_WIDTH);
  sv_set_source (cr, sv_colour_alpha (self->theme.ink, 0.75));
}

void
sv_sheet_cut_lines (SvSheets *self, cairo_t *cr)
{
  cairo_set_dash (cr, NULL, 0, 0);
  cairo_set_line_width (cr, CUT_WIDTH);
  sv_set_source (cr, self->theme.ink);
}

void
sv_sheet_paint_cut_marks (SvSheets *self,
                          cairo_t *cr,
                          unsigned n_x,
                          const double *xs,
                          unsigned n_y,
                          const double *ys,
                          double gap)
{
  const double far = MAX (MARKS_END, gap + 2);
  const double left = xs[0], right = xs[n_x - 1];
  const double top = ys[0], bottom = ys[n_y - 1];

  sv_sheet_cut_lines (self, cr);
  for (unsigned i = 0; i < n_x; i++) {
    cairo_move_to (cr, xs[i], top - far);
    cairo_line_to (cr, xs[i], top - gap);
    cairo_move_to (cr, xs[i], bottom + gap);
    cairo_line_to (cr, xs[i], bottom + far);
  }
  for (unsigned i = 0; i < n_y; i++) {
    cairo_move_to (cr, left - far, ys[i]);
    cairo_line_to (cr, left - gap, ys[i]);
    cairo_move_to (cr, right + gap, ys[i]);
    cairo_line_to (cr, right + far, ys[i]);
  }
  cairo_stroke (cr);
}

void
sv_sheet_paint_scissors (SvSheets *self, cairo_t *cr, double x, double y, double angle)
{
  cairo_save (cr);
  cairo_translate (cr, x, y);
  cairo_rotate (cr, angle);
  cairo_new_path (cr);
  for (int side = -1; side <= 1; side += 2) {
    cairo_save (cr);
    cairo_translate (cr, -4.3, side * 0.95);
    cairo_rotate (cr, side * -0.35);
    cairo_scale (cr, 1, 0.75);
    sv_path_circle (cr, 0, 0, 0.85);
    cairo_restore (cr);
  }
  sv_stroke (cr, self->theme.ink, 0.35);
  for (int side = -1; side <= 1; side += 2) {
    cairo_move_to (cr, -3.55, side * 0.75);
    cairo_line_to (cr, -0.2, side * -0.75);
    cairo_line_to (cr, -1.9, side * -0.1);
    cairo_close_path (cr);
  }
  cairo_set_line_width (cr, 0.25);
  cairo_fill_preserve (cr);
  cairo_stroke (cr);
  cairo_restore (cr);
  sv_sheet_cut_lines (self, cr);
}

void
sv_sheet_paint_logo (SvSheets *self, cairo_t *cr, const char *logo, SvSheetBox box)
{
  static const double dash[] = { 0.1, 1.4 };
  cairo_surface_t *surface = sv_pictures_get (self->pictures, logo);
  const SvTextStyle style = { .size = MIN (box.w / 9, 4),
                              .least = 2,
                              .weight = PANGO_WEIGHT_MEDIUM,
                              .align = 0.5,
                              .colour = self->theme.faint };

  if (surface != NULL) {
    cairo_save (cr);
    cairo_translate (cr, box.x, box.y);
    sv_paint_logo (cr, surface, box.w, box.h);
    cairo_restore (cr);
    return;
  }
  sv_path_rounded (cr, box.x, box.y, box.w, box.h, 3);
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_ROUND);
  cairo_set_dash (cr, dash, G_N_ELEMENTS (dash), 0);
  sv_stroke (cr, self->theme.faint, 0.5);
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_BUTT);
  sv_sheet_cut_lines (self, cr);
  /* Translators: printed in an empty frame on the scoreboard, to be drawn or glued in. */
  sv_paint_text (cr, _ ("Club logo"), &style, box.x + 2, box.y + box.h / 2, box.w - 4);
}

/* Paint a disc in the colour of the shirt, with an edge in that of the trim. */
static void
paint_disc (SvSheets *self, cairo_t *cr, const SvSheetMark *mark, double x, double y, double size)
{
  SvTheme theme;

  sv_theme_init (&theme, self->theme.scheme, mark->colours, NULL);
  sv_path_circle (cr, x + size / 2, y, size * 0.36);
  sv_fill_outlined (cr, theme.kit[0].shirt, theme.kit[0].trim, size * 0.2);
  sv_path_circle (cr, x + size / 2, y, size * 0.46);
  sv_stroke (cr, self->theme.line, 0.15);
}

double
sv_sheet_paint_mark (SvSheets *self, cairo_t *cr, const char *team, double x, double y, double size)
{
  const SvSheetMark *mark = self->marks != NULL ? g_hash_table_lookup (self->marks, team) : NULL;
  cairo_surface_t *logo = mark != NULL ? sv_pictures_get (self->pictures, mark->logo) : NULL;

  if (logo != NULL) {
    cairo_save (cr);
    cairo_translate (cr, x, y - size / 2);
    sv_paint_logo (cr, logo, size, size);
    cairo_restore (cr);
  } else if (mark != NULL && mark->colours[0] != NULL && !self->saves_ink) {
    paint_disc (self, cr, mark, x, y, size);
  } else {
    return 0;
  }
  return size * sv_sheet_mark;
}

/* Paint a scale of 50 mm, to check with a ruler that the printer did not shrink the page. */
static void
paint_ruler (SvSheets *self, cairo_t *cr, double x, double y)
{
  const SvTextStyle style = {
    .size = 2.9, .weight = PANGO_WEIGHT_BOLD, .align = 0, .colour = self->theme.ink
  };

  sv_sheet_cut_lines (self, cr);
  cairo_set_line_width (cr, 0.3);
  /* The ticks at both ends lie inside the scale, so that it is exactly 50 mm long. */
  cairo_move_to (cr, x, y);
  cairo_line_to (cr, x + RULER_MM, y);
  for (int mm = 0; mm <= RULER_MM; mm += 5) {
    const double at = x + CLAMP (mm, 0.15, RULER_MM - 0.15);
    const double half = mm % 50 == 0 ? 1.6 : mm % 10 == 0 ? 1.1 : 0.6;
    cairo_move_to (cr, at, y - half);
    cairo_line_to (cr, at, y + half);
  }
  cairo_stroke (cr);
  /* Translators: the length of the ruler at the foot of each printed sheet. */
  sv_paint_text (cr, _ ("50 mm"), &style, x + RULER_MM + 1.8, y, 16);
}

static void
paint_head (SvSheets *self, cairo_t *cr, unsigned page, const SvSheetBox *paper)
{
  const double y = 8, right = paper->w - SV_SHEET_SIDE;
  SvTextStyle style = {
    .size = 5, .least = 3.2, .weight = PANGO_WEIGHT_BOLD, .align = 0, .colour = self->theme.ink
  };
  double x = SV_SHEET_SIDE;

  x += sv_paint_text (cr, sv_sheet_page (self, page)->title, &style, x, y, 80) + 4;
  style.size = 3.2;
  style.least = 2.4;
  style.weight = PANGO_WEIGHT_MEDIUM;
  style.align = 1;
  style.colour = self->theme.faint;
  g_autofree char *number =
      g_strdup_printf (_ ("Page %u of %u"), self->before + page + 1, self->in_all);
  const double taken = sv_paint_text (cr, number, &style, right - 30, y, 30);

  style.align = 0;
  const bool named =
      self->about != NULL || ((self->teams[0].name != NULL || self->teams[1].name != NULL) &&
                              !sv_sheet_page (self, page)->blank);
  g_autofree char *whose = sv_sheet_dup_about (self);
  g_autofree char *about = named ? g_strdup_printf ("%s · %s", _ (self->game->title), whose)
                                 : g_strdup (_ (self->game->title));
  sv_paint_text (cr, about, &style, x, y, right - taken - 4 - x);
}

static void
paint_foot (SvSheets *self, cairo_t *cr, unsigned page, const SvSheetBox *paper)
{
  const double right = paper->w - SV_SHEET_SIDE;
  const double x = SV_SHEET_SIDE + RULER_MM + 17;
  SvTextStyle style = {
    .size = 2.8, .least = 2, .weight = PANGO_WEIGHT_MEDIUM, .align = 1, .colour = self->theme.ink
  };

  paint_ruler (self, cr, SV_SHEET_SIDE, paper->h - 7.6);
  sv_paint_text (cr, sv_sheet_page (self, page)->hint, &style, x, paper->h - 9.3, right - x);
  style.colour = self->theme.faint;
  sv_paint_text (cr, _ (self->game->credit), &style, x, paper->h - 5.9, right - x);
}

void
sv_sheet_paint_frame (SvSheets *self, cairo_t *cr, unsigned page)
{
  const SvSheetBox paper = sv_sheet_paper (self->paper, sv_sheet_page (self, page)->across);

  if (sv_sheet_page (self, page)->bare)
    return;
  paint_head (self, cr, page, &paper);
  paint_foot (self, cr, page, &paper);
}
