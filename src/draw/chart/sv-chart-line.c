/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gi18n-lib.h> /* include before our headers, which define N_ if missing */

#include "sv-chart-line.h"

#include "sv-paint-shape.h"
#include "sv-paint-text.h"

#include <math.h>
#include <pango/pango.h>

/* Margins: on the left for numbers, above for the names of the sides, below for the names of
 * periods. */
static const double LEFT = 42, TOP = 26, BOTTOM = 44;
static const double MARK = 4.5, KEY = 8;

typedef struct {
  cairo_t *cr;
  const SvTheme *theme;
  const SvChartLine *line;
  double x, y, w, h; /* rectangle of the plotted lines */
} Plot;

static double
at_x (const Plot *plot, double x)
{
  return plot->x + x * plot->w;
}

static double
at_y (const Plot *plot, double chance)
{
  return plot->y + (1 - chance) * plot->h;
}

static void
straight (const Plot *plot, double x0, double y0, double x1, double y1)
{
  cairo_move_to (plot->cr, x0, y0);
  cairo_line_to (plot->cr, x1, y1);
  sv_stroke (plot->cr, plot->theme->line, 1);
}

/* Paint a line of the grid at the height of @chance, and what it is beside it. */
static void
paint_level (const Plot *plot, double chance, const char *label)
{
  const double y = at_y (plot, chance);

  straight (plot, plot->x, y, plot->x + plot->w, y);
  sv_chart_text (plot->cr, plot->theme->faint, label, 1, plot->x - 6, y, LEFT - 6);
}

static void
paint_grid (const Plot *plot)
{
  const unsigned most = plot->line->most_goals, step = 1 + most / 5;

  for (int percent = 0; percent <= 100 && most == 0; percent += 50) {
    g_autofree char *label = g_strdup_printf (_ ("%d %%"), percent);
    paint_level (plot, percent / 100.0, label);
  }
  for (unsigned goals = 0; goals <= most && most > 0; goals += step) {
    g_autofree char *label = g_strdup_printf ("%u", goals);
    paint_level (plot, (double)goals / most, label);
  }
}

static void
paint_periods (const Plot *plot)
{
  const SvChartLine *line = plot->line;
  const double bottom = plot->y + plot->h;

  for (unsigned i = 0; i < line->n_periods; i++) {
    const double x = at_x (plot, line->periods[i].x);
    const double end = at_x (plot, i + 1 < line->n_periods ? line->periods[i + 1].x : 1);

    if (i > 0)
      straight (plot, x, plot->y, x, bottom + BOTTOM - 2 * SV_CHART_RIM);
    sv_chart_text (plot->cr, plot->theme->ink, line->periods[i].label, 0.5, (x + end) / 2,
                   bottom + 30, end - x - 6);
  }
}

/* Set solid lines for the first side and broken lines for the second, which differ without
 * colour. */
static void
dash (cairo_t *cr, int side)
{
  static const double broken[] = { 6, 4 };

  cairo_set_dash (cr, broken, side == 0 ? 0 : G_N_ELEMENTS (broken), 0);
}

static void
stroke_side (const Plot *plot, int side)
{
  cairo_save (plot->cr);
  cairo_set_line_join (plot->cr, CAIRO_LINE_JOIN_ROUND);
  dash (plot->cr, side);
  sv_stroke_edged (plot->cr, sv_theme_frame (plot->theme, side), plot->theme->ink, 2, 0.6);
  cairo_restore (plot->cr);
}

static void
paint_side (const Plot *plot, int side)
{
  const SvChartLine *line = plot->line;

  cairo_new_path (plot->cr);
  for (unsigned i = 0; i < line->n_points; i++)
    cairo_line_to (plot->cr, at_x (plot, line->points[i].x),
                   at_y (plot, line->points[i].chance[side]));
  stroke_side (plot, side);
}

/* Add a side's mark to the path: round for the first side, square for the second. */
static void
path_mark (cairo_t *cr, int side, double x, double y)
{
  if (side == 0)
    sv_path_circle (cr, x, y, MARK);
  else
    cairo_rectangle (cr, x - MARK, y - MARK, 2 * MARK, 2 * MARK);
}

/* Return the chance of a side at time @x: that of the last point up to @x. */
static double
chance_at (const SvChartLine *line, int side, double x)
{
  double chance = 0.5;

  for (unsigned i = 0; i < line->n_points && line->points[i].x <= x; i++)
    chance = line->points[i].chance[side];
  return chance;
}

/* Position of a label. The last label of each side is remembered, so that the next does not cover
 * it. */
typedef struct {
  double x, y;
} Place;

static const double LABEL_WIDTH = 3 * SV_CHART_TEXT, LABEL_HEIGHT = 1.2 * SV_CHART_TEXT;

static bool
is_taken (const Place last[2], Place place)
{
  for (int side = 0; side < 2; side++)
    if (fabs (place.x - last[side].x) < LABEL_WIDTH && fabs (place.y - last[side].y) < LABEL_HEIGHT)
      return true;
  return false;
}

/* Paint a label with an outline, so that it is legible on a line. */
static void
paint_label (const Plot *plot, const char *label, Place place)
{
  const SvTextStyle style = { .size = SV_CHART_TEXT,
                              .weight = PANGO_WEIGHT_MEDIUM,
                              .align = 0.5,
                              .colour = plot->theme->ink,
                              .edge = plot->theme->paper,
                              .edge_width = 4 };

  sv_paint_text (plot->cr, label, &style, place.x - LABEL_WIDTH / 2, place.y, LABEL_WIDTH);
}

static void
paint_goals (const Plot *plot)
{
  const double half = LABEL_WIDTH / 2;
  Place last[2] = { { -LABEL_WIDTH, 0 }, { -LABEL_WIDTH, 0 } };

  for (unsigned i = 0; i < plot->line->n_goals; i++) {
    const SvChartMark *goal = &plot->line->goals[i];
    const double x = at_x (plot, goal->x),
                 y = at_y (plot, chance_at (plot->line, goal->side, goal->x));
    const Place place = { CLAMP (x, plot->x + half, plot->x + plot->w - half),
                          y + (y < plot->y + 7 ? 14 : -13) };

    path_mark (plot->cr, goal->side, x, y);
    sv_fill_outlined (plot->cr, sv_theme_frame (plot->theme, goal->side), plot->theme->ink, 1);
    if (is_taken (last, place))
      continue;
    last[goal->side] = place;
    paint_label (plot, goal->label, place);
  }
}

static void
paint_keys (const Plot *plot)
{
  const double y = plot->y + plot->h + KEY + 3;
  double beside = 0; /* end of the previous key moment's number, so that numbers do not overlap */

  for (unsigned i = 0; i < plot->line->n_keys; i++) {
    const double x = MAX (at_x (plot, plot->line->keys[i]), beside);
    char number[4];

    beside = x + 2 * KEY + 1;
    g_snprintf (number, sizeof number, "%u", i + 1);
    sv_path_circle (plot->cr, x, y, KEY);
    sv_fill (plot->cr, plot->theme->ink);
    sv_chart_text (plot->cr, plot->theme->paper, number, 0.5, x, y, 2 * KEY);
  }
}

/* Paint the legend: a sample of each side's line, and its name. */
static void
paint_names (const Plot *plot)
{
  const double y = TOP / 2, half = plot->w / 2;

  for (int side = 0; side < 2; side++) {
    const double x = plot->x + side * half;

    cairo_move_to (plot->cr, x, y);
    cairo_line_to (plot->cr, x + 28, y);
    stroke_side (plot, side);
    path_mark (plot->cr, side, x + 14, y);
    sv_fill_outlined (plot->cr, sv_theme_frame (plot->theme, side), plot->theme->ink, 1);
    sv_chart_text (plot->cr, plot->theme->ink, plot->line->names[side], 0, x + 34, y, half - 40);
  }
}

static Plot
make_plot (const SvChartLine *line, double w, double h)
{
  return (Plot){ .line = line,
                 .x = LEFT,
                 .y = TOP + MARK,
                 .w = MAX (w - LEFT - KEY - SV_CHART_RIM, 1),
                 .h = MAX (h - TOP - BOTTOM - MARK, 1) };
}

void
sv_chart_line_paint (cairo_t *cr, const SvTheme *theme, double w, double h, gconstpointer line)
{
  Plot plot = make_plot (line, w, h);

  plot.cr = cr;
  plot.theme = theme;
  paint_grid (&plot);
  paint_periods (&plot);
  for (int side = 1; side >= 0; side--)
    paint_side (&plot, side);
  paint_goals (&plot);
  paint_keys (&plot);
  paint_names (&plot);
}

int
sv_chart_line_key_at (const SvChartLine *line, double w, double px)
{
  const Plot plot = make_plot (line, w, 0);
  double nearest = 2 * KEY;
  int key = -1;

  for (unsigned i = 0; i < line->n_keys; i++)
    if (fabs (at_x (&plot, line->keys[i]) - px) < nearest) {
      nearest = fabs (at_x (&plot, line->keys[i]) - px);
      key = (int)i;
    }
  return key;
}
