/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-chart-bars: a bar chart of the leads by which a series of matches was won.
 *
 *            12 %
 *        9 %  █  10 %
 *    4 %  ▒   █   █   5 %
 *     ▒   ▒   █   █   █       a bar of the second side is hatched, that of draws is empty
 *    −2  −1   0  +1  +2
 *   Orange wins   Velocitas wins                                                       */

#include "sv-chart.h"

enum {
  SV_CHART_MOST_LEAD = 8
}; /* larger leads are counted in the outermost bar; a narrow chart groups even more leads there */

typedef struct {
  const char *names[2]; /* names of the two sides, or NULL to paint no text */
  /* share of all matches, 0–1, for each lead of the first side; the middle element is a draw */
  double shares[2 * SV_CHART_MOST_LEAD + 1];
} SvChartBars;

/* Paint an SvChartBars; an SvChartPaint. */
void
sv_chart_bars_paint (cairo_t *cr, const SvTheme *theme, double w, double h, gconstpointer bars);
