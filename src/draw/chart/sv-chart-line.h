/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-chart-line: a line chart of the chances of both sides to win in the course of a match, or of
 * their goals.
 *
 *   Orange ▂▂▂▂▁▁●▂▂▂▂│▂▂▂▂▂▂▂▂▂   100 %
 *                  1–0 │
 *          ╌╌╌╌╌╌╌╌╌╌╌╌│╌╌╌╌╌■╌╌     50 %    the first side's is a whole line with round marks, the
 *   Velocitas          │     1–1            second's is broken, with square ones
 *   ▔▔▔▔▔▔▔▔▔▔①▔▔▔▔▔▔▔▔▔▔▔▔②▔▔▔      0 %    key moments
 *   First half         │ Second half                                                             */

#include "sv-chart.h"

typedef struct {
  /* time from 0 (beginning of the match) to 1 (end); never less than that of the previous point */
  double x;
  /* chance of each side to win, 0–1; or its goals, as a part of most_goals */
  double chance[2];
} SvChartPoint;

/* A labelled moment: a goal, labelled with the score after it, or the beginning of a period,
 * labelled with its name. */
typedef struct {
  double x;
  int side; /* side that scored; unused for a period */
  const char *label;
} SvChartMark;

enum { SV_CHART_KEYS = 3 };

typedef struct {
  const char *names[2];
  unsigned most_goals; /* number of goals at the upper edge; 0 if the lines are chances */
  unsigned n_points, n_goals, n_periods, n_keys;
  const SvChartPoint *points;
  const SvChartMark *goals, *periods;
  double keys[SV_CHART_KEYS]; /* times of the key moments, 0–1 */
} SvChartLine;

/* Paint an SvChartLine; an SvChartPaint. */
void
sv_chart_line_paint (cairo_t *cr, const SvTheme *theme, double w, double h, gconstpointer line);

/* Return the index of the key moment that is painted at pixel @px of a chart @w wide, or -1 if
 * none. */
int sv_chart_line_key_at (const SvChartLine *line, double w, double px);
