/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sv-paint-shape.h"

#include <glib.h>

void
sv_paint_logo (cairo_t *cr, cairo_surface_t *logo, double w, double h)
{
  const int pw = cairo_image_surface_get_width (logo);
  const int ph = cairo_image_surface_get_height (logo);
  const double scale = MIN (w / pw, h / ph);

  cairo_save (cr);
  cairo_translate (cr, (w - pw * scale) / 2, (h - ph * scale) / 2);
  cairo_scale (cr, scale, scale);
  cairo_set_source_surface (cr, logo, 0, 0);
  cairo_pattern_set_filter (cairo_get_source (cr), CAIRO_FILTER_GOOD);
  cairo_paint (cr);
  cairo_restore (cr);
}

void
sv_path_rounded (cairo_t *cr, double x, double y, double w, double h, double radius)
{
  const double r = MAX (MIN (radius, MIN (w, h) / 2), 0);

  cairo_new_sub_path (cr);
  cairo_arc (cr, x + w - r, y + r, r, -G_PI_2, 0);
  cairo_arc (cr, x + w - r, y + h - r, r, 0, G_PI_2);
  cairo_arc (cr, x + r, y + h - r, r, G_PI_2, G_PI);
  cairo_arc (cr, x + r, y + r, r, G_PI, 3 * G_PI_2);
  cairo_close_path (cr);
}

void
sv_clear_corners (cairo_t *cr, double x, double y, double w, double h, double radius)
{
  cairo_save (cr);
  cairo_rectangle (cr, x - 1, y - 1, w + 2, h + 2);
  sv_path_rounded (cr, x, y, w, h, radius);
  cairo_set_fill_rule (cr, CAIRO_FILL_RULE_EVEN_ODD);
  cairo_set_operator (cr, CAIRO_OPERATOR_CLEAR);
  cairo_fill (cr);
  cairo_restore (cr);
}

void
sv_path_circle (cairo_t *cr, double x, double y, double radius)
{
  cairo_new_sub_path (cr);
  cairo_arc (cr, x, y, radius, 0, 2 * G_PI);
}

void
sv_path_ellipse (cairo_t *cr, double x, double y, double rx, double ry)
{
  cairo_save (cr);
  cairo_translate (cr, x, y);
  cairo_scale (cr, rx, ry);
  sv_path_circle (cr, 0, 0, 1);
  cairo_restore (cr);
}

void
sv_fill (cairo_t *cr, SvColour colour)
{
  sv_set_source (cr, colour);
  cairo_fill (cr);
}

void
sv_stroke (cairo_t *cr, SvColour colour, double width)
{
  sv_set_source (cr, colour);
  cairo_set_line_width (cr, width);
  cairo_stroke (cr);
}

void
sv_fill_outlined (cairo_t *cr, SvColour colour, SvColour line, double width)
{
  sv_set_source (cr, colour);
  cairo_fill_preserve (cr);
  sv_stroke (cr, line, width);
}

void
sv_fill_edged (cairo_t *cr, SvColour colour, SvColour edge, double rim)
{
  sv_set_source (cr, edge);
  cairo_set_line_width (cr, 2 * rim);
  cairo_stroke_preserve (cr);
  sv_fill (cr, colour);
}

void
sv_hatch (cairo_t *cr, SvColour colour, double x, double y, double w, double h, double gap)
{
  cairo_save (cr);
  cairo_rectangle (cr, x, y, w, h);
  cairo_clip (cr);
  for (double at = -h; at < w; at += gap) {
    cairo_move_to (cr, x + at, y + h);
    cairo_line_to (cr, x + at + h, y);
  }
  sv_stroke (cr, colour, gap / 4);
  cairo_restore (cr);
}

void
sv_stroke_edged (cairo_t *cr, SvColour colour, SvColour edge, double width, double rim)
{
  sv_set_source (cr, edge);
  cairo_set_line_width (cr, width + 2 * rim);
  cairo_stroke_preserve (cr);
  sv_stroke (cr, colour, width);
}
