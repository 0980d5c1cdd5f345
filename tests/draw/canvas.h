/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* Pictures to paint into and to look at, for the tests of the draw room. */

#include "sv-paint.h"
#include <string.h>

static inline cairo_t *
canvas (int w, int h)
{
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, w, h);
  cairo_t *cr = cairo_create (surface);

  cairo_surface_destroy (surface);
  return cr;
}

static inline guint32
pixel (cairo_t *cr, double x, double y)
{
  cairo_surface_t *surface = cairo_get_target (cr);
  guint32 value;

  cairo_surface_flush (surface);
  g_assert_cmpint ((int)x, <, cairo_image_surface_get_width (surface));
  g_assert_cmpint ((int)y, <, cairo_image_surface_get_height (surface));
  memcpy (&value,
          cairo_image_surface_get_data (surface) +
              (int)y * cairo_image_surface_get_stride (surface) + 4 * (int)x,
          sizeof value);
  return value;
}

/* A sum over all pixels: pictures with different sums are different. */
static inline guint64
checksum (cairo_t *cr)
{
  cairo_surface_t *surface = cairo_get_target (cr);
  guint64 sum = 0;

  cairo_surface_flush (surface);
  const unsigned char *data = cairo_image_surface_get_data (surface);
  const int n = cairo_image_surface_get_stride (surface) * cairo_image_surface_get_height (surface);
  for (int i = 0; i < n; i++)
    sum = (sum ^ data[i]) * 0x100000001b3u;
  return sum;
}

/* A board as it is painted in some scheme into a picture of some size. Take it with g_auto. */
typedef struct {
  int w, h;
  SvFit fit;
  SvPainter *painter;
  cairo_t *cr;
} Example;

static inline Example
example_open (const SvBoard *board, SvScheme scheme, int w, int h)
{
  Example example = { .w = w, .h = h, .cr = canvas (w, h) };
  SvTheme theme;

  sv_theme_init (&theme, scheme, NULL, NULL);
  example.painter = sv_painter_new (board, &theme);
  sv_fit_board (&example.fit, board, w, h);
  return example;
}

/* The sum of what has been painted since the last time. */
static inline guint64
example_sum (Example *self)
{
  const guint64 sum = checksum (self->cr);

  g_assert_cmpint (cairo_status (self->cr), ==, CAIRO_STATUS_SUCCESS);
  cairo_destroy (self->cr);
  self->cr = canvas (self->w, self->h);
  return sum;
}

static inline guint32
example_pixel (Example *self, double bx, double by)
{
  double x, y;

  sv_fit_to_pixels (&self->fit, bx, by, &x, &y);
  return pixel (self->cr, x, y);
}

static inline void
example_clear (Example *self)
{
  cairo_destroy (self->cr);
  sv_painter_free (self->painter);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Example, example_clear)

/* Nothing is painted outside a box. */
static inline void
example_assert_inside (Example *self, double x, double y, double w, double h)
{
  for (int py = 0; py < self->h; py++)
    for (int px = 0; px < self->w; px++)
      if (px < x - 1 || py < y - 1 || px > x + w || py > y + h)
        g_assert_cmpuint (pixel (self->cr, px, py), ==, 0);
}

/* Every sum of a list differs from the ones before. */
static inline void
assert_different (const guint64 *sums, unsigned n)
{
  for (unsigned i = 0; i < n; i++)
    for (unsigned k = 0; k < i; k++)
      g_assert_cmpuint (sums[i], !=, sums[k]);
}
