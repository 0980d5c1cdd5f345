/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* SvChartView: a chart on the screen, in the colours that the program has now and with its figures as
 * text for a screen reader. It holds no figures of its own. */

#include "sv-chart.h"
#include "sv-match.h"

#include <gtk/gtk.h>

#define SV_TYPE_CHART_VIEW (sv_chart_view_get_type ())
G_DECLARE_FINAL_TYPE (SvChartView, sv_chart_view, SV, CHART_VIEW, GtkWidget)

/* Show chart, which outlives the view or is shown anew; NULL: nothing. match (nullable): whose colours
 * it has. text: what it shows, in words and numbers. */
void sv_chart_view_show (
    SvChartView *self, SvChartPaint paint, gconstpointer chart, SvMatch *match, const char *text);
