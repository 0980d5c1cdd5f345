/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-chart-line: the chance of two sides to win, over a match.
 *
 *   Orange ▂▂▂▂▁▁●▂▂▂▂│▂▂▂▂▂▂▂▂▂   100 %
 *                  1–0 │
 *          ╌╌╌╌╌╌╌╌╌╌╌╌│╌╌╌╌╌■╌╌     50 %    the first side's is a whole line with round marks, the
 *   Velocitas          │     1–1            second's is broken, with square ones
 *   ▔▔▔▔▔▔▔▔▔▔①▔▔▔▔▔▔▔▔▔▔▔▔②▔▔▔      0 %    key moments
 *   First half         │ Second half                                                             */

#include "sv-chart.h"

typedef struct {
  double x;         /* from 0, the beginning, to 1, the end; never less than the one before */
  double chance[2]; /* from 0 to 1 */
} SvChartPoint;

/* Something that has a name and a moment: a goal with the score after it; where a period begins. */
typedef struct {
  double x;
  int side; /* whose; of no use to a period */
  const char *label;
} SvChartMark;

enum { SV_CHART_KEYS = 3 };

typedef struct {
  const char *names[2];
  unsigned n_points, n_goals, n_periods, n_keys;
  const SvChartPoint *points;
  const SvChartMark *goals, *periods;
  double keys[SV_CHART_KEYS]; /* x of the key moments */
} SvChartLine;

/* An SvChartPaint. */
void
sv_chart_line_paint (cairo_t *cr, const SvTheme *theme, double w, double h, gconstpointer line);

/* The key moment that is painted at px in a width of w, or -1. */
int sv_chart_line_key_at (const SvChartLine *line, double w, double px);
