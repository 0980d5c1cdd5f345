/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sv-chart-table.h"

#include "sv-paint-shape.h"

static const double NAMES = 170, NUMBER = 26, CELL = 84, ROW = 22;

void
sv_chart_table_size (const SvChartTable *table, double *w, double *h)
{
  *w = 2 * SV_CHART_RIM + NUMBER + NAMES + table->n * CELL;
  *h = 2 * SV_CHART_RIM + (table->n + 1) * ROW;
}

void
sv_chart_table_paint (cairo_t *cr, const SvTheme *theme, double w, double h, gconstpointer data)
{
  const SvChartTable *table = data;
  const double left = SV_CHART_RIM + NUMBER + NAMES, top = SV_CHART_RIM + ROW;
  const double wide = (w - SV_CHART_RIM - left) / table->n,
               high = (h - SV_CHART_RIM - top) / table->n;

  for (unsigned row = 0; row < table->n; row++) {
    g_autofree char *number = g_strdup_printf ("%u", row + 1);
    const double y = top + (row + 0.5) * high;

    sv_chart_text (cr, theme->faint, number, 1, SV_CHART_RIM + NUMBER - 8, y, NUMBER);
    sv_chart_text (cr, theme->ink, table->names[row], 0, SV_CHART_RIM + NUMBER, y, NAMES - 6);
    sv_chart_text (cr, theme->faint, number, 0.5, left + (row + 0.5) * wide, top - ROW / 2, wide);
    for (unsigned column = 0; column < table->n; column++)
      if (table->cells[row * table->n + column] != NULL)
        sv_chart_text (cr, theme->ink, table->cells[row * table->n + column], 0.5,
                       left + (column + 0.5) * wide, y, wide - 4);
    cairo_move_to (cr, SV_CHART_RIM, top + row * high);
    cairo_line_to (cr, w - SV_CHART_RIM, top + row * high);
    sv_stroke (cr, theme->line, 1);
  }
}
