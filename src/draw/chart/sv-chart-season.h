/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-chart-season: a chart of the matches of a team, one column for each, the first one on the
 * left.
 *
 *        4           5
 *        █   2       █   1        goals of the team, upwards
 *        █   █   0   █   █
 *     ───█───█───▫───█───█──
 *        ▒   ▒   ▒       ▒        goals of the opponent, downwards, hatched
 *        2   2   ▒       1
 *                3
 *        W   D   L   W   D        how the match ended                                          */

#include "sv-chart.h"

typedef struct {
  unsigned goals[2]; /* of the team, and of its opponent */
  int result;        /* 1: won, 0: drawn, -1: lost */
} SvChartResult;

typedef struct {
  const char *colours[2]; /* "#rrggbb", or NULL for the standard colours of @side */
  int side;               /* side of a match on which the team has its colours, 0 or 1 */
  unsigned n_results;
  const SvChartResult *results;
} SvChartSeason;

/* Paint an SvChartSeason; an SvChartPaint. If there are more matches than fit, the last ones are
 * shown. */
void
sv_chart_season_paint (cairo_t *cr, const SvTheme *theme, double w, double h, gconstpointer season);
