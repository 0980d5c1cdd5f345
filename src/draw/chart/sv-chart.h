/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-chart: what all pictures of figures stand on: how large their words are, and how they become
 * files.
 *
 * A chart is a plain struct of figures and a function that paints it; one unit is about a pixel of a
 * screen or a point on paper. It tells nothing by colour alone. Who shows it says its figures as text
 * too. */

#include "sv-theme.h"

#include <cairo.h>
#include <glib.h>

/* Paint a chart into 0, 0 … w, h; its background is the caller's, of the theme's paper. */
typedef void (*SvChartPaint) (
    cairo_t *cr, const SvTheme *theme, double w, double h, gconstpointer chart);

enum { SV_CHART_TEXT = 11, SV_CHART_RIM = 4 }; /* size of the words; what is left free around all */

typedef enum { SV_CHART_PDF, SV_CHART_PNG } SvChartFormat;

/* The chart as a file, in w × h points on white. The same chart with the same fonts gives the same
 * bytes. NULL if there is no memory for it. */
GBytes *sv_chart_write (SvChartPaint paint,
                        gconstpointer chart,
                        const SvTheme *theme,
                        double w,
                        double h,
                        SvChartFormat format);

/* A short text in the size of charts, which begins, lies in the middle or ends (align 0, 0.5, 1) at x,
 * with its middle on y; at most w wide. */
void sv_chart_text (
    cairo_t *cr, SvColour colour, const char *text, double align, double x, double y, double w);
