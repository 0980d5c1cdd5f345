/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-chart: what all charts share: the size of their text and writing them to files.
 *
 * A chart is a plain struct of figures and a function that paints it; one unit is about a pixel of
 * a screen or a point on paper. A chart never relies on colour alone. A caller that shows a chart
 * also gives its figures as text. */

#include "sv-theme.h"

#include <cairo.h>
#include <glib.h>

/* Paint a chart into the rectangle 0, 0 … @w, @h. The caller has painted the background, in the
 * paper colour of the theme. */
typedef void (*SvChartPaint) (
    cairo_t *cr, const SvTheme *theme, double w, double h, gconstpointer chart);

enum { SV_CHART_TEXT = 11, SV_CHART_RIM = 4 }; /* text size, and the empty margin on all sides */

typedef enum { SV_CHART_PDF, SV_CHART_PNG, SV_CHART_SVG } SvChartFormat;

/* Return the chart as the bytes of a file, @w × @h points on white. The same chart with the same
 * fonts gives the same bytes. Returns NULL if there is not enough memory. */
GBytes *sv_chart_write (SvChartPaint paint,
                        gconstpointer chart,
                        const SvTheme *theme,
                        double w,
                        double h,
                        SvChartFormat format);

/* Paint a short text in the text size of charts, at most @w wide, vertically centred on @y. The
 * text begins, is centred or ends at @x (@align 0, 0.5, 1). */
void sv_chart_text (
    cairo_t *cr, SvColour colour, const char *text, double align, double x, double y, double w);
