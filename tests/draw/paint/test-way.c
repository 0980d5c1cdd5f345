/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Ways over the pitch and the figures on targets: seen, different, and where they may be. */

#include "canvas.h"
#include "sv-paint-way.h"
#include "web-board.h"

enum { WIDTH = 696, HEIGHT = 496 };

static void
test_ways (void)
{
  static const int16_t spaces[] = { 1, 3, 5, 7, 6 };

  for (unsigned scheme = 0; scheme < SV_N_SCHEMES; scheme++) {
    guint64 sums[16];
    unsigned n_sums = 0;
    g_auto (Example) example = example_open (&web_board, (SvScheme)scheme, WIDTH, HEIGHT);
    for (int kind = SV_WAY_BALL; kind <= SV_WAY_PUSH; kind++) {
      for (unsigned n = 2; n <= G_N_ELEMENTS (spaces); n++) {
        double x, y, w, h;
        sv_paint_way (example.painter, example.cr, &example.fit, (SvWayKind)kind, 0, spaces, n);
        sv_fit_way_box (&example.fit, spaces, n, &x, &y, &w, &h);
        example_assert_inside (&example, x, y, w, h);
        sums[n_sums++] = example_sum (&example);
      }
    }
    assert_different (sums, n_sums);
  }
}

/* The way goes along the line of the board, not straight. */
static void
test_curve (void)
{
  static const int16_t spaces[] = { 2, 6 };
  g_auto (Example) example = example_open (&web_board, SV_SCHEME_LIGHT, WIDTH, HEIGHT);

  sv_paint_way (example.painter, example.cr, &example.fit, SV_WAY_BALL, -1, spaces, 2);
  g_assert_cmpuint (example_pixel (&example, 155, 157.5), ==, 0xffffffff);
  g_assert_cmpuint (example_pixel (&example, 160, 135), ==, 0);
}

static void
test_nothing (void)
{
  static const int16_t one[] = { 4 };
  g_auto (Example) example = example_open (&web_board, SV_SCHEME_LIGHT, WIDTH, HEIGHT);
  double x, y, w, h;

  sv_paint_way (example.painter, example.cr, &example.fit, SV_WAY_BALL, -1, one, 0);
  sv_paint_way (example.painter, example.cr, &example.fit, SV_WAY_STEPS, 0, one, 1);
  sv_paint_way (example.painter, example.cr, &example.fit, SV_WAY_PUSH, 0, one, 0);
  sv_paint_cost (example.painter, example.cr, &example.fit, 4, 0);
  sv_paint_odds (example.painter, example.cr, &example.fit, 4, 0, 0);
  g_assert_cmpuint (example_sum (&example), ==, 0);
  sv_fit_way_box (&example.fit, one, 0, &x, &y, &w, &h);
  g_assert_cmpfloat (w, ==, 0);
  sv_paint_way (example.painter, example.cr, &example.fit, SV_WAY_BALL, 0, one, 1);
  g_assert_cmpuint (example_sum (&example), !=, 0);
}

/* Every figure can be told from the others and stays within the reach of its space. */
static void
test_figures (void)
{
  enum { SPACE = 4, N = 12 };
  guint64 sums[N];
  g_auto (Example) example = example_open (&web_board, SV_SCHEME_DARK, WIDTH, HEIGHT);
  const double reach = sv_paint_space_reach (&example.fit, SPACE);
  double x, y, w, h;

  sv_fit_space_box (&example.fit, SPACE, &x, &y, &w, &h);
  for (unsigned i = 0; i < N; i++) {
    if (i < 9)
      sv_paint_cost (example.painter, example.cr, &example.fit, SPACE, i + 1);
    else
      sv_paint_odds (example.painter, example.cr, &example.fit, SPACE, i - 8, 4);
    example_assert_inside (&example, x - reach, y - reach, w + 2 * reach, h + 2 * reach);
    sums[i] = example_sum (&example);
  }
  assert_different (sums, N);
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
