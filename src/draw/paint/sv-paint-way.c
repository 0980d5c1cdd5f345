/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sv-paint-way.h"

#include "sv-paint-shape.h"
#include "sv-paint-text.h"

#include <math.h>
#include <pango/pango.h>

enum { PIECES_OF_CURVE = 12, MAX_POINTS = SV_MAX_TRAIL * PIECES_OF_CURVE + 1 };

/* Sizes and offsets of the labels, in radii of a piece. */
static const double COIN = 0.52, COIN_RIGHT = 0.95, COIN_UP = 1.0;
static const double COIN_LEAST = 7.5; /* least radius of the coin, in pixels */
static const double ODDS_DOWN = 1.18, ODDS_REACH = 2.1;
static const double RISK_RING = 1.45;

/* Text on a plate: its size in radii of a piece, and the least and largest size in pixels, so that
 * it is read from across a room and covers little. */
static const double PLATE_SIZE = 1.15, PLATE_LEAST = 15, PLATE_MOST = 26;
/* Parts of a plate, in sizes of its text. */
static const double PLATE_LETTER = 0.62, PLATE_LINE = 1.3, PLATE_ROOM = 0.45, PLATE_PIE = 1.15;
static const double PLATE_SMALL = 0.85; /* size of the second line */
static const double REACH = 0.8; /* how far a route is painted to either side of its middle line */

static const SvColour DARK = { 0.1, 0.09, 0.08, 1 };
static const SvColour LIGHT = { 1, 1, 1, 1 };

/* A route in pixels, as a polyline of many short segments. */
typedef struct {
  unsigned n;
  double x[MAX_POINTS], y[MAX_POINTS];
  double along[MAX_POINTS]; /* distance of each point from the first, along the line */
} Line;

static void
add_point (Line *line, double x, double y)
{
  const unsigned i = line->n;

  if (i == MAX_POINTS)
    return;
  line->x[i] = x;
  line->y[i] = y;
  line->along[i] = i == 0 ? 0 : line->along[i - 1] + hypot (x - line->x[i - 1], y - line->y[i - 1]);
  line->n++;
}

const SvEdge *
sv_way_edge (const SvBoard *board, int a, int b)
{
  for (unsigned i = 0; i < board->n_edges; i++) {
    const SvEdge *edge = &board->edges[i];
    if ((edge->a == a && edge->b == b) || (edge->a == b && edge->b == a))
      return edge;
  }
  return NULL;
}

static void
add_leg (Line *line, const SvFit *fit, int from, int to)
{
  const SvSpace *a = &fit->board->spaces[from], *b = &fit->board->spaces[to];
  const SvEdge *edge = sv_way_edge (fit->board, from, to);
  double x, y;

  for (unsigned i = 1; edge != NULL && i < PIECES_OF_CURVE; i++) {
    const double t = (double)i / PIECES_OF_CURVE, u = 1 - t;
    sv_fit_to_pixels (
        fit, u * u * (double)a->x + 2 * u * t * (double)edge->cx + t * t * (double)b->x,
        u * u * (double)a->y + 2 * u * t * (double)edge->cy + t * t * (double)b->y, &x, &y);
    add_point (line, x, y);
  }
  sv_fit_space (fit, to, &x, &y);
  add_point (line, x, y);
}

static void
read_line (Line *line, const SvFit *fit, const int16_t *spaces, unsigned n)
{
  double x, y;

  line->n = 0;
  for (unsigned i = 0; i < MIN (n, SV_MAX_TRAIL); i++) {
    g_return_if_fail (spaces[i] >= 0 && spaces[i] < fit->board->n_spaces);
    if (i > 0) {
      add_leg (line, fit, spaces[i - 1], spaces[i]);
      continue;
    }
    sv_fit_space (fit, spaces[0], &x, &y);
    add_point (line, x, y);
  }
}

static double
length_of (const Line *line)
{
  return line->n > 0 ? line->along[line->n - 1] : 0;
}

/* Get the point at the distance @along from the start, and the direction of the line there. */
static void
point_at (const Line *line, double along, double *x, double *y, double *angle)
{
  unsigned i = 1;

  while (i < line->n - 1 && line->along[i] < along)
    i++;
  const double piece = MAX (line->along[i] - line->along[i - 1], 1e-9);
  const double t = CLAMP ((along - line->along[i - 1]) / piece, 0.0, 1.0);
  *x = line->x[i - 1] + t * (line->x[i] - line->x[i - 1]);
  *y = line->y[i - 1] + t * (line->y[i] - line->y[i - 1]);
  *angle = atan2 (line->y[i] - line->y[i - 1], line->x[i] - line->x[i - 1]);
}

/* Make the part of the line between two distances the current path. */
static void
trace_part (cairo_t *cr, const Line *line, double from, double to)
{
  double x, y, angle;

  cairo_new_path (cr);
  point_at (line, from, &x, &y, &angle);
  cairo_move_to (cr, x, y);
  for (unsigned i = 0; i < line->n; i++)
    if (line->along[i] > from && line->along[i] < to)
      cairo_line_to (cr, line->x[i], line->y[i]);
  point_at (line, to, &x, &y, &angle);
  cairo_line_to (cr, x, y);
}

/* Add an arrowhead to the path, with its tip at the distance @along from the start. */
static void
trace_head (cairo_t *cr, const Line *line, double along, double size)
{
  double x, y, angle, dummy_x, dummy_y;

  point_at (line, along, &x, &y, &angle);
  /* The direction of the arrowhead is averaged over its length, since the last segment may bend. */
  point_at (line, MAX (along - size, 0), &dummy_x, &dummy_y, &angle);
  angle = atan2 (y - dummy_y, x - dummy_x);
  cairo_save (cr);
  cairo_translate (cr, x, y);
  cairo_rotate (cr, angle);
  cairo_move_to (cr, 0, 0);
  cairo_line_to (cr, -size, -0.6 * size);
  cairo_line_to (cr, -0.7 * size, 0);
  cairo_line_to (cr, -size, 0.6 * size);
  cairo_close_path (cr);
  cairo_restore (cr);
}

/* Return the colour of a team's ways; white for no team. */
static SvColour
colour_of (const SvPainter *self, int side)
{
  return side < 0 ? LIGHT : self->theme.kit[side == 1].shirt;
}

static void
paint_flight (SvPainter *self,
              cairo_t *cr,
              const SvFit *fit,
              const Line *line,
              int side,
              const int16_t *spaces,
              unsigned n)
{
  const double r = (double)self->board->radius * fit->scale, rim = MAX (0.1 * r, 1.4);
  const double end = length_of (line), head = MIN (1.05 * r, end * 0.6);
  const double width = MAX (0.3 * r, 4);
  const SvColour colour = colour_of (self, side), edge = sv_colour_rim (colour);

  if (line->n > 1) {
    trace_part (cr, line, 0, end - head * 0.6);
    sv_stroke_edged (cr, colour, sv_colour_alpha (edge, 0.8), width, rim);
  }
  cairo_new_path (cr);
  for (unsigned i = 0; i < n; i++) {
    double x, y;
    sv_fit_space (fit, spaces[i], &x, &y);
    cairo_new_sub_path (cr);
    if (i + 1 < n || n == 1)
      sv_path_circle (cr, x, y, 0.3 * r);
  }
  if (line->n > 1)
    trace_head (cr, line, end, head);
  sv_fill_edged (cr, colour, sv_colour_alpha (edge, 0.9), rim);
}

static void
paint_steps (SvPainter *self, cairo_t *cr, const SvFit *fit, const Line *line, int side)
{
  const double r = (double)self->board->radius * fit->scale, rim = MAX (0.07 * r, 1);
  const double head = 0.8 * r, end = length_of (line) - 0.5 * r;
  const double bead = MAX (0.17 * r, 1.5), step = 2.9 * bead;
  const SvColour shirt = colour_of (self, side), edge = sv_colour_rim (shirt);

  cairo_new_path (cr);
  for (double along = 0.9 * r; along < end - head; along += step) {
    double x, y, angle;
    point_at (line, along, &x, &y, &angle);
    sv_path_circle (cr, x, y, bead);
  }
  if (end > head)
    trace_head (cr, line, end, head);
  sv_fill_edged (cr, shirt, edge, rim);
}

static void
paint_push (SvPainter *self, cairo_t *cr, const SvFit *fit, const Line *line)
{
  const SvTheme *theme = &self->theme;
  const double r = (double)self->board->radius * fit->scale, rim = MAX (0.09 * r, 1);
  const double head = 1.05 * r, end = length_of (line) - 0.35 * r;
  const double from = MIN (0.85 * r, end * 0.4), width = 0.46 * r;

  if (end < head * 0.6)
    return;
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_BUTT);
  trace_part (cr, line, from, MAX (end - head * 0.75, from));
  sv_stroke (cr, DARK, width + 2 * rim);
  cairo_new_path (cr);
  trace_head (cr, line, end, head);
  sv_fill_edged (cr, theme->attacker, DARK, rim);
  trace_part (cr, line, from + rim, MAX (end - head * 0.7, from + rim));
  sv_stroke (cr, theme->attacker, width);
}

void
sv_paint_way (SvPainter *self,
              cairo_t *cr,
              const SvFit *fit,
              SvWayKind kind,
              int side,
              const int16_t *spaces,
              unsigned n)
{
  g_return_if_fail (self->board != NULL);

  Line line;

  n = MIN (n, SV_MAX_TRAIL);
  read_line (&line, fit, spaces, n);
  if (line.n == 0 || (line.n < 2 && kind != SV_WAY_BALL))
    return;
  cairo_save (cr);
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_ROUND);
  if (kind == SV_WAY_BALL)
    paint_flight (self, cr, fit, &line, side, spaces, n);
  else if (kind == SV_WAY_STEPS)
    paint_steps (self, cr, fit, &line, side);
  else
    paint_push (self, cr, fit, &line);
  cairo_restore (cr);
}

void
sv_fit_way_box (
    const SvFit *fit, const int16_t *spaces, unsigned n, double *x, double *y, double *w, double *h)
{
  Line line;
  const double room = REACH * (double)fit->board->radius * fit->scale + 2;

  read_line (&line, fit, spaces, n);
  *x = *y = *w = *h = 0;
  for (unsigned i = 0; i < line.n; i++) {
    const double right = MAX (i > 0 ? *x + *w : line.x[0], line.x[i] + room);
    const double bottom = MAX (i > 0 ? *y + *h : line.y[0], line.y[i] + room);
    *x = MIN (i > 0 ? *x : line.x[0], line.x[i] - room);
    *y = MIN (i > 0 ? *y : line.y[0], line.y[i] - room);
    *w = right - *x;
    *h = bottom - *y;
  }
}

void
sv_paint_pass (SvPainter *self, cairo_t *cr, const SvFit *fit, int space, unsigned number, int side)
{
  g_return_if_fail (self->board != NULL);
  g_return_if_fail (space >= 0 && space < self->board->n_spaces);

  const SvKit *kit = &self->theme.kit[side == 1];
  const double unit = (double)self->board->radius * fit->scale;
  const double r = MAX (COIN * unit, COIN_LEAST);
  const SvTextStyle style = {
    .size = 1.5 * r, .weight = PANGO_WEIGHT_HEAVY, .align = 0.5, .least = r, .colour = kit->text
  };
  char text[8];
  double x, y;

  if (number == 0)
    return;
  sv_fit_space (fit, space, &x, &y);
  x += COIN_RIGHT * unit;
  y -= COIN_UP * unit;
  cairo_save (cr);
  sv_path_circle (cr, x, y, r - MAX (0.12 * r, 1));
  sv_fill_edged (cr, kit->shirt, kit->text, MAX (0.12 * r, 1));
  cairo_restore (cr);
  g_snprintf (text, sizeof text, "%u", MIN (number, 99));
  sv_paint_text (cr, text, &style, x - 2 * r, y, 4 * r);
}

/* Show odds as a pie. */
static void
paint_pie (cairo_t *cr, double x, double y, double r, double share, SvColour part, SvColour whole)
{
  sv_path_circle (cr, x, y, r);
  sv_fill (cr, whole);
  cairo_move_to (cr, x, y);
  cairo_arc (cr, x, y, r, -G_PI_2, -G_PI_2 + 2 * G_PI * CLAMP (share, 0, 1));
  cairo_close_path (cr);
  sv_fill (cr, part);
}

/* Return the width of a text in a bold font, about. */
static double
width_of (const char *text, double size)
{
  return PLATE_LETTER * size * (double)g_utf8_strlen (text, -1);
}

void
sv_paint_odds (SvPainter *self,
               cairo_t *cr,
               const SvFit *fit,
               int space,
               unsigned odds,
               unsigned of,
               const char *text)
{
  g_return_if_fail (self->board != NULL);
  g_return_if_fail (space >= 0 && space < self->board->n_spaces);

  const SvTheme *theme = &self->theme;
  const double unit = (double)self->board->radius * fit->scale;
  const double h = MAX (0.86 * unit, 13);
  const double w = MIN (1.2 * h + width_of (text, 0.78 * h), 2 * ODDS_REACH * unit - 2);
  const SvTextStyle style = { .size = 0.78 * h,
                              .least = 0.5 * h,
                              .weight = PANGO_WEIGHT_BOLD,
                              .align = 0.5,
                              .colour = theme->ink };
  double x, y;

  if (of == 0)
    return;
  sv_fit_space (fit, space, &x, &y);
  y += ODDS_DOWN * unit;
  cairo_save (cr);
  cairo_new_path (cr);
  sv_path_rounded (cr, x - w / 2, y - h / 2, w, h, h / 2);
  sv_fill_edged (cr, theme->paper, theme->ink, MAX (0.07 * h, 1));
  paint_pie (cr, x - w / 2 + 0.5 * h, y, 0.3 * h, (double)odds / of, theme->target, theme->line);
  cairo_restore (cr);
  sv_paint_text (cr, text, &style, x - w / 2 + 0.85 * h, y, w - 1.05 * h);
}

double
sv_paint_odds_reach (const SvFit *fit)
{
  return ODDS_REACH * (double)fit->board->radius * fit->scale + 15;
}

void
sv_paint_risk (SvPainter *self,
               cairo_t *cr,
               const SvFit *fit,
               int space,
               unsigned odds,
               unsigned of,
               const char *text)
{
  const SvTheme *theme = &self->theme;
  const double unit = (double)self->board->radius * fit->scale, line = MAX (0.16 * unit, 2.5);
  double x, y;

  sv_fit_space (fit, space, &x, &y);
  cairo_save (cr);
  cairo_new_path (cr);
  sv_path_circle (cr, x, y, RISK_RING * unit);
  sv_stroke_edged (cr, theme->refused, theme->target_edge, line, MAX (0.4 * line, 1));
  cairo_restore (cr);
  sv_paint_odds (self, cr, fit, space, odds, of, text);
}

/* --- The plate at the pointer --- */

static double
plate_text (const SvFit *fit)
{
  return CLAMP (PLATE_SIZE * (double)fit->board->radius * fit->scale, PLATE_LEAST, PLATE_MOST);
}

static bool
has_chance (const SvPlate *plate)
{
  return plate->chance != NULL;
}

void
sv_plate_size (const SvFit *fit, const SvPlate *plate, double *w, double *h)
{
  const double size = plate_text (fit);
  const double first = has_chance (plate) ? PLATE_PIE * size + width_of (plate->chance, size) : 0;
  const double second = plate->left != NULL ? width_of (plate->left, PLATE_SMALL * size) : 0;

  *w = ceil (MAX (first, second) + 2 * PLATE_ROOM * size);
  *h = ceil ((has_chance (plate) + (plate->left != NULL)) * PLATE_LINE * size + PLATE_ROOM * size);
}

void
sv_paint_plate (
    SvPainter *self, cairo_t *cr, const SvFit *fit, const SvPlate *plate, double x, double y)
{
  const SvKit *kit = &self->theme.kit[plate->side == 1];
  const double size = plate_text (fit), rim = MAX (0.08 * size, 1.5);
  SvTextStyle style = { .size = size,
                        .least = 0.6 * size,
                        .weight = PANGO_WEIGHT_HEAVY,
                        .align = 0.5,
                        .colour = kit->text };
  double w, h, left = x + PLATE_ROOM * size, line = y + (PLATE_LINE + PLATE_ROOM) / 2 * size;

  sv_plate_size (fit, plate, &w, &h);
  const double room = w - 2 * PLATE_ROOM * size;
  cairo_save (cr);
  cairo_new_path (cr);
  sv_path_rounded (cr, x + rim, y + rim, w - 2 * rim, h - 2 * rim, 0.4 * size);
  sv_fill_edged (cr, kit->shirt, kit->text, rim / 2);
  if (has_chance (plate)) {
    paint_pie (cr, left + 0.45 * size, line, 0.45 * size, plate->share, kit->text,
               sv_colour_alpha (kit->text, 0.35));
    sv_paint_text (cr, plate->chance, &style, left + PLATE_PIE * size, line,
                   room - PLATE_PIE * size);
    line += PLATE_LINE * size;
  }
  style.size = PLATE_SMALL * size;
  if (plate->left != NULL)
    sv_paint_text (cr, plate->left, &style, left, line, room);
  cairo_restore (cr);
}
