/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gi18n-lib.h> /* include before our headers, which define N_ if missing */

#include "sv-chart-bars.h"

#include "sv-paint-shape.h"
#include "sv-text.h"

enum { HATCH = 6, LEAST_LEADS = 3 };

/* Margins: above for the shares, below for leads and names; gap between bars as a share of the
 * step. */
static const double TOP = 18, BOTTOM = 40, GAP = 0.2;

/* Least distance between bars, so that the texts above them do not touch. */
static const double LEAST_STEP = 34;

static void
paint_bar (cairo_t *cr, const SvTheme *theme, int lead, double x, double y, double w, double h)
{
  cairo_rectangle (cr, x, y, w, h);
  sv_fill_outlined (cr, lead > 0 ? theme->kit[0].shirt : theme->paper, theme->ink, 1);
  if (lead < 0)
    sv_hatch (cr, sv_theme_frame (theme, 1), x, y, w, h, HATCH);
}

/* Return how many leads on each side get a bar of their own in a chart @w wide. */
static int
count_leads (double w)
{
  return CLAMP ((int)((w - 2 * SV_CHART_RIM) / LEAST_STEP - 1) / 2, LEAST_LEADS,
                SV_CHART_MOST_LEAD);
}

/* Return the share of a lead; the outermost bars include all larger leads. */
static double
add_shares (const SvChartBars *bars, int lead, int most)
{
  double sum = 0;

  for (int other = -SV_CHART_MOST_LEAD; other <= SV_CHART_MOST_LEAD; other++)
    if (CLAMP (other, -most, most) == lead)
      sum += bars->shares[other + SV_CHART_MOST_LEAD];
  return sum;
}

void
sv_chart_bars_paint (cairo_t *cr, const SvTheme *theme, double w, double h, gconstpointer data)
{
  const SvChartBars *bars = data;
  const int leads = count_leads (w);
  const double step = (w - 2 * SV_CHART_RIM) / (2 * leads + 1), floor = h - BOTTOM;
  double most = 0.01;

  for (int lead = -leads; lead <= leads; lead++)
    most = MAX (most, add_shares (bars, lead, leads));
  for (int lead = -leads; lead <= leads; lead++) {
    const double x = SV_CHART_RIM + (lead + leads) * step, middle = x + step / 2;
    const double part = add_shares (bars, lead, leads), high = part / most * (floor - TOP);
    g_autofree char *label = g_strdup_printf ("%s%s%d",
                                              lead == -leads  ? "≤ "
                                              : lead == leads ? "≥ "
                                                              : "",
                                              lead > 0   ? "+"
                                              : lead < 0 ? "−"
                                                         : "",
                                              ABS (lead));
    g_autofree char *share = g_strdup_printf (_ ("%.0f %%"), 100 * part);

    if (part > 0)
      paint_bar (cr, theme, lead, x + GAP / 2 * step, floor - high, (1 - GAP) * step, high);
    if (part >= 0.005)
      sv_chart_text (cr, theme->ink, share, 0.5, middle, floor - high - TOP / 2, step);
    sv_chart_text (cr, theme->faint, label, 0.5, middle, floor + 10, step);
  }
  cairo_move_to (cr, SV_CHART_RIM, floor);
  cairo_line_to (cr, w - SV_CHART_RIM, floor);
  sv_stroke (cr, theme->line, 1);
  for (int side = 0; side < 2 && bars->names[side] != NULL; side++) {
    char name[SV_ISOLATED_SIZE];
    /* Translators: a label below a chart; %s is the name of a team. */
    g_autofree char *label =
        g_strdup_printf (_ ("%s wins"), sv_text_isolated (bars->names[side], name, sizeof name));
    sv_chart_text (cr, theme->ink, label, 0.5, w * (side == 0 ? 0.75 : 0.25), h - 12, w * 0.4);
  }
}
