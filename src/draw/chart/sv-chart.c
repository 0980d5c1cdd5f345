/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sv-chart.h"

#include "sv-paint-shape.h"
#include "sv-paint-text.h"

#include <cairo-pdf.h>
#include <cairo-svg.h>
#include <pango/pango.h>

/* Resolution of a PNG in pixels per point, for screens and for pasting into letters. */
enum { PNG_SCALE = 2 };

void
sv_chart_text (
    cairo_t *cr, SvColour colour, const char *text, double align, double x, double y, double w)
{
  const SvTextStyle style = { .size = SV_CHART_TEXT,
                              .least = 9, /* still legible on a wall */
                              .weight = PANGO_WEIGHT_MEDIUM,
                              .align = align,
                              .colour = colour };

  sv_paint_text (cr, text, &style, x - align * w, y, w);
}

static cairo_status_t
append_cb (void *bytes, const unsigned char *data, unsigned length)
{
  g_byte_array_append (bytes, data, length);
  return CAIRO_STATUS_SUCCESS;
}

static cairo_surface_t *
open_surface (GByteArray *bytes, double w, double h, SvChartFormat format)
{
  if (format == SV_CHART_PNG)
    return cairo_image_surface_create (CAIRO_FORMAT_RGB24, (int)(w * PNG_SCALE),
                                       (int)(h * PNG_SCALE));
  if (format == SV_CHART_SVG)
    return cairo_svg_surface_create_for_stream (append_cb, bytes, w, h);
  cairo_surface_t *surface = cairo_pdf_surface_create_for_stream (append_cb, bytes, w, h);
  /* The file must not depend on the date, so that the same chart gives the same bytes. */
  cairo_pdf_surface_set_metadata (surface, CAIRO_PDF_METADATA_CREATOR, "Speelveld");
  cairo_pdf_surface_set_metadata (surface, CAIRO_PDF_METADATA_CREATE_DATE, "2026-01-01T00:00:00Z");
  cairo_pdf_surface_set_metadata (surface, CAIRO_PDF_METADATA_MOD_DATE, "2026-01-01T00:00:00Z");
  return surface;
}

GBytes *
sv_chart_write (SvChartPaint paint,
                gconstpointer chart,
                const SvTheme *theme,
                double w,
                double h,
                SvChartFormat format)
{
  g_autoptr (GByteArray) bytes = g_byte_array_new ();
  cairo_surface_t *surface = open_surface (bytes, w, h, format);
  cairo_t *cr = cairo_create (surface);

  if (format == SV_CHART_PNG)
    cairo_scale (cr, PNG_SCALE, PNG_SCALE);
  sv_set_source (cr, (SvColour){ 1, 1, 1, 1 });
  cairo_paint (cr);
  paint (cr, theme, w, h, chart);
  cairo_status_t status = cairo_status (cr);
  cairo_destroy (cr);
  if (status == CAIRO_STATUS_SUCCESS && format == SV_CHART_PNG)
    status = cairo_surface_write_to_png_stream (surface, append_cb, bytes);
  cairo_surface_finish (surface);
  if (status == CAIRO_STATUS_SUCCESS)
    status = cairo_surface_status (surface);
  cairo_surface_destroy (surface);
  return status == CAIRO_STATUS_SUCCESS ? g_byte_array_free_to_bytes (g_steal_pointer (&bytes))
                                        : NULL;
}
