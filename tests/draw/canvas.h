/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* Pictures to paint into and to look at, for the tests of the draw room. */

#include <cairo.h>
#include <glib.h>
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
