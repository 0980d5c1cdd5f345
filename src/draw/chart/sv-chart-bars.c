/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gi18n-lib.h> /* before ours, which define N_ where it is missing */

#include "sv-chart-bars.h"

#include "sv-paint-shape.h"

enum { BARS = 2 * SV_CHART_MOST_LEAD + 1, HATCH = 6 };

/* Room for the shares above, for leads and names below. */
static const double TOP = 18, BOTTOM = 40, GAP = 0.2, ROOM = 1.6;

/* Not everybody sees colours, and not every printer has them. */
static void
hatch (cairo_t *cr, SvColour colour, double x, double y, double w, double h)
{
  cairo_save (cr);
  cairo_rectangle (cr, x, y, w, h);
  cairo_clip (cr);
  for (double at = -h; at < w; at += HATCH) {
    cairo_move_to (cr, x + at, y + h);
    cairo_line_to (cr, x + at + h, y);
  }
  sv_stroke (cr, colour, 1.5);
  cairo_restore (cr);
}

static void
paint_bar (cairo_t *cr, const SvTheme *theme, int lead, double x, double y, double w, double h)
{
  cairo_rectangle (cr, x, y, w, h);
  sv_fill_outlined (cr, lead > 0 ? theme->kit[0].shirt : theme->paper, theme->ink, 1);
  if (lead < 0)
    hatch (cr, sv_theme_frame (theme, 1), x, y, w, h);
}

void
sv_chart_bars_paint (cairo_t *cr, const SvTheme *theme, double w, double h, gconstpointer data)
{
  const SvChartBars *bars = data;
  const double step = (w - 2 * SV_CHART_RIM) / BARS, floor = h - BOTTOM;
  double most = 0.01;

  for (int i = 0; i < BARS; i++)
    most = MAX (most, bars->shares[i]);
  for (int i = 0; i < BARS; i++) {
    const int lead = i - SV_CHART_MOST_LEAD;
    const double x = SV_CHART_RIM + i * step, middle = x + step / 2;
    const double high = bars->shares[i] / most * (floor - TOP);
    g_autofree char *label = g_strdup_printf ("%s%s%d",
                                              i == 0          ? "≤ "
                                              : i == BARS - 1 ? "≥ "
                                                              : "",
                                              lead > 0   ? "+"
                                              : lead < 0 ? "−"
                                                         : "",
                                              ABS (lead));
    g_autofree char *share = g_strdup_printf (_ ("%.0f %%"), 100 * bars->shares[i]);

    if (bars->shares[i] > 0)
      paint_bar (cr, theme, lead, x + GAP / 2 * step, floor - high, (1 - GAP) * step, high);
    if (bars->shares[i] >= 0.005)
      sv_chart_text (cr, theme->ink, share, 0.5, middle, floor - high - TOP / 2, ROOM * step);
    sv_chart_text (cr, theme->faint, label, 0.5, middle, floor + 10, step);
  }
  cairo_move_to (cr, SV_CHART_RIM, floor);
  cairo_line_to (cr, w - SV_CHART_RIM, floor);
  sv_stroke (cr, theme->line, 1);
  for (int side = 0; side < 2; side++) {
    /* Translators: %s: a team. */
    g_autofree char *label = g_strdup_printf (_ ("%s wins"), bars->names[side]);
    sv_chart_text (cr, theme->ink, label, 0.5, w * (side == 0 ? 0.75 : 0.25), h - 12, w * 0.4);
  }
}
