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
  sv_paint_pass (example.painter, example.cr, &example.fit, 4, 0, 0);
  sv_paint_odds (example.painter, example.cr, &example.fit, 4, 0, 0, "");
  g_assert_cmpuint (example_sum (&example), ==, 0);
  sv_fit_way_box (&example.fit, one, 0, &x, &y, &w, &h);
  g_assert_cmpfloat (w, ==, 0);
  sv_paint_way (example.painter, example.cr, &example.fit, SV_WAY_BALL, 0, one, 1);
  g_assert_cmpuint (example_sum (&example), !=, 0);
}

/* Every label can be told from the others and stays within its reach. */
static void
test_figures (void)
{
  enum { SPACE = 4, N = 15 };
  guint64 sums[N];
  g_auto (Example) example = example_open (&web_board, SV_SCHEME_DARK, WIDTH, HEIGHT);
  const double reach = sv_paint_odds_reach (&example.fit);
  double x, y;

  sv_fit_space (&example.fit, SPACE, &x, &y);
  for (unsigned i = 0; i < N; i++) {
    g_autofree char *text = g_strdup_printf ("%u in 4", i % 3 + 1);
    if (i < 9)
      sv_paint_pass (example.painter, example.cr, &example.fit, SPACE, i + 1, 0);
    else if (i < 12)
      sv_paint_odds (example.painter, example.cr, &example.fit, SPACE, i - 8, 4, text);
    else
      sv_paint_risk (example.painter, example.cr, &example.fit, SPACE, i - 11, 4, text);
    example_assert_inside (&example, x - reach, y - reach, 2 * reach, 2 * reach);
    sums[i] = example_sum (&example);
  }
  assert_different (sums, N);
}

/* What stands on a plate stays on it, and a plate says more the larger it is. */
static void
test_plate (void)
{
  static const SvPlate plates[] = { { 0, NULL, 1, "3 left" },
                                    { 0, "4 in 9", 4 / 9.0, NULL },
                                    { 1, "4 in 9", 4 / 9.0, "3 left" },
                                    { 1, "1 in 9", 1 / 9.0, "3 left" } };
  guint64 sums[G_N_ELEMENTS (plates)];
  g_auto (Example) example = example_open (&web_board, SV_SCHEME_CONTRAST, WIDTH, HEIGHT);
  double w[G_N_ELEMENTS (plates)], h[G_N_ELEMENTS (plates)];

  for (unsigned i = 0; i < G_N_ELEMENTS (plates); i++) {
    sv_plate_size (&example.fit, &plates[i], &w[i], &h[i]);
    sv_paint_plate (example.painter, example.cr, &example.fit, &plates[i], 100, 80);
    example_assert_inside (&example, 100, 80, w[i], h[i]);
    sums[i] = example_sum (&example);
  }
  assert_different (sums, G_N_ELEMENTS (plates));
  g_assert_cmpfloat (h[2], >, h[0]);
  g_assert_cmpfloat (w[2], ==, w[1]);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/draw/way/ways", test_ways);
  g_test_add_func ("/draw/way/curve", test_curve);
  g_test_add_func ("/draw/way/nothing", test_nothing);
  g_test_add_func ("/draw/way/figures", test_figures);
  g_test_add_func ("/draw/way/plate", test_plate);
  return g_test_run ();
}
