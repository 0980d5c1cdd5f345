/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Charts: they are alike in all schemes but for their colours, tell nothing by colour alone, and
 * stay in their frame. */

#include "canvas.h"
#include "sv-chart-bars.h"
#include "sv-chart-line.h"
#include "sv-chart-season.h"
#include "sv-chart-table.h"

enum { W = 480, H = 240 };

static const SvChartPoint points[] = {
  { 0, { 0.5, 0.4 } },   { 0.25, { 0.6, 0.3 } }, { 0.25, { 0.8, 0.1 } },
  { 0.5, { 0.7, 0.2 } }, { 0.75, { 0.4, 0.4 } }, { 1, { 0, 0 } },
};
static const SvChartMark goals[] = { { 0.25, 0, "1–0" }, { 0.75, 1, "1–1" } };
static const SvChartMark periods[] = { { 0, -1, "First half" }, { 0.5, -1, "Second half" } };
static const SvChartLine sample = { .names = { "Orange", "Velocitas" },
                                    .n_points = G_N_ELEMENTS (points),
                                    .points = points,
                                    .n_goals = G_N_ELEMENTS (goals),
                                    .goals = goals,
                                    .n_periods = G_N_ELEMENTS (periods),
                                    .periods = periods,
                                    .n_keys = 2,
                                    .keys = { 0.25, 0.75 } };

/* The sum of its pixels. */
static guint64
paint_theme (const SvChartLine *line, const SvTheme *theme, double w)
{
  cairo_t *cr = canvas ((int)w, H);

  sv_chart_line_paint (cr, theme, w, H, line);
  g_assert_cmpint (cairo_status (cr), ==, CAIRO_STATUS_SUCCESS);
  const guint64 sum = checksum (cr);
  cairo_destroy (cr);
  return sum;
}

static guint64
paint (const SvChartLine *line, SvScheme scheme, double w)
{
  SvTheme theme;

  sv_theme_init (&theme, scheme, NULL, NULL);
  return paint_theme (line, &theme, w);
}

static void
test_schemes (void)
{
  guint64 sums[SV_N_SCHEMES];

  for (unsigned scheme = 0; scheme < SV_N_SCHEMES; scheme++) {
    sums[scheme] = paint (&sample, (SvScheme)scheme, W);
    g_assert_cmpuint (paint (&sample, (SvScheme)scheme, W), ==, sums[scheme]);
  }
  assert_different (sums, SV_SCHEME_INK); /* ink may be as light is */
}

/* In one and the same colour the sides can still be told apart: who has which line makes another
 * picture. */
static void
test_without_colours (void)
{
  SvChartPoint swapped[G_N_ELEMENTS (points)];
  SvChartLine line = sample, other = sample;
  SvTheme theme;

  for (guint i = 0; i < G_N_ELEMENTS (points); i++)
    swapped[i] = (SvChartPoint){ points[i].x, { points[i].chance[1], points[i].chance[0] } };
  other.points = swapped;
  line.n_goals = other.n_goals = 0;
  sv_theme_init (&theme, SV_SCHEME_INK, NULL, NULL);
  theme.kit[1] = theme.kit[0];
  g_assert_cmpuint (paint_theme (&line, &theme, W), !=, paint_theme (&other, &theme, W));
}

/* Each figure is in the picture. */
static void
test_shows_all (void)
{
  SvChartLine less[] = { sample, sample, sample, sample, sample };
  guint64 sums[G_N_ELEMENTS (less) + 1];

  less[0].n_points--;
  less[1].n_goals--;
  less[2].n_periods--;
  less[3].n_keys--;
  less[4].most_goals = 3;
  for (unsigned i = 0; i < G_N_ELEMENTS (less); i++)
    sums[i] = paint (&less[i], SV_SCHEME_LIGHT, W);
  sums[G_N_ELEMENTS (less)] = paint (&sample, SV_SCHEME_LIGHT, W);
  assert_different (sums, G_N_ELEMENTS (sums));
}

/* However narrow it is, and before anything is known. */
static void
test_any_size (void)
{
  const SvChartLine empty = { .names = { "", "" } };

  for (double w = 1; w < 400; w += 57) {
    paint (&sample, SV_SCHEME_DARK, w);
    paint (&empty, SV_SCHEME_DARK, w);
  }
}

static guint64
paint_bars (const SvChartBars *bars, SvScheme scheme, double w)
{
  cairo_t *cr = canvas ((int)w, H);
  SvTheme theme;

  sv_theme_init (&theme, scheme, NULL, NULL);
  theme.kit[1] = theme.kit[0];
  sv_chart_bars_paint (cr, &theme, w, H, bars);
  g_assert_cmpint (cairo_status (cr), ==, CAIRO_STATUS_SUCCESS);
  const guint64 sum = checksum (cr);
  cairo_destroy (cr);
  return sum;
}

/* Who won by how much is told apart without colours too. */
static void
test_bars (void)
{
  SvChartBars bars = { .names = { "Orange", "Velocitas" } };
  guint64 sums[4];

  sums[0] = paint_bars (&bars, SV_SCHEME_INK, W);
  bars.shares[SV_CHART_MOST_LEAD] = 0.5;
  sums[1] = paint_bars (&bars, SV_SCHEME_INK, W);
  bars.shares[SV_CHART_MOST_LEAD + 1] = 0.5;
  sums[2] = paint_bars (&bars, SV_SCHEME_INK, W);
  bars.shares[SV_CHART_MOST_LEAD + 1] = 0;
  bars.shares[SV_CHART_MOST_LEAD - 1] = 0.5;
  sums[3] = paint_bars (&bars, SV_SCHEME_INK, W);
  assert_different (sums, G_N_ELEMENTS (sums));
  for (double w = 1; w < 400; w += 57)
    paint_bars (&bars, SV_SCHEME_DARK, w);
}

/* Where it is narrow there are fewer bars, and the outermost have what the others had: nothing is
 * lost. */
static void
test_narrow_bars (void)
{
  SvChartBars far = { .names = { "Orange", "Velocitas" } }, near = far;

  far.shares[2 * SV_CHART_MOST_LEAD] = far.shares[0] = 0.5;
  near.shares[SV_CHART_MOST_LEAD + 5] = near.shares[SV_CHART_MOST_LEAD - 5] = 0.5;
  g_assert_cmpuint (paint_bars (&far, SV_SCHEME_INK, 380), ==,
                    paint_bars (&near, SV_SCHEME_INK, 380));
  g_assert_cmpuint (paint_bars (&far, SV_SCHEME_INK, 720), !=,
                    paint_bars (&near, SV_SCHEME_INK, 720));
}

static guint64
paint_season (const SvChartResult *results, unsigned n, double w)
{
  const SvChartSeason season = { .n_results = n, .results = results };
  cairo_t *cr = canvas ((int)w, H);
  SvTheme theme;

  sv_theme_init (&theme, SV_SCHEME_INK, NULL, NULL);
  sv_chart_season_paint (cr, &theme, w, H, &season);
  g_assert_cmpint (cairo_status (cr), ==, CAIRO_STATUS_SUCCESS);
  const guint64 sum = checksum (cr);
  cairo_destroy (cr);
  return sum;
}

/* Each goal of both teams and how a match ended are in it; of too many matches the last ones. */
static void
test_season (void)
{
  SvChartResult results[200] = { { { 3, 2 }, 1 }, { { 0, 0 }, 0 } };
  guint64 sums[4];

  sums[0] = paint_season (results, 2, W);
  results[0].goals[0] = 4;
  sums[1] = paint_season (results, 2, W);
  results[0].goals[1] = 3;
  sums[2] = paint_season (results, 2, W);
  results[1].result = 1;
  sums[3] = paint_season (results, 2, W);
  assert_different (sums, G_N_ELEMENTS (sums));
  const guint64 before = paint_season (results, G_N_ELEMENTS (results), W);
  results[0].goals[0] = 7;
  g_assert_cmpuint (paint_season (results, G_N_ELEMENTS (results), W), ==, before);
  results[G_N_ELEMENTS (results) - 1].goals[0] = 7;
  g_assert_cmpuint (paint_season (results, G_N_ELEMENTS (results), W), !=, before);
  for (double w = 1; w < 400; w += 57)
    paint_season (results, 3, w);
}

static guint64
paint_table (const SvChartTable *table)
{
  cairo_t *cr;
  SvTheme theme;
  double w, h;

  sv_chart_table_size (table, &w, &h);
  cr = canvas ((int)w, (int)h);
  sv_theme_init (&theme, SV_SCHEME_INK, NULL, NULL);
  sv_chart_table_paint (cr, &theme, w, h, table);
  g_assert_cmpint (cairo_status (cr), ==, CAIRO_STATUS_SUCCESS);
  const guint64 sum = checksum (cr);
  cairo_destroy (cr);
  return sum;
}

/* Every name and every cell is in it, and it grows with its teams. */
static void
test_table (void)
{
  const char *names[] = { "Orange", "Velocitas", "Herons" };
  const char *cells[9] = { NULL, "3–1–2", "1–1–4", "2–1–3", NULL, "5–0–1", "4–1–1", "1–0–5", NULL };
  SvChartTable table = { 3, names, cells };
  guint64 sums[4];
  double w[2], h[2];

  sums[0] = paint_table (&table);
  cells[7] = "2–0–4";
  sums[1] = paint_table (&table);
  names[2] = "Kites";
  sums[2] = paint_table (&table);
  sv_chart_table_size (&table, &w[0], &h[0]);
  table.n = 2;
  sums[3] = paint_table (&table);
  sv_chart_table_size (&table, &w[1], &h[1]);
  assert_different (sums, G_N_ELEMENTS (sums));
  g_assert_cmpfloat (w[1], <, w[0]);
  g_assert_cmpfloat (h[1], <, h[0]);
}

static void
test_key_at (void)
{
  int first = W, last = -1;

  for (int x = 0; x < W; x++) {
    const int key = sv_chart_line_key_at (&sample, W, x);
    if (key == 0)
      first = MIN (first, x);
    if (key == 1)
      last = MAX (last, x);
  }
  g_assert_cmpint (first, >, W / 8);
  g_assert_cmpint (last, <, W);
  g_assert_cmpint (sv_chart_line_key_at (&sample, W, W / 2.0), ==, -1);
}

static void
test_files (void)
{
  static const struct {
    SvChartFormat format;
    const char *magic;
  } formats[] = { { SV_CHART_PDF, "%PDF" }, { SV_CHART_PNG, "\211PNG" } };
  SvTheme theme;

  sv_theme_init (&theme, SV_SCHEME_INK, NULL, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (formats); i++) {
    g_autoptr (GBytes) once =
        sv_chart_write (sv_chart_line_paint, &sample, &theme, W, H, formats[i].format);
    g_autoptr (GBytes) again =
        sv_chart_write (sv_chart_line_paint, &sample, &theme, W, H, formats[i].format);

    g_assert_true (g_bytes_equal (once, again));
    g_assert_true (memcmp (g_bytes_get_data (once, NULL), formats[i].magic, 4) == 0);
  }
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/chart/bars", test_bars);
  g_test_add_func ("/chart/narrow-bars", test_narrow_bars);
  g_test_add_func ("/chart/see-the-goals-of-a-season", test_season);
  g_test_add_func ("/chart/table", test_table);
  g_test_add_func ("/chart/line/schemes", test_schemes);
  g_test_add_func ("/chart/line/without-colours", test_without_colours);
  g_test_add_func ("/chart/line/shows-all", test_shows_all);
  g_test_add_func ("/chart/line/any-size", test_any_size);
  g_test_add_func ("/chart/line/key-at", test_key_at);
  g_test_add_func ("/chart/files", test_files);
  return g_test_run ();
}
