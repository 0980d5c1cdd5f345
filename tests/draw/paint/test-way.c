/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Ways over the pitch and the figures on targets: seen, different, and where they may be. */

#include "canvas.h"
#include "sv-paint-way.h"
#include "web-board.h"

enum { WIDTH = 696, HEIGHT = 496 };

typedef struct {
  SvTheme theme;
  SvFit fit;
  SvPainter *painter;
} Scene;

static void
begin (Scene *scene, SvScheme scheme)
{
  sv_theme_init (&scene->theme, scheme, NULL, NULL);
  sv_fit_board (&scene->fit, &web_board, WIDTH, HEIGHT);
  scene->painter = sv_painter_new (&web_board, &scene->theme);
}

/* Nothing is painted outside a box; the sum of what is inside. */
static guint64
sum_inside (cairo_t *cr, double x, double y, double w, double h)
{
  const guint64 sum = checksum (cr);

  for (int py = 0; py < HEIGHT; py++)
    for (int px = 0; px < WIDTH; px++)
      if (px < x - 1 || py < y - 1 || px > x + w || py > y + h)
        g_assert_cmpuint (pixel (cr, px, py), ==, 0);
  cairo_destroy (cr);
  return sum;
}

static void
test_ways (void)
{
  static const int16_t spaces[] = { 1, 3, 5, 7, 6 };

  for (unsigned scheme = 0; scheme < SV_N_SCHEMES; scheme++) {
    guint64 sums[16];
    unsigned n_sums = 0;
    Scene scene;
    begin (&scene, (SvScheme)scheme);
    for (int kind = SV_WAY_BALL; kind <= SV_WAY_PUSH; kind++) {
      for (unsigned n = 2; n <= G_N_ELEMENTS (spaces); n++) {
        cairo_t *cr = canvas (WIDTH, HEIGHT);
        double x, y, w, h;
        sv_paint_way (scene.painter, cr, &scene.fit, (SvWayKind)kind, 0, spaces, n);
        sv_fit_way_box (&scene.fit, spaces, n, &x, &y, &w, &h);
        sums[n_sums] = sum_inside (cr, x, y, w, h);
        for (unsigned i = 0; i < n_sums; i++)
          g_assert_cmpuint (sums[i], !=, sums[n_sums]);
        n_sums++;
      }
    }
    sv_painter_free (scene.painter);
  }
}

/* The way goes along the line of the board, not straight. */
static void
test_curve (void)
{
  static const int16_t spaces[] = { 2, 6 };
  Scene scene;
  cairo_t *cr = canvas (WIDTH, HEIGHT);
  double x, y;

  begin (&scene, SV_SCHEME_LIGHT);
  sv_paint_way (scene.painter, cr, &scene.fit, SV_WAY_BALL, -1, spaces, 2);
  sv_fit_to_pixels (&scene.fit, 155, 157.5, &x, &y);
  g_assert_cmpuint (pixel (cr, x, y), ==, 0xffffffff);
  sv_fit_to_pixels (&scene.fit, 160, 135, &x, &y);
  g_assert_cmpuint (pixel (cr, x, y), ==, 0);
  cairo_destroy (cr);
  sv_painter_free (scene.painter);
}

static void
test_nothing (void)
{
  static const int16_t one[] = { 4 };
  Scene scene;
  cairo_t *cr = canvas (WIDTH, HEIGHT);
  double x, y, w, h;

  begin (&scene, SV_SCHEME_LIGHT);
  sv_paint_way (scene.painter, cr, &scene.fit, SV_WAY_BALL, -1, one, 0);
  sv_paint_way (scene.painter, cr, &scene.fit, SV_WAY_STEPS, 0, one, 1);
  sv_paint_way (scene.painter, cr, &scene.fit, SV_WAY_PUSH, 0, one, 0);
  sv_paint_cost (scene.painter, cr, &scene.fit, 4, 0);
  sv_paint_odds (scene.painter, cr, &scene.fit, 4, 0, 0);
  g_assert_cmpuint (checksum (cr), ==, 0);
  sv_fit_way_box (&scene.fit, one, 0, &x, &y, &w, &h);
  g_assert_cmpfloat (w, ==, 0);
  sv_paint_way (scene.painter, cr, &scene.fit, SV_WAY_BALL, 0, one, 1);
  g_assert_cmpuint (checksum (cr), !=, 0);
  cairo_destroy (cr);
  sv_painter_free (scene.painter);
}

/* Every figure can be told from the others and stays within the reach of its space. */
static void
test_figures (void)
{
  enum { SPACE = 4, N = 12 };
  guint64 sums[N];
  Scene scene;
  double x, y, w, h;

  begin (&scene, SV_SCHEME_DARK);
  sv_fit_space_box (&scene.fit, SPACE, &x, &y, &w, &h);
  const double reach = sv_paint_space_reach (&scene.fit, SPACE);
  for (unsigned i = 0; i < N; i++) {
    cairo_t *cr = canvas (WIDTH, HEIGHT);
    if (i < 9)
      sv_paint_cost (scene.painter, cr, &scene.fit, SPACE, i + 1);
    else
      sv_paint_odds (scene.painter, cr, &scene.fit, SPACE, i - 8, 4);
    sums[i] = sum_inside (cr, x - reach, y - reach, w + 2 * reach, h + 2 * reach);
    for (unsigned other = 0; other < i; other++)
      g_assert_cmpuint (sums[i], !=, sums[other]);
  }
  sv_painter_free (scene.painter);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/draw/way/ways", test_ways);
  g_test_add_func ("/draw/way/curve", test_curve);
  g_test_add_func ("/draw/way/nothing", test_nothing);
  g_test_add_func ("/draw/way/figures", test_figures);
  return g_test_run ();
}
