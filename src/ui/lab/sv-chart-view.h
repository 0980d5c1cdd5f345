/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* SvChartView: a widget that shows a chart in the current colours of the program, and describes it
 * as text to screen readers. It keeps no copy of the figures. */

#include "sv-chart.h"
#include "sv-match.h"

#include <gtk/gtk.h>

#define SV_TYPE_CHART_VIEW (sv_chart_view_get_type ())
G_DECLARE_FINAL_TYPE (SvChartView, sv_chart_view, SV, CHART_VIEW, GtkWidget)

/* Show @chart, painted by @paint; it must outlive the view or the next call. NULL shows nothing.
 * @match (may be NULL): the match whose team colours are used. @text: the contents of the chart in
 * words and numbers. */
void sv_chart_view_show (
    SvChartView *self, SvChartPaint paint, gconstpointer chart, SvMatch *match, const char *text);
