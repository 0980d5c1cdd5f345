/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sv-paint.h"

#include "sv-drawing.h"
#include "sv-paint-shape.h"
#include "sv-paint-text.h"
#include "sv-paint-web.h"

#include <math.h>
#include <pango/pango.h>
#include <string.h>

static const double LETTER_SIZE = 1.2667; /* size of an area's letter, in radii of a piece */
/* Least distance from the letter's centre to the lines of its area. */
static const double LETTER_ROOM = 0.9333;
static const double LETTER_LEAST = 11; /* least size of an area's letter in pixels */
static const double DISC_SIZE = 0.72;  /* size of the label of a disc, in radii */
/* Size of the label of an area that is too small for a letter. */
static const double SMALL_SIZE = 0.52;
static const double TARGET_SIZE =
    0.42; /* size of the label of an area on a board seen from the side, in heights of the area */
static const double SMALL_LEAST = 7; /* smaller labels, in pixels, are not painted */
/* Radius around the middle of the board that letters avoid, as a share of the shorter side: games
 * usually have a circle there. */
static const double MIDDLE_ROOM = 0.165;

SvPainter *
sv_painter_new (const SvBoard *board, const SvTheme *theme)
{
  SvPainter *self = g_new0 (SvPainter, 1);
  self->board = board;
  self->theme = *theme;
  self->letters = self->labels = true;
  self->figures =
      g_hash_table_new_full (g_str_hash, g_str_equal, g_free, (GDestroyNotify)g_ptr_array_unref);
  return self;
}

void
sv_painter_free (SvPainter *self)
{
  if (self == NULL)
    return;
  g_free (self->letter_places);
  g_hash_table_unref (self->figures);
  g_free (self);
}

void
sv_painter_set_theme (SvPainter *self, const SvTheme *theme)
{
  self->theme = *theme;
  g_hash_table_remove_all (self->figures);
  self->figure_bytes = 0;
}

/* Change the coordinates of @cr to board units. */
static void
apply_fit (const SvFit *fit, cairo_t *cr)
{
  cairo_matrix_t matrix;
  double x0, y0, x1, y1, x2, y2;

  sv_fit_to_pixels (fit, 0, 0, &x0, &y0);
  sv_fit_to_pixels (fit, 1, 0, &x1, &y1);
  sv_fit_to_pixels (fit, 0, 1, &x2, &y2);
  cairo_matrix_init (&matrix, x1 - x0, y1 - y0, x2 - x0, y2 - y0, x0, y0);
  cairo_transform (cr, &matrix);
}

/* Load the drawing of the board in the colours of the scheme, or NULL. It is not cached: a loaded
 * drawing takes a third of the memory of its pixels, and loading takes only a tenth of the time of
 * painting. Free with g_object_unref (). */
static RsvgHandle *
load_pitch (SvPainter *self)
{
  g_autofree char *path = g_strdup_printf ("boards/%s.svg", self->board->id);
  g_autofree char *css = sv_drawing_style (&self->theme);

  RsvgHandle *drawing = sv_drawing_load (path, NULL, css);
  if (drawing != NULL || self->board->n_edges == 0)
    return drawing;
  g_autofree char *text = sv_web_drawing (self->board);
  return sv_drawing_read (self->board->id, text, strlen (text), NULL, css);
}

/* Paint a board that has neither a drawing nor lines between its spaces. */
static void
paint_plain_pitch (SvPainter *self, cairo_t *cr)
{
  const SvBoard *board = self->board;
  const double margin = (double)board->margin;
  const SvColour line = sv_colour_alpha (self->theme.letter, 0.6);

  sv_path_rounded (cr, -margin, -margin, (double)board->w + 2 * margin,
                   (double)board->h + 2 * margin, margin / 2);
  sv_fill (cr, self->theme.floor);
  sv_set_source (cr, line);
  cairo_set_line_width (cr, (double)board->radius * 0.1);
  cairo_rectangle (cr, 0, 0, (double)board->w, (double)board->h);
  cairo_stroke (cr);

  for (unsigned i = 0; i < board->n_spaces; i++) {
    const SvSpace *space = &board->spaces[i];
    if (space->n_outline == 0) {
      sv_path_circle (cr, (double)space->x, (double)space->y, (double)board->radius);
    }
    for (unsigned k = 0; k < space->n_outline; k++)
      cairo_line_to (cr, (double)space->outline[k].x, (double)space->outline[k].y);
    cairo_close_path (cr);
    sv_set_source (cr, sv_colour_alpha (line, 0.12));
    cairo_fill_preserve (cr);
    sv_set_source (cr, line);
    cairo_stroke (cr);
  }
}

static double
squared_distance_to_segment (double x, double y, SvPoint a, SvPoint b)
{
  const double ax = (double)a.x, ay = (double)a.y;
  const double dx = (double)b.x - ax, dy = (double)b.y - ay;
  const double length = dx * dx + dy * dy;
  const double t = length > 0 ? CLAMP (((x - ax) * dx + (y - ay) * dy) / length, 0.0, 1.0) : 0.0;
  const double rest_x = x - ax - t * dx, rest_y = y - ay - t * dy;

  return rest_x * rest_x + rest_y * rest_y;
}

/* Return whether a point is inside an area and at least @room away from its lines. */
static bool
is_deep_inside (const SvSpace *space, double x, double y, double room)
{
  bool inside = false;

  for (unsigned i = 0; i < space->n_outline; i++) {
    const SvPoint a = space->outline[i];
    const SvPoint b = space->outline[(i + 1) % space->n_outline];
    if (squared_distance_to_segment (x, y, a, b) < room * room)
      return false;
    if (((double)a.y > y) != ((double)b.y > y) &&
        x < (double)(b.x - a.x) * (y - (double)a.y) / (double)(b.y - a.y) + (double)a.x)
      inside = !inside;
  }
  return inside;
}

/* Get the corners of the bounding box of an area. */
static void
get_extents (const SvSpace *space, SvPoint *low, SvPoint *high)
{
  *low = *high = (SvPoint){ space->x, space->y };
  for (unsigned i = 0; i < space->n_outline; i++) {
    low->x = MIN (low->x, space->outline[i].x);
    high->x = MAX (high->x, space->outline[i].x);
    low->y = MIN (low->y, space->outline[i].y);
    high->y = MAX (high->y, space->outline[i].y);
  }
}

/* Return where to put the letter of an area, in board units: as near as possible to the corner that
 * is top left on the screen, where a figurine does not hide it. */
static SvPoint
letter_place (const SvPainter *self, const SvFit *fit, const SvSpace *space)
{
  const SvPoint size = { self->board->w, self->board->h };
  const double away = MIDDLE_ROOM * (double)MIN (size.x, size.y);
  const double radius = (double)self->board->radius, step = radius / 12;
  double best = G_MAXDOUBLE, at_0x, at_0y, at_xx, at_xy, at_yx, at_yy;
  SvPoint place = { space->x, space->y }, low, high;

  get_extents (space, &low, &high);
  /* The distance from the top left of the screen is a linear function of the point. */
  sv_fit_to_pixels (fit, 0, 0, &at_0x, &at_0y);
  sv_fit_to_pixels (fit, 1, 0, &at_xx, &at_xy);
  sv_fit_to_pixels (fit, 0, 1, &at_yx, &at_yy);
  const double by_x = at_xx + at_xy - at_0x - at_0y, by_y = at_yx + at_yy - at_0x - at_0y;
  for (double x = (double)low.x; x <= (double)high.x; x += step) {
    for (double y = (double)low.y; y <= (double)high.y; y += step) {
      const double far = by_x * x + by_y * y;
      /* Test the distance first: most points are no better than the best one so far. */
      if (far < best - 1e-6 && is_deep_inside (space, x, y, LETTER_ROOM * radius) &&
          hypot (x - (double)size.x / 2, y - (double)size.y / 2) >= away) {
        best = far;
        place = (SvPoint){ (float)x, (float)y };
      }
    }
  }
  return place;
}

static void
find_letter_places (SvPainter *self, const SvFit *fit)
{
  if (self->letter_places != NULL && self->letters_upright == fit->upright &&
      self->letters_reversed == fit->reversed)
    return;

  g_free (self->letter_places);
  self->letter_places = g_new0 (SvPoint, self->board->n_spaces);
  for (unsigned i = 0; i < self->board->n_spaces; i++)
    self->letter_places[i] = letter_place (self, fit, &self->board->spaces[i]);
  self->letters_upright = fit->upright;
  self->letters_reversed = fit->reversed;
}

/* Paint the label of a disc in its centre; a figurine may hide it, since an occupied disc needs no
 * label. */
static void
paint_disc_label (SvPainter *self, cairo_t *cr, const SvFit *fit, const SvSpace *space)
{
  const double radius = (double)self->board->radius * fit->scale;
  const bool light = space->kind == SV_SPACE_FIELD;
  const SvTextStyle style = { .size = DISC_SIZE * radius,
                              .least = DISC_SIZE * radius * 0.7,
                              .weight = PANGO_WEIGHT_SEMIBOLD,
                              .align = 0.5,
                              .colour =
                                  light ? self->theme.disc_letter : self->theme.dark_disc_letter };
  double x, y;

  if (style.size < SMALL_LEAST || space->marks != 0 || space->kind == SV_SPACE_GOAL)
    return;
  sv_fit_to_pixels (fit, (double)space->x, (double)space->y, &x, &y);
  sv_paint_text (cr, space->label, &style, x - 0.85 * radius, y, 1.7 * radius);
}

/* Return whether an area has hardly more room than for a figurine, e.g. a square of a grid. */
static bool
is_small (const SvBoard *board, const SvSpace *space)
{
  SvPoint low, high;

  get_extents (space, &low, &high);
  return (double)MIN (high.x - low.x, high.y - low.y) < 4 * LETTER_ROOM * (double)board->radius;
}

/* Paint a small label in the upper left corner of a space, as on a map. */
static void
paint_small_label (SvPainter *self, cairo_t *cr, const SvFit *fit, int space)
{
  const SvSpace *s = &self->board->spaces[space];
  const double unit = (double)self->board->radius * fit->scale;
  const SvTextStyle style = { .size = SMALL_SIZE * unit,
                              .weight = PANGO_WEIGHT_SEMIBOLD,
                              .colour = self->theme.letter };
  double x, y, w, h;

  if (style.size < SMALL_LEAST)
    return;
  sv_fit_space_box (fit, space, &x, &y, &w, &h);
  sv_paint_text (cr, s->label, &style, x + 0.16 * unit, y + 0.42 * unit, w);
}

/* Paint a large label on a target, legible on any background. */
static void
paint_target_label (SvPainter *self, cairo_t *cr, const SvFit *fit, int space)
{
  const SvColour colour = self->theme.dark_disc_letter;
  const bool light = sv_colour_luminance (colour) > 0.5;
  double x, y, w, h;

  sv_fit_space_box (fit, space, &x, &y, &w, &h);
  const SvTextStyle style = { .size = TARGET_SIZE * h,
                              .weight = PANGO_WEIGHT_HEAVY,
                              .align = 0.5,
                              .colour = colour,
                              .edge = { !light, !light, !light, 0.55 },
                              .edge_width = 0.1 * h };
  sv_fit_space (fit, space, &x, &y);
  sv_paint_text (cr, self->board->spaces[space].label, &style, x - 1.5 * h, y, 3 * h);
}

/* Paint the letter or label of one space again, over the marks on it. */
static void
paint_letter (SvPainter *self, cairo_t *cr, const SvFit *fit, int space)
{
  const SvSpace *s = &self->board->spaces[space];
  const double unit = (double)self->board->radius * fit->scale;
  const SvTextStyle style = { .size = MAX (LETTER_SIZE * unit, LETTER_LEAST),
                              .weight = PANGO_WEIGHT_HEAVY,
                              .align = 0.5,
                              .colour = self->theme.letter };
  double x, y;

  if (!self->letters || s->label == NULL || *s->label == '\0')
    return;
  if (s->n_outline == 0 && self->board->n_edges == 0)
    return;
  if (!self->labels && !self->board->level && (s->n_outline == 0 || is_small (self->board, s)))
    return;
  if (s->n_outline == 0) {
    paint_disc_label (self, cr, fit, s);
    return;
  }
  if (self->board->level) {
    paint_target_label (self, cr, fit, space);
    return;
  }
  if (is_small (self->board, s)) {
    paint_small_label (self, cr, fit, space);
    return;
  }
  find_letter_places (self, fit);
  sv_fit_to_pixels (fit, (double)self->letter_places[space].x, (double)self->letter_places[space].y,
                    &x, &y);
  sv_paint_text (cr, s->label, &style, x - 1.33 * unit, y, 2.67 * unit);
}

void
sv_paint_pitch (SvPainter *self, cairo_t *cr, const SvFit *fit, double w, double h)
{
  g_return_if_fail (self->board != NULL);

  const double margin = (double)self->board->margin;
  RsvgHandle *pitch = load_pitch (self);

  cairo_save (cr);
  cairo_rectangle (cr, 0, 0, w, h);
  cairo_clip (cr);
  cairo_save (cr);
  apply_fit (fit, cr);
  if (pitch != NULL)
    sv_drawing_render (pitch, cr, -margin, -margin, (double)self->board->w + 2 * margin,
                       (double)self->board->h + 2 * margin);
  else
    paint_plain_pitch (self, cr);
  g_clear_object (&pitch);
  cairo_restore (cr);
  for (int i = 0; i < self->board->n_spaces; i++)
    paint_letter (self, cr, fit, i);
  cairo_restore (cr);
}

/* --- Marks --- */

/* An area is larger than a figurine and is marked inside its outline. A disc is smaller, so its
 * marks lie around it, where a piece on it does not hide them. */

enum { MAX_CORNERS = 64 };

/* Sizes of the marks of a disc, in its radii. */
static const double DISC_GLOW = 1.66;
static const double DISC_RING = 1.3;
static const double DISC_BRACKETS = 1.55;
static const double DISC_FOCUS = 1.42;
static const double DISC_REACH = 1.8;

/* Factor for the width of lines on a board seen from the side, whose figurines are large. */
static const double AIMED_LINES = 0.6;

/* Distances from the centre to tip and back of the arrows that point at a space, in radii. */
static const double ARROW_TIP = 1.02;
static const double ARROW_BACK = 1.5;

/* Sizes of the marks where a piece will land in an area, in radii of a piece. */
static const double LANDING_DISC = 0.92;
static const double LANDING_REACH = 1.1;

/* The outline of a space in pixels, in either direction. @n is the number of corners, or 0 for a
 * disc. */
typedef struct {
  unsigned n;
  double x[MAX_CORNERS], y[MAX_CORNERS];
  double cx, cy; /* point where a piece stands, in pixels */
  double unit;   /* unit for widths of lines, in pixels */
  double radius; /* radius of a disc, in pixels */
  /* the board is seen from the side: a space is chosen as a whole, and no piece stands in it */
  bool aimed;
} Shape;

static void
read_shape (const SvFit *fit, int index, Shape *shape)
{
  const SvSpace *space = &fit->board->spaces[index];

  shape->n = MIN (space->n_outline, MAX_CORNERS);
  shape->aimed = fit->board->level;
  shape->radius = (double)fit->board->radius * fit->scale;
  shape->unit = sv_fit_line_unit (fit) * (shape->aimed ? AIMED_LINES : 1);
  sv_fit_space (fit, index, &shape->cx, &shape->cy);
  for (unsigned i = 0; i < shape->n; i++)
    sv_fit_to_pixels (fit, (double)space->outline[i].x, (double)space->outline[i].y, &shape->x[i],
                      &shape->y[i]);
}

/* Return 1 if the corners run clockwise on the screen, else -1. */
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

/* Get the outline moved inwards by @by pixels on all sides. */
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
    /* inward normals of the two edges that meet in this corner */
    const double nx1 = -ay / la * turn, ny1 = ax / la * turn;
    const double nx2 = -by_ / lb * turn, ny2 = bx / lb * turn;
    const double share = MAX (1 + nx1 * nx2 + ny1 * ny2, 0.2);
    out->x[i] += (nx1 + nx2) / share * by;
    out->y[i] += (ny1 + ny2) / share * by;
  }
}

/* Return whether corner @i points outwards. */
static bool
is_convex (const Shape *shape, unsigned i)
{
  const unsigned before = (i + shape->n - 1) % shape->n;
  const unsigned after = (i + 1) % shape->n;
  const double ax = shape->x[i] - shape->x[before], ay = shape->y[i] - shape->y[before];
  const double bx = shape->x[after] - shape->x[i], by = shape->y[after] - shape->y[i];

  return (ax * by - ay * bx) * turning (shape) > 0;
}

/* Make the outline the current path, with rounded corners. */
static void
trace (cairo_t *cr, const Shape *shape, double rounding)
{
  cairo_new_path (cr);
  if (shape->n == 0) {
    sv_path_circle (cr, shape->cx, shape->cy, shape->radius);
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

/* Paint a glow around a disc as translucent rings; a gradient would take four times as long. */
static void
paint_disc_glow (cairo_t *cr, const Shape *shape, SvColour glow, double strength)
{
  for (unsigned i = 0; i < 4; i++) {
    const double share = DISC_GLOW - 0.15 * i;
    sv_path_circle (cr, shape->cx, shape->cy, shape->radius * share);
    sv_fill (cr, sv_colour_alpha (glow, MIN (0.13 * strength, 1)));
  }
}

/* Paint a glow in an area: strongest where a piece will stand, and along the outline. */
static void
paint_area_glow (cairo_t *cr, const Shape *shape, SvColour glow, SvColour rim, double strength)
{
  /* The gradient covers only the part where it shows: it takes ten times as long as a flat
   * colour. */
  const double reach = shape->radius * 1.9;
  cairo_pattern_t *light =
      cairo_pattern_create_radial (shape->cx, shape->cy, 0, shape->cx, shape->cy, reach);

  trace (cr, shape, 0.5 * shape->unit);
  sv_fill (cr, sv_colour_alpha (shape->aimed ? rim : glow, 0.30 * strength));
  cairo_pattern_add_color_stop_rgba (light, 0, glow.r, glow.g, glow.b, 0.5 * strength);
  cairo_pattern_add_color_stop_rgba (light, 0.45, glow.r, glow.g, glow.b, 0.22 * strength);
  cairo_pattern_add_color_stop_rgba (light, 1, glow.r, glow.g, glow.b, 0);
  cairo_set_source (cr, light);
  sv_path_circle (cr, shape->cx, shape->cy, reach);
  cairo_fill (cr);
  cairo_pattern_destroy (light);

  /* Paint a soft edge with overlapping strokes, each further inside and fainter. No clip is used:
   * it would take longer than all strokes together. */
  const double step = 0.17 * shape->unit;
  for (unsigned i = 0; i < 5; i++) {
    Shape inner;
    shrink (shape, (i + 1) * step, &inner);
    trace (cr, &inner, 0.5 * shape->unit);
    sv_stroke (cr, sv_colour_alpha (rim, (0.26 - 0.05 * i) * strength), 2 * step);
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

/* Return whether the scheme is one of high contrast, in which lines mark a space and tints do not
 * change its colour. */
static bool
is_high_contrast (const SvTheme *theme)
{
  return theme->scheme == SV_SCHEME_CONTRAST || theme->scheme == SV_SCHEME_CONTRAST_DARK;
}

/* How a space that may be chosen is marked. */
typedef struct {
  SvColour colour; /* of the tint and the line */
  SvColour edge;   /* of the rim of the line */
  double tint;     /* alpha of the tint; 0 for none */
  double line;     /* width of the line, in units of the shape; 0 for none */
} TargetStyle;

static TargetStyle
target_style (const Shape *shape, const SvTheme *theme, unsigned look)
{
  const bool lines = shape->aimed || is_high_contrast (theme);

  if (look & SV_SPACE_STYLE_OPPONENT)
    return (TargetStyle){ theme->target, theme->target_edge, 0, 0.14 };
  if (look & SV_SPACE_STYLE_MATE)
    return (TargetStyle){ theme->mate, sv_colour_rim (theme->mate), 0.4, 0.34 };
  if (look & SV_SPACE_STYLE_PRIZE)
    return (TargetStyle){ theme->prize, sv_colour_rim (theme->prize), 0.75, 0.3 };
  return (TargetStyle){ lines ? theme->target : theme->target_light, theme->target_edge,
                        lines ? 0.18 : 0.5, lines ? 0.14 : 0 };
}

/* Paint a disc that may be chosen. The ring lies around it, where a figurine does not hide it. */
static void
paint_target_disc (cairo_t *cr, const Shape *shape, const SvTheme *theme, unsigned look)
{
  const TargetStyle style = target_style (shape, theme, look);
  const double line = MAX ((style.line > 0 ? style.line : 0.16) * shape->unit, 1.4);
  const bool plain = style.line <= 0;

  trace (cr, shape, 0);
  if (look & SV_SPACE_STYLE_HOVER)
    sv_fill (cr, sv_colour_alpha (theme->target, 0.6));
  else
    sv_fill (cr, sv_colour_alpha (plain ? theme->target : style.colour, plain ? 0.3 : style.tint));
  sv_path_circle (cr, shape->cx, shape->cy, shape->radius * DISC_RING);
  sv_stroke_edged (cr, plain ? theme->target : style.colour, style.edge,
                   look & SV_SPACE_STYLE_HOVER ? MAX (line, 0.34 * shape->unit) : line,
                   MAX (0.1 * shape->unit, 1));
}

/* Paint an area that may be chosen: a flat tint, without a frame, so that many of them do not hide
 * the pitch. */
static void
paint_target (cairo_t *cr, const Shape *shape, const SvTheme *theme, unsigned look)
{
  const TargetStyle style = target_style (shape, theme, look);
  const double line = MAX (style.line * shape->unit, 1.2);
  Shape inner;

  shrink (shape, MAX (0.1 * shape->unit, 1), &inner);
  trace (cr, &inner, 0.4 * shape->unit);
  sv_fill (cr, sv_colour_alpha (style.colour, style.tint));
  if (style.line <= 0)
    return;
  shrink (shape, MAX (0.1 * shape->unit, 1) + line, &inner);
  trace (cr, &inner, 0.4 * shape->unit);
  sv_stroke_edged (cr, style.colour, style.edge, line, MAX (line * 0.4, 1));
}

/* Paint the hover mark of an area that may be chosen. It fills only the point where the piece will
 * stand, because repainting a whole area for each motion of the pointer would cost more than
 * everything else. */
static void
paint_landing (cairo_t *cr, const Shape *shape, const SvTheme *theme)
{
  const double line = MAX (0.2 * shape->unit, 2);

  if (shape->aimed)
    trace (cr, shape, 0.6 * shape->unit);
  else
    sv_path_circle (cr, shape->cx, shape->cy, shape->radius * LANDING_DISC);
  sv_set_source (cr, sv_colour_alpha (theme->target, 0.5));
  cairo_fill_preserve (cr);
  sv_stroke_edged (cr, theme->target, theme->target_edge, line, line * 0.6);
}

/* Paint the mark of the last move: brackets in the corners. */
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
  sv_stroke_edged (cr, theme->last, theme->target_edge, line, MAX (line * 0.35, 1));
}

static void
paint_refused (cairo_t *cr, const Shape *shape, const SvTheme *theme)
{
  const double r = shape->radius * (shape->n == 0 ? 1.05 : 0.92);
  const double line = MAX (0.34 * shape->unit, 2.5);

  cairo_save (cr);
  trace (cr, shape, 0.5 * shape->unit);
  cairo_clip_preserve (cr);
  sv_fill (cr, sv_colour_alpha (theme->refused, 0.22));
  cairo_restore (cr);
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_ROUND);
  cairo_new_path (cr);
  cairo_move_to (cr, shape->cx - r, shape->cy - r);
  cairo_line_to (cr, shape->cx + r, shape->cy + r);
  cairo_move_to (cr, shape->cx + r, shape->cy - r);
  cairo_line_to (cr, shape->cx - r, shape->cy + r);
  sv_stroke_edged (cr, theme->refused, theme->target_edge, line, line * 0.35);
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
  sv_stroke_edged (cr, theme->focus, theme->focus_edge, line, MAX (line * 0.6, 1.5));
}

/* Paint four arrowheads that point at the place where a piece stands. */
static void
paint_pointed (cairo_t *cr, const Shape *shape, const SvTheme *theme)
{
  const double tip = shape->radius * ARROW_TIP, back = shape->radius * ARROW_BACK;
  const double half = (back - tip) * 0.8;

  cairo_new_path (cr);
  for (unsigned i = 0; i < 4; i++) {
    const double dx = i == 0 ? 1 : i == 2 ? -1 : 0, dy = i == 1 ? 1 : i == 3 ? -1 : 0;

    cairo_move_to (cr, shape->cx + dx * tip, shape->cy + dy * tip);
    cairo_line_to (cr, shape->cx + dx * back - dy * half, shape->cy + dy * back + dx * half);
    cairo_line_to (cr, shape->cx + dx * back + dy * half, shape->cy + dy * back - dx * half);
    cairo_close_path (cr);
  }
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  sv_set_source (cr, theme->active);
  cairo_fill_preserve (cr);
  sv_stroke (cr, theme->target_edge, MAX (0.12 * shape->unit, 1.4));
}

double
sv_paint_space_reach (const SvFit *fit, int space)
{
  g_return_val_if_fail (space >= 0 && space < fit->board->n_spaces, 0);

  if (fit->board->spaces[space].n_outline > 0)
    return 0;
  return (DISC_REACH - 1) * (double)fit->board->radius * fit->scale;
}

double
sv_paint_landing_reach (const SvFit *fit)
{
  return (fit->board->level ? (double)fit->board->w : LANDING_REACH * (double)fit->board->radius) *
         fit->scale;
}

void
sv_paint_space (SvPainter *self, cairo_t *cr, const SvFit *fit, int space, unsigned look)
{
  g_return_if_fail (self->board != NULL);
  g_return_if_fail (space >= 0 && space < self->board->n_spaces);

  Shape shape;
  const SvTheme *theme = &self->theme;
  const bool hover = (look & SV_SPACE_STYLE_HOVER) != 0;

  read_shape (fit, space, &shape);
  cairo_save (cr);
  if ((look & SV_SPACE_STYLE_TARGET) && shape.n == 0)
    paint_target_disc (cr, &shape, theme, look);
  else if (look & SV_SPACE_STYLE_TARGET)
    paint_target (cr, &shape, theme, look);
  else if (hover)
    paint_glow (cr, &shape, theme->target_light, theme->target_light,
                is_high_contrast (theme) ? 0.25 : 0.5);
  if (look & SV_SPACE_STYLE_LAST)
    paint_last (cr, &shape, theme);
  if (look & SV_SPACE_STYLE_REFUSED)
    paint_refused (cr, &shape, theme);
  if (look & SV_SPACE_STYLE_FOCUS)
    paint_focus (cr, &shape, theme);
  if (look & SV_SPACE_STYLE_POINTED)
    paint_pointed (cr, &shape, theme);
  if ((look & (SV_SPACE_STYLE_TARGET | SV_SPACE_STYLE_HOVER | SV_SPACE_STYLE_REFUSED)) != 0)
    paint_letter (self, cr, fit, space);
  if (shape.n > 0 && ((look & SV_SPACE_STYLE_LANDING) || ((look & SV_SPACE_STYLE_TARGET) && hover)))
    paint_landing (cr, &shape, theme);
  if (shape.aimed && (look & SV_SPACE_STYLE_LANDING))
    paint_letter (self, cr, fit, space);
  cairo_restore (cr);
}
