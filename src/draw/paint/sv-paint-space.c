/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sv-paint-private.h"

#include <math.h>

/* An area is larger than the figurine on it and is marked inside its outline. A disc is smaller: its
 * marks lie round it, so that they are seen beside whoever stands there. */

enum { MAX_CORNERS = 64 };

/* Radii of a disc. */
static const double DISC_GLOW = 1.66;
static const double DISC_BEADS = 1.3;
static const double DISC_BRACKETS = 1.55;
static const double DISC_FOCUS = 1.42;
static const double DISC_REACH = 1.8;

/* Radii of an area's landing place. */
static const double LANDING_RING = 1.22;
static const double LANDING_DISC = 0.92;
static const double LANDING_REACH = 1.1;

/* The outline of a space in pixels, clockwise on the screen or not; n is 0 for a disc. */
typedef struct {
  unsigned n;
  double x[MAX_CORNERS], y[MAX_CORNERS];
  double cx, cy; /* where a piece stands */
  double unit;   /* of the widths of lines, in pixels */
  double radius; /* of a disc, in pixels */
} Shape;

static void
read_shape (const SvBoard *board, const SvFit *fit, int index, Shape *shape)
{
  const SvSpace *space = &board->spaces[index];

  shape->n = MIN (space->n_outline, MAX_CORNERS);
  shape->radius = (double)board->radius * fit->scale;
  shape->unit = sv_fit_line_unit (fit, board);
  sv_fit_to_pixels (fit, board, (double)space->x, (double)space->y, &shape->cx, &shape->cy);
  for (unsigned i = 0; i < shape->n; i++)
    sv_fit_to_pixels (fit, board, (double)space->outline[i].x, (double)space->outline[i].y,
                      &shape->x[i], &shape->y[i]);
}

/* 1 if the corners follow each other clockwise on the screen, else -1. */
static double
turning (const Shape *shape)
{
  double area = 0;

  for (unsigned i = 0; i < shape->n; i++) {
    const unsigned k = (i + 1) % shape->n;
    area += shape->x[i] * shape->y[k] - shape->x[k] * shape->y[i];
  }
  return area > 0 ? 1 : -1;
}

/* The same outline drawn in by `by` pixels on all sides. */
static void
shrink (const Shape *shape, double by, Shape *out)
{
  const double turn = turning (shape);

  *out = *shape;
  out->radius = MAX (shape->radius - by, 0);
  for (unsigned i = 0; i < shape->n; i++) {
    const unsigned before = (i + shape->n - 1) % shape->n;
    const unsigned after = (i + 1) % shape->n;
    const double ax = shape->x[i] - shape->x[before], ay = shape->y[i] - shape->y[before];
    const double bx = shape->x[after] - shape->x[i], by_ = shape->y[after] - shape->y[i];
    const double la = MAX (hypot (ax, ay), 1e-9), lb = MAX (hypot (bx, by_), 1e-9);
    /* Inward normals of the edges that meet in this corner. */
    const double nx1 = -ay / la * turn, ny1 = ax / la * turn;
    const double nx2 = -by_ / lb * turn, ny2 = bx / lb * turn;
    const double share = MAX (1 + nx1 * nx2 + ny1 * ny2, 0.2);
    out->x[i] += (nx1 + nx2) / share * by;
    out->y[i] += (ny1 + ny2) / share * by;
  }
}

/* Whether corner i points outward. */
static bool
is_convex (const Shape *shape, unsigned i)
{
  const unsigned before = (i + shape->n - 1) % shape->n;
  const unsigned after = (i + 1) % shape->n;
  const double ax = shape->x[i] - shape->x[before], ay = shape->y[i] - shape->y[before];
  const double bx = shape->x[after] - shape->x[i], by = shape->y[after] - shape->y[i];

  return (ax * by - ay * bx) * turning (shape) > 0;
}

/* The outline as the current path, its corners rounded. */
static void
trace (cairo_t *cr, const Shape *shape, double rounding)
{
  cairo_new_path (cr);
  if (shape->n == 0) {
    cairo_arc (cr, shape->cx, shape->cy, shape->radius, 0, 2 * G_PI);
    return;
  }
  for (unsigned i = 0; i < shape->n; i++) {
    const unsigned before = (i + shape->n - 1) % shape->n;
    const unsigned after = (i + 1) % shape->n;
    const double ax = shape->x[before] - shape->x[i], ay = shape->y[before] - shape->y[i];
    const double bx = shape->x[after] - shape->x[i], by = shape->y[after] - shape->y[i];
    const double la = MAX (hypot (ax, ay), 1e-9), lb = MAX (hypot (bx, by), 1e-9);
    const double r = MIN (rounding, MIN (la, lb) / 2);
    const double x1 = shape->x[i] + ax / la * r, y1 = shape->y[i] + ay / la * r;
    const double x2 = shape->x[i] + bx / lb * r, y2 = shape->y[i] + by / lb * r;

    cairo_line_to (cr, x1, y1);
    cairo_curve_to (cr, (x1 + 2 * shape->x[i]) / 3, (y1 + 2 * shape->y[i]) / 3,
                    (x2 + 2 * shape->x[i]) / 3, (y2 + 2 * shape->y[i]) / 3, x2, y2);
  }
  cairo_close_path (cr);
}

/* Stroke the current path twice, so that it shows on light and on dark; keeps nothing. */
static void
stroke_edged (cairo_t *cr, SvColour colour, SvColour edge, double width, double rim)
{
  cairo_set_line_width (cr, width + 2 * rim);
  sv_set_source (cr, edge);
  cairo_stroke_preserve (cr);
  cairo_set_line_width (cr, width);
  sv_set_source (cr, colour);
  cairo_stroke (cr);
}

/* Light round a disc, in rings: a gradient would cost four times as much. */
static void
paint_disc_glow (cairo_t *cr, const Shape *shape, SvColour glow, double strength)
{
  for (unsigned i = 0; i < 4; i++) {
    const double share = DISC_GLOW - 0.15 * i;
    cairo_new_path (cr);
    cairo_arc (cr, shape->cx, shape->cy, shape->radius * share, 0, 2 * G_PI);
    sv_set_source (cr, sv_colour_alpha (glow, MIN (0.13 * strength, 1)));
    cairo_fill (cr);
  }
}

/* Light from the floor: strongest where the piece will stand, and along the lines. */
static void
paint_area_glow (cairo_t *cr, const Shape *shape, SvColour glow, SvColour rim, double strength)
{
  /* The gradient only where it is seen: it costs ten times as much as the same area flat. */
  const double reach = shape->radius * 1.9;
  cairo_pattern_t *light =
      cairo_pattern_create_radial (shape->cx, shape->cy, 0, shape->cx, shape->cy, reach);

  trace (cr, shape, 0.5 * shape->unit);
  sv_set_source (cr, sv_colour_alpha (glow, 0.30 * strength));
  cairo_fill (cr);
  cairo_pattern_add_color_stop_rgba (light, 0, glow.r, glow.g, glow.b, 0.5 * strength);
  cairo_pattern_add_color_stop_rgba (light, 0.45, glow.r, glow.g, glow.b, 0.22 * strength);
  cairo_pattern_add_color_stop_rgba (light, 1, glow.r, glow.g, glow.b, 0);
  cairo_set_source (cr, light);
  cairo_arc (cr, shape->cx, shape->cy, reach, 0, 2 * G_PI);
  cairo_fill (cr);
  cairo_pattern_destroy (light);

  /* A soft edge: strokes that overlap, each further inside and fainter. No clip, which would
   * cost more than all of them. */
  const double step = 0.17 * shape->unit;
  for (unsigned i = 0; i < 5; i++) {
    Shape inner;
    shrink (shape, (i + 1) * step, &inner);
    trace (cr, &inner, 0.5 * shape->unit);
    cairo_set_line_width (cr, 2 * step);
    sv_set_source (cr, sv_colour_alpha (rim, (0.26 - 0.05 * i) * strength));
    cairo_stroke (cr);
  }
}

static void
paint_glow (cairo_t *cr, const Shape *shape, SvColour glow, SvColour rim, double strength)
{
  if (shape->n == 0)
    paint_disc_glow (cr, shape, glow, strength);
  else
    paint_area_glow (cr, shape, glow, rim, strength);
}

static double
ring_radius (const Shape *shape)
{
  return shape->radius * (shape->n == 0 ? DISC_BEADS : LANDING_RING);
}

/* Beads round the landing place. */
static void
paint_beads (cairo_t *cr, const Shape *shape, SvColour colour, SvColour edge, bool large)
{
  const double r = ring_radius (shape);
  const unsigned n = 16;
  const double bead = r * (large ? 0.21 : 0.16);

  for (unsigned pass = 0; pass < 2; pass++) {
    const double size = pass == 0 ? bead * 1.45 : bead;
    sv_set_source (cr, pass == 0 ? edge : colour);
    cairo_new_path (cr);
    for (unsigned i = 0; i < n; i++) {
      const double angle = 2 * G_PI * (i + 0.5) / n;
      cairo_new_sub_path (cr);
      cairo_arc (cr, shape->cx + r * cos (angle), shape->cy + r * sin (angle),
                 size / 2 * (i % 2 == 0 ? 1.25 : 0.85), 0, 2 * G_PI);
    }
    cairo_fill (cr);
  }
}

/* There, colours stay what they are: lines tell, not tints. */
static bool
is_high_contrast (const SvTheme *theme)
{
  return theme->scheme == SV_SCHEME_CONTRAST || theme->scheme == SV_SCHEME_CONTRAST_DARK;
}

/* The disc itself takes the colour; a firm ring under the beads shows beside a figurine. */
static void
paint_target_disc (cairo_t *cr, const Shape *shape, const SvTheme *theme, bool hover)
{
  const double line = MAX (0.16 * shape->unit, 1.2);
  const double strength = is_high_contrast (theme) ? 0.5 : 1;

  paint_glow (cr, shape, theme->target_light, theme->target, strength * (hover ? 1.7 : 1.3));
  trace (cr, shape, 0);
  sv_set_source (cr, sv_colour_alpha (theme->target, hover ? 0.55 : 0.28));
  cairo_fill (cr);
  cairo_new_path (cr);
  cairo_arc (cr, shape->cx, shape->cy, ring_radius (shape), 0, 2 * G_PI);
  stroke_edged (cr, theme->target, theme->target_edge, hover ? 3 * line : line, line * 0.7);
  paint_beads (cr, shape, theme->target, theme->target_edge, hover);
}

static void
paint_target (cairo_t *cr, const Shape *shape, const SvTheme *theme)
{
  Shape inner;
  const double line = MAX (0.13 * shape->unit, 1.2);

  paint_glow (cr, shape, theme->target_light, theme->target, is_high_contrast (theme) ? 0.5 : 1);
  shrink (shape, MAX (0.36 * shape->unit, 2.5), &inner);
  trace (cr, &inner, 0.6 * shape->unit);
  stroke_edged (cr, theme->target, theme->target_edge, line, line * 0.6);
  paint_beads (cr, shape, theme->target, theme->target_edge, false);
}

/* The pointer on an area that may be chosen fills only where the piece will stand: an area is
 * large, and to paint all of it anew for each step of the pointer costs more than all the rest. */
static void
paint_landing (cairo_t *cr, const Shape *shape, const SvTheme *theme)
{
  const double line = MAX (0.2 * shape->unit, 2);

  cairo_new_path (cr);
  cairo_arc (cr, shape->cx, shape->cy, shape->radius * LANDING_DISC, 0, 2 * G_PI);
  sv_set_source (cr, sv_colour_alpha (theme->target, 0.5));
  cairo_fill_preserve (cr);
  stroke_edged (cr, theme->target, theme->target_edge, line, line * 0.6);
}

/* Brackets in the corners, as round a photograph in an album. */
static void
paint_last (cairo_t *cr, const Shape *shape, const SvTheme *theme)
{
  Shape inner;
  const double arm = 0.9 * shape->unit;
  const double line = MAX (0.17 * shape->unit, 1.6);

  shrink (shape, MAX (0.42 * shape->unit, 3.5), &inner);
  cairo_new_path (cr);
  for (unsigned i = 0; inner.n == 0 && i < 4; i++) {
    const double angle = G_PI_4 + i * G_PI_2;
    cairo_new_sub_path (cr);
    cairo_arc (cr, inner.cx, inner.cy, shape->radius * DISC_BRACKETS, angle - 0.42, angle + 0.42);
  }
  for (unsigned i = 0; i < inner.n; i++) {
    const unsigned near[2] = { (i + inner.n - 1) % inner.n, (i + 1) % inner.n };
    double x[2], y[2];
    if (!is_convex (&inner, i))
      continue;
    for (unsigned k = 0; k < 2; k++) {
      const double dx = inner.x[near[k]] - inner.x[i], dy = inner.y[near[k]] - inner.y[i];
      const double length = MAX (hypot (dx, dy), 1e-9);
      const double part = MIN (arm, length * 0.4) / length;
      x[k] = inner.x[i] + dx * part;
      y[k] = inner.y[i] + dy * part;
    }
    cairo_move_to (cr, x[0], y[0]);
    cairo_line_to (cr, inner.x[i], inner.y[i]);
    cairo_line_to (cr, x[1], y[1]);
  }
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_ROUND);
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  stroke_edged (cr, theme->last, theme->target_edge, line, MAX (line * 0.35, 1));
}

static void
paint_refused (cairo_t *cr, const Shape *shape, const SvTheme *theme)
{
  const double r = shape->radius * (shape->n == 0 ? 1.05 : 0.92);
  const double line = MAX (0.34 * shape->unit, 2.5);

  cairo_save (cr);
  trace (cr, shape, 0.5 * shape->unit);
  cairo_clip_preserve (cr);
  sv_set_source (cr, sv_colour_alpha (theme->refused, 0.22));
  cairo_fill (cr);
  cairo_restore (cr);
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_ROUND);
  cairo_new_path (cr);
  cairo_move_to (cr, shape->cx - r, shape->cy - r);
  cairo_line_to (cr, shape->cx + r, shape->cy + r);
  cairo_move_to (cr, shape->cx + r, shape->cy - r);
  cairo_line_to (cr, shape->cx - r, shape->cy + r);
  stroke_edged (cr, theme->refused, theme->target_edge, line, line * 0.35);
}

static void
paint_focus (cairo_t *cr, const Shape *shape, const SvTheme *theme)
{
  Shape inner;
  const double line = MAX (0.16 * shape->unit, 2);

  shrink (shape, line * 1.5, &inner);
  if (inner.n == 0)
    inner.radius = shape->radius * DISC_FOCUS;
  trace (cr, &inner, 0.5 * shape->unit);
  stroke_edged (cr, theme->focus, theme->focus_edge, line, MAX (line * 0.6, 1.5));
}

double
sv_fit_space_reach (const SvFit *fit, const SvBoard *board, int space)
{
  g_return_val_if_fail (space >= 0 && space < board->n_spaces, 0);

  if (board->spaces[space].n_outline > 0)
    return 0;
  return (DISC_REACH - 1) * (double)board->radius * fit->scale;
}

double
sv_fit_landing_reach (const SvFit *fit, const SvBoard *board)
{
  return LANDING_REACH * (double)board->radius * fit->scale;
}

void
sv_paint_space (SvPainter *self, cairo_t *cr, const SvFit *fit, int space, unsigned look)
{
  g_return_if_fail (self != NULL && self->board != NULL && fit != NULL);
  g_return_if_fail (space >= 0 && space < self->board->n_spaces);

  Shape shape;
  const SvTheme *theme = &self->theme;
  const bool hover = (look & SV_LOOK_HOVER) != 0;

  read_shape (self->board, fit, space, &shape);
  cairo_save (cr);
  if ((look & SV_LOOK_TARGET) && shape.n == 0)
    paint_target_disc (cr, &shape, theme, hover);
  else if (look & SV_LOOK_TARGET)
    paint_target (cr, &shape, theme);
  else if (hover)
    paint_glow (cr, &shape, theme->target_light, theme->target_light,
                is_high_contrast (theme) ? 0.25 : 0.5);
  if (look & SV_LOOK_LAST)
    paint_last (cr, &shape, theme);
  if (look & SV_LOOK_REFUSED)
    paint_refused (cr, &shape, theme);
  if (look & SV_LOOK_FOCUS)
    paint_focus (cr, &shape, theme);
  if ((look & (SV_LOOK_TARGET | SV_LOOK_HOVER | SV_LOOK_REFUSED)) != 0)
    sv_paint_letter (self, cr, fit, space);
  if (shape.n > 0 && ((look & SV_LOOK_LANDING) || ((look & SV_LOOK_TARGET) && hover)))
    paint_landing (cr, &shape, theme);
  cairo_restore (cr);
}
