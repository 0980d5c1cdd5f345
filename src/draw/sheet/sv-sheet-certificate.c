/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gi18n-lib.h> /* include before our headers, which define N_ if missing */

#include "sv-sheet-certificate.h"

#include <pango/pango.h>

/* Positions and sizes in millimetres on A4 landscape, measured from the upper edge; they are scaled
 * to the size of the paper. */
static const double BAND = 7, LOGO = 40, LOGO_Y = 22, PLACE = 82, TEAM = 106, SENTENCE = 128,
                    TITLE = 142, SIGNED = 172, A4 = 210;

static void
paint_words (SvSheets *self,
             cairo_t *cr,
             const char *words,
             double size,
             int weight,
             double y,
             const SvSheetBox *room)
{
  const SvTextStyle style = {
    .size = size, .least = size * 0.4, .weight = weight, .align = 0.5, .colour = self->theme.ink
  };

  sv_paint_text (cr, words, &style, room->x + 20, y, room->w - 40);
}

/* Paint a frame in the colour of the shirt, with a line in the colour of the trim. */
static void
paint_border (SvSheets *self, cairo_t *cr, const SvTheme *theme, const SvSheetBox *paper)
{
  const double side = SV_SHEET_SIDE, wide = self->saves_ink ? 0.8 : BAND;

  cairo_rectangle (cr, side + wide / 2, side + wide / 2, paper->w - 2 * side - wide,
                   paper->h - 2 * side - wide);
  sv_stroke (cr, sv_theme_frame (theme, 0), wide);
  cairo_rectangle (cr, side + BAND + 2, side + BAND + 2, paper->w - 2 * (side + BAND + 2),
                   paper->h - 2 * (side + BAND + 2));
  sv_stroke (cr, self->saves_ink ? theme->faint : theme->kit[0].trim, 0.8);
}

static void
paint (SvSheets *self, cairo_t *cr, unsigned page)
{
  const SvSheetPage *what = sv_sheet_page (self, page);
  const SvSheetCup *cup = what->content;
  const SvSheetCertificate *own =
      &g_array_index (cup->certificates, SvSheetCertificate, what->first);
  const SvSheetBox paper = sv_sheet_paper (self->paper, true);
  const double scale = paper.h / A4, middle = paper.w / 2;
  const double lines[] = { middle - 75, middle + 15 };
  const char *const labels[] = { _ ("Date"), _ ("Signature") };
  SvTheme theme;

  sv_theme_init (&theme, self->theme.scheme, own->colours, NULL);
  paint_border (self, cr, &theme, &paper);
  if (own->logo != NULL)
    sv_sheet_paint_logo (self, cr, own->logo,
                         (SvSheetBox){ middle - LOGO / 2, LOGO_Y * scale, LOGO, LOGO });
  else
    paint_words (self, cr, _ ("Certificate"), 16, PANGO_WEIGHT_LIGHT, (LOGO_Y + LOGO / 2) * scale,
                 &paper);
  paint_words (self, cr, own->place, 15, PANGO_WEIGHT_BOLD, PLACE * scale, &paper);
  paint_words (self, cr, own->team, 22, PANGO_WEIGHT_HEAVY, TEAM * scale, &paper);
  paint_words (self, cr, own->sentence, 6, PANGO_WEIGHT_MEDIUM, SENTENCE * scale, &paper);
  paint_words (self, cr, self->about, 9, PANGO_WEIGHT_SEMIBOLD, TITLE * scale, &paper);
  for (unsigned i = 0; i < G_N_ELEMENTS (lines); i++) {
    const SvSheetBox under = { lines[i] - 20, 0, 100, 0 };
    cairo_set_line_width (cr, 0.3);
    sv_sheet_paint_line (cr, self->theme.faint, lines[i], SIGNED * scale, lines[i] + 60,
                         SIGNED * scale);
    paint_words (self, cr, labels[i], 3.4, PANGO_WEIGHT_MEDIUM, SIGNED * scale + 4, &under);
  }
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
