/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Pitches of discs and lines, painted from their tables. */

#include "canvas.h"
#include "sv-paint.h"
#include "web-board.h"

static guint32
pixel_at (cairo_t *cr, const SvFit *fit, double bx, double by)
{
  double x, y;

  sv_fit_to_pixels (fit, bx, by, &x, &y);
  return pixel (cr, x, y);
}

/* In each scheme, lying and standing: the spaces of different kinds look different, and lines,
 * grass and goals are where the table says. */
static void
test_pitch (void)
{
  static const int sizes[][2] = { { 696, 496 }, { 496, 696 }, { 150, 100 } };

  for (unsigned scheme = 0; scheme < SV_N_SCHEMES; scheme++) {
    SvTheme theme;
    sv_theme_init (&theme, (SvScheme)scheme, NULL, NULL);
    g_autoptr (SvPainter) painter = sv_painter_new (&web_board, &theme);
    for (unsigned k = 0; k < G_N_ELEMENTS (sizes); k++) {
      SvFit fit;
      cairo_t *cr = canvas (sizes[k][0], sizes[k][1]);
      painter->letters = false;
      sv_fit_board (&fit, &web_board, sizes[k][0], sizes[k][1]);
      sv_paint_pitch (painter, cr, &fit, sizes[k][0], sizes[k][1]);
      g_assert_cmpint (cairo_status (cr), ==, CAIRO_STATUS_SUCCESS);
      for (unsigned i = 0; i < web_board.n_spaces; i++)
        g_assert_cmpuint (
            pixel_at (cr, &fit, (double)web_spaces[i].x, (double)web_spaces[i].y) >> 24, ==, 0xff);
      if (k < 2) {
        const guint32 field = pixel_at (cr, &fit, 123, 33);
        g_assert_cmpuint (field, !=, pixel_at (cr, &fit, 173, 63));
        g_assert_cmpuint (field, !=, pixel_at (cr, &fit, 70 + 12 * 0.72, 60));
        g_assert_cmpuint (pixel_at (cr, &fit, 150, 180), !=, pixel_at (cr, &fit, 145, 181));
      }
      cairo_destroy (cr);
    }
  }
}

/* Labels can be turned off. */
static void
test_labels (void)
{
  SvTheme theme;
  SvFit fit;
  guint64 sums[2];

  sv_theme_init (&theme, SV_SCHEME_LIGHT, NULL, NULL);
  g_autoptr (SvPainter) painter = sv_painter_new (&web_board, &theme);
  sv_fit_board (&fit, &web_board, 696, 496);
  for (unsigned i = 0; i < 2; i++) {
    cairo_t *cr = canvas (696, 496);
    painter->letters = i == 0;
    sv_paint_pitch (painter, cr, &fit, 696, 496);
    sums[i] = checksum (cr);
    cairo_destroy (cr);
  }
  g_assert_cmpuint (sums[0], !=, sums[1]);
}

/* Every combination of marks on a disc looks different, none is no paint, and all of them stay
 * within the reach that the widget leaves for them. */
static void
test_marks (void)
{
  enum { LOOKS = 32, WIDTH = 348, HEIGHT = 248, SPACE = 3 };
  SvTheme theme;
  SvFit fit;
  guint64 sums[LOOKS];
  double x, y, w, h;

  sv_theme_init (&theme, SV_SCHEME_LIGHT, NULL, NULL);
  g_autoptr (SvPainter) painter = sv_painter_new (&web_board, &theme);
  sv_fit_board (&fit, &web_board, WIDTH, HEIGHT);
  sv_fit_space_box (&fit, SPACE, &x, &y, &w, &h);
  const double reach = 2 + sv_paint_space_reach (&fit, SPACE);
  for (unsigned look = 0; look < LOOKS; look++) {
    cairo_t *cr = canvas (WIDTH, HEIGHT);
    sv_paint_space (painter, cr, &fit, SPACE, look);
    sums[look] = checksum (cr);
    for (unsigned other = 0; other < look; other++)
      g_assert_cmpuint (sums[look], !=, sums[other]);
    for (int py = 0; py < HEIGHT; py++)
      for (int px = 0; px < WIDTH; px++)
        if (px < x - reach || py < y - reach || px > x + w + reach || py > y + h + reach)
          g_assert_cmpuint (pixel (cr, px, py), ==, 0);
    cairo_destroy (cr);
  }
  g_assert_cmpuint (sums[0], ==, 0);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/draw/web/pitch", test_pitch);
  g_test_add_func ("/draw/web/labels", test_labels);
  g_test_add_func ("/draw/web/marks", test_marks);
  return g_test_run ();
}
