/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-chart-bars: by how many goals matches were won, as bars that stand beside each other.
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
}; /* those who won by more stand in the last bar, and so do others where it is narrow */

typedef struct {
  const char *names[2]; /* or NULL: no words */
  double shares[2 * SV_CHART_MOST_LEAD +
                1]; /* of all matches, by the first side's lead: the middle is 0 */
} SvChartBars;

/* An SvChartPaint. */
void
sv_chart_bars_paint (cairo_t *cr, const SvTheme *theme, double w, double h, gconstpointer bars);
