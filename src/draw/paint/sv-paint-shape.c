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
