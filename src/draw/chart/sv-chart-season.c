/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gi18n-lib.h> /* include before our headers, which define N_ if missing */

#include "sv-chart-season.h"

#include "sv-paint-shape.h"

/* Height of a line of text, and least and greatest distance between matches. */
static const double LINE = 16, LEAST_STEP = 9, MOST_STEP = 46;
/* Least distance at which numbers and letters have room. */
static const double LETTER_STEP = 15;
/* Gap between the columns as a share of their distance, and distance between the hatching lines. */
static const double GAP = 0.3, HATCH = 4;

static const char *
get_letter (int result)
{
  /* Translators: the first letter of won, drawn and lost, below a column of a chart. */
  return result > 0   ? C_ ("letter of a result", "W")
         : result < 0 ? C_ ("letter of a result", "L")
                      : C_ ("letter of a result", "D");
}

/* Sizes of the chart in pixels. */
typedef struct {
  double step;   /* distance between matches */
  double middle; /* y of the line between the goals of both teams */
  double goal;   /* height of one goal */
} Sizes;

static void
paint_numbers (cairo_t *cr,
               const SvTheme *theme,
               const Sizes *sizes,
               const SvChartResult *result,
               double middle,
               double h)
{
  g_autofree char *own = g_strdup_printf ("%u", result->goals[0]);
  g_autofree char *other = g_strdup_printf ("%u", result->goals[1]);

  sv_chart_text (cr, theme->ink, own, 0.5, middle,
                 sizes->middle - result->goals[0] * sizes->goal - LINE / 2, sizes->step);
  sv_chart_text (cr, theme->faint, other, 0.5, middle,
                 sizes->middle + result->goals[1] * sizes->goal + LINE / 2, sizes->step);
  sv_chart_text (cr, theme->ink, get_letter (result->result), 0.5, middle, h - LINE / 2,
                 sizes->step);
}

static void
paint_match (cairo_t *cr,
             const SvTheme *theme,
             const Sizes *sizes,
             const SvChartResult *result,
             SvColour shirt,
             double x,
             double h)
{
  const double left = x + GAP / 2 * sizes->step, wide = (1 - GAP) * sizes->step;
  const double up = result->goals[0] * sizes->goal, down = result->goals[1] * sizes->goal;

  if (up > 0) {
    cairo_rectangle (cr, left, sizes->middle - up, wide, up);
    sv_fill_outlined (cr, shirt, theme->ink, 0.8);
  }
  if (down > 0) {
    sv_hatch (cr, theme->faint, left, sizes->middle, wide, down, HATCH);
    cairo_rectangle (cr, left, sizes->middle, wide, down);
    sv_stroke (cr, theme->ink, 0.8);
  }
  if (sizes->step >= LETTER_STEP)
    paint_numbers (cr, theme, sizes, result, x + sizes->step / 2, h);
}

void
sv_chart_season_paint (cairo_t *cr, const SvTheme *theme, double w, double h, gconstpointer data)
{
  const SvChartSeason *season = data;
  const double room = MAX (w - 2 * SV_CHART_RIM, LEAST_STEP);
  const unsigned n = MIN (season->n_results, (unsigned)(room / LEAST_STEP));
  const SvChartResult *results = season->results + (season->n_results - n);
  unsigned most[2] = { 1, 1 };
  SvTheme own;

  if (n == 0)
    return;
  sv_theme_init (&own, theme->scheme, season->side == 0 ? season->colours : NULL,
                 season->side == 1 ? season->colours : NULL);
  for (unsigned i = 0; i < n; i++)
    for (int k = 0; k < 2; k++)
      most[k] = MAX (most[k], results[i].goals[k]);
  const double step = MIN (room / n, MOST_STEP);
  const double lines = step >= LETTER_STEP ? 3 * LINE : 0;
  const double goal = MAX (h - lines, 0) / (most[0] + most[1]);
  const Sizes sizes = { step, (lines > 0 ? LINE : 0) + most[0] * goal, goal };
  for (unsigned i = 0; i < n; i++)
    paint_match (cr, theme, &sizes, &results[i], own.kit[season->side].shirt,
                 SV_CHART_RIM + i * step, h);
  cairo_move_to (cr, SV_CHART_RIM, sizes.middle);
  cairo_line_to (cr, w - SV_CHART_RIM, sizes.middle);
  sv_stroke (cr, theme->ink, 1);
}
