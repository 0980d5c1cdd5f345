/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-chart-table: a chart of results, every team against every other, as a table that can be
 * printed.
 *
 *                      1         2         3
 *   1  Velocitas                48–12–40  51–9–40
 *   2  Orange        40–12–48             44–16–40     the columns have the numbers of the rows
 *   3  Herons        40–9–51   40–16–44                                                        */

#include "sv-chart.h"

typedef struct {
  unsigned n;
  /* names of the @n rows; the columns stand for the same names in the same order */
  const char *const *names;
  const char *const *cells; /* n × n texts, row after row; NULL for an empty cell */
} SvChartTable;

/* Get the natural width and height of the table, in units of sv-chart.h. */
void sv_chart_table_size (const SvChartTable *table, double *w, double *h);

/* Paint an SvChartTable; an SvChartPaint. */
void
sv_chart_table_paint (cairo_t *cr, const SvTheme *theme, double w, double h, gconstpointer table);
