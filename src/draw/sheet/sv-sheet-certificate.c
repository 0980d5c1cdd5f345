/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gi18n-lib.h> /* include before our headers, which define N_ if missing */

#include "sv-sheet-certificate.h"

#include <math.h>
#include <pango/pango.h>

/* Positions and sizes in millimetres on A4 landscape, measured from the upper edge; they are scaled
 * to the size of the paper. HEAD, PLACE, NAME, SENTENCE and TITLE are the middles of lines of text;
 * PEOPLE is the upper edge of the players. */
static const double BAND = 7, CORNER = 34, CORNER_Y = 24, HEAD = 34, PLACE = 55, NAME = 74,
                    SENTENCE = 91, TITLE = 102, PEOPLE = 111, SIGNED = 183, A4 = 210;

/* Height of all rows of players, greatest width of one, and how many stand in a row at most. */
static const double ROWS = 58, CELL = 54;
/* Room between the edge of the paper and words; part of a player's height for the name, greatest
 * height of a name, which may take two lines, and its largest and smallest type. */
static const double MARGIN = 26, NAMES = 0.3, TWO_LINES = 10, LARGE = 4.3, SMALL = 1.6;
enum { IN_A_ROW = 10 };

typedef struct {
  SvSheets *sheets;
  cairo_t *cr;
  const SvSheetCertificate *content;
  SvTheme theme; /* colours of the team */
  SvPainter *painter;
  SvSheetBox paper;
  double scale;
} Plan;

static void
paint_words (const Plan *self, const char *words, double size, int weight, double y)
{
  const SvTextStyle style = {
    .size = size, .least = size * 0.4, .weight = weight, .align = 0.5, .colour = self->theme.ink
  };

  sv_paint_text (self->cr, words, &style, MARGIN, y * self->scale, self->paper.w - 2 * MARGIN);
}

/* Add a triangle that fills a corner of the sheet. @x and @y: whether it is the right, the lower
 * one. */
static void
path_corner (const Plan *self, bool x, bool y, double inset, double size)
{
  const double left = x ? self->paper.w - inset : inset, top = y ? self->paper.h - inset : inset;

  cairo_move_to (self->cr, left, top);
  cairo_line_to (self->cr, left + (x ? -size : size), top);
  cairo_line_to (self->cr, left, top + (y ? -size : size));
  cairo_close_path (self->cr);
}

/* Paint a frame in the colour of the shirt, with a line and corners in the colour of the trim. */
static void
paint_border (const Plan *self)
{
  const bool plain = self->sheets->saves_ink;
  const double side = SV_SHEET_SIDE, wide = plain ? 0.8 : BAND, inner = side + BAND + 2;
  const SvColour frame = sv_theme_frame (&self->theme, 0);
  cairo_t *cr = self->cr;

  cairo_rectangle (cr, side + wide / 2, side + wide / 2, self->paper.w - 2 * side - wide,
                   self->paper.h - 2 * side - wide);
  sv_stroke (cr, frame, wide);
  cairo_rectangle (cr, inner, inner, self->paper.w - 2 * inner, self->paper.h - 2 * inner);
  sv_stroke (cr, plain ? self->theme.faint : self->theme.kit[0].trim, 0.8);
  for (unsigned corner = 0; corner < 4 && !plain; corner++) {
    path_corner (self, corner % 2 == 1, corner / 2 == 1, inner, 18);
    sv_fill (cr, frame);
    path_corner (self, corner % 2 == 1, corner / 2 == 1, inner, 12);
    sv_fill (cr, self->theme.kit[0].trim);
  }
}

/* --- The rank --- */

/* Add a ribbon that hangs from a medal with the middle @x, @y, to the left (@way -1) or right. */
static void
path_ribbon (cairo_t *cr, double x, double y, double radius, double way)
{
  cairo_move_to (cr, x + way * radius * 0.1, y + radius * 0.5);
  cairo_line_to (cr, x + way * radius * 0.75, y + radius * 0.5);
  cairo_line_to (cr, x + way * radius * 1.1, y + radius * 2);
  cairo_line_to (cr, x + way * radius * 0.65, y + radius * 1.75);
  cairo_line_to (cr, x + way * radius * 0.35, y + radius * 2.05);
  cairo_close_path (cr);
}

/* Paint a medal with the rank, of gold, silver or bronze or in the colour of the team. */
static void
paint_medal (const Plan *self, double x, double y, double radius)
{
  static const char *const metals[] = { "#f5c211", "#c3c8cf", "#cd853f" };
  const unsigned rank = self->content->rank;
  const SvKit *kit = &self->theme.kit[0];
  SvColour metal = kit->shirt;
  cairo_t *cr = self->cr;
  char text[16];

  if (rank == 0)
    return;
  if (rank <= G_N_ELEMENTS (metals))
    sv_colour_parse (metals[rank - 1], &metal);
  for (int way = -1; way <= 1; way += 2) {
    path_ribbon (cr, x, y, radius, way);
    sv_sheet_colour_in (self->sheets, cr, way < 0 ? kit->shirt : kit->trim, self->theme.ink, 0.3);
  }
  sv_path_circle (cr, x, y, radius);
  sv_fill (cr, self->theme.paper); /* covers the ribbons where ink is saved */
  sv_path_circle (cr, x, y, radius);
  sv_sheet_colour_in (self->sheets, cr, metal, self->theme.ink, 0.5);
  sv_path_circle (cr, x, y, radius * 0.82);
  sv_stroke (cr, self->theme.ink, 0.25);
  const SvTextStyle style = { .size = radius * 1.05,
                              .least = radius * 0.5,
                              .weight = PANGO_WEIGHT_HEAVY,
                              .align = 0.5,
                              .colour = rank <= G_N_ELEMENTS (metals) || self->sheets->saves_ink
                                            ? self->theme.ink
                                            : kit->text };
  sv_text_print (text, sizeof text, "%u", rank);
  sv_paint_text (cr, text, &style, x - radius * 0.7, y, radius * 1.4);
}

/* --- The players --- */

/* Paint a photo in a frame of the team's colours. */
static void
paint_photo (const Plan *self, cairo_surface_t *photo, SvSheetBox box)
{
  cairo_t *cr = self->cr;

  cairo_save (cr);
  sv_path_rounded (cr, box.x, box.y, box.w, box.h, 2);
  cairo_clip (cr);
  cairo_translate (cr, box.x, box.y);
  sv_paint_portrait (cr, photo, box.w, box.h);
  cairo_restore (cr);
  sv_path_rounded (cr, box.x, box.y, box.w, box.h, 2);
  sv_stroke (cr, sv_theme_frame (&self->theme, 0), 0.9);
}

/* Paint the name of a player in @box, on two lines if it is long. */
static void
paint_person_name (const Plan *self, const char *name, SvSheetBox box)
{
  SvTextStyle style = { .size = MIN (box.h * 0.45, LARGE),
                        .least = SMALL,
                        .weight = PANGO_WEIGHT_SEMIBOLD,
                        .align = 0.5,
                        .colour = self->theme.ink };

  style.size = style.least = MAX (sv_text_fit_name (name, &style, box.w, box.h), SMALL);
  sv_paint_name (self->cr, name, &style, box.x, box.y + box.h / 2, box.w);
}

/* Paint a player's photo, or without one the figurine, and the name below it. */
static void
paint_person (const Plan *self, const SvSheetPerson *person, SvSheetBox box)
{
  cairo_surface_t *photo = sv_pictures_get (self->sheets->pictures, person->picture);
  const double words = *person->name != '\0' ? MIN (box.h * NAMES, TWO_LINES) : 0,
               h = box.h - words, w = MIN (h * 0.8, box.w - 3);
  const double x = box.x + (box.w - w) / 2;

  if (photo != NULL) {
    paint_photo (self, photo, (SvSheetBox){ x, box.y, w, h - 1 });
  } else {
    cairo_save (self->cr);
    cairo_translate (self->cr, x, box.y + h - 1 - w * 1.25);
    sv_paint_figure (self->painter, self->cr, &person->piece, w);
    cairo_restore (self->cr);
  }
  if (words > 0)
    paint_person_name (self, person->name, (SvSheetBox){ box.x + 1, box.y + h, box.w - 2, words });
}

static void
paint_people (const Plan *self)
{
  const unsigned n = self->content->people->len, rows = (n + IN_A_ROW - 1) / IN_A_ROW;
  const unsigned in_row = rows > 0 ? (n + rows - 1) / rows : 0;
  const double room = self->paper.w - 2 * (SV_SHEET_SIDE + BAND + 12);
  const double w = MIN (room / MAX (in_row, 1), CELL), h = ROWS * self->scale / MAX (rows, 1);

  for (unsigned i = 0; i < n; i++) {
    const unsigned row = i / in_row, here = MIN (in_row, n - row * in_row);
    const double x = self->paper.w / 2 + (i % in_row - here / 2.0) * w;
    paint_person (self, &g_array_index (self->content->people, SvSheetPerson, i),
                  (SvSheetBox){ x, PEOPLE * self->scale + row * h, w, h - (rows > 1 ? 2 : 0) });
  }
}

/* --- The sheet --- */

/* Paint the lines for the date, which is filled in, and the signature. */
static void
paint_signed (const Plan *self)
{
  const double lines[] = { self->paper.w / 2 - 75, self->paper.w / 2 + 15 };
  const char *const labels[] = { _ ("Date"), _ ("Signature") };
  const double y = SIGNED * self->scale;
  SvTextStyle style = {
    .size = 3.4, .least = 2, .weight = PANGO_WEIGHT_MEDIUM, .align = 0.5, .colour = self->theme.ink
  };

  for (unsigned i = 0; i < G_N_ELEMENTS (lines); i++) {
    cairo_set_line_width (self->cr, 0.3);
    sv_sheet_paint_line (self->cr, self->theme.faint, lines[i], y, lines[i] + 60, y);
    sv_paint_text (self->cr, labels[i], &style, lines[i], y + 3.2, 60);
  }
  style.size = 5;
  sv_paint_text (self->cr, self->content->day, &style, lines[0], y - 3.6, 60);
}

static void
paint_all (const Plan *self)
{
  const SvSheetCertificate *own = self->content;
  const double edge = SV_SHEET_SIDE + BAND + 14, corner = CORNER * self->scale;

  paint_border (self);
  if (own->logo != NULL)
    sv_sheet_paint_logo (self->sheets, self->cr, own->logo,
                         (SvSheetBox){ edge, CORNER_Y * self->scale, corner, corner });
  else
    paint_medal (self, edge + corner / 2, CORNER_Y * self->scale + corner * 0.3, corner * 0.3);
  paint_medal (self, self->paper.w - edge - corner / 2, CORNER_Y * self->scale + corner * 0.3,
               corner * 0.3);
  paint_words (self, _ ("Certificate"), 13, PANGO_WEIGHT_LIGHT, HEAD);
  paint_words (self, own->place, 13, PANGO_WEIGHT_BOLD, PLACE);
  paint_words (self, own->name, 20, PANGO_WEIGHT_HEAVY, NAME);
  paint_words (self, own->sentence, 5.5, PANGO_WEIGHT_MEDIUM, SENTENCE);
  paint_words (self, self->sheets->about, 8, PANGO_WEIGHT_SEMIBOLD, TITLE);
  paint_people (self);
  paint_signed (self);
}

static void
paint (SvSheets *sheets, cairo_t *cr, unsigned page)
{
  const SvSheetPage *what = sv_sheet_page (sheets, page);
  const SvSheetCup *cup = what->content;
  Plan self = { .sheets = sheets,
                .cr = cr,
                .content = &g_array_index (cup->certificates, SvSheetCertificate, what->first),
                .paper = sv_sheet_paper (sheets->paper, true) };

  self.scale = self.paper.h / A4;
  sv_theme_init (&self.theme, sheets->theme.scheme, self.content->colours, NULL);
  self.painter = sv_painter_new (NULL, &self.theme);
  paint_all (&self);
  sv_painter_free (self.painter);
}

void
sv_sheet_add_certificates (SvSheets *self, const SvSheetCup *cup)
{
  for (unsigned i = 0; i < cup->certificates->len; i++)
    sv_sheet_add_page (self, (SvSheetPage){ .title = _ ("Certificate"),
                                            .hint = "",
                                            .across = true,
                                            .bare = true,
                                            .content = cup,
                                            .first = i,
                                            .paint = paint });
}
