/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gi18n-lib.h>

#include "sv-picture-pick.h"

#include "sv-picture-read.h"

#include <gdk-pixbuf/gdk-pixbuf.h>
#include <math.h>
#include <string.h>

enum { SMALLEST_SIDE = 64 };

void
sv_crop_rectangle (
    const SvCrop *crop, double width, double height, double *x, double *y, double *w, double *h)
{
  const double fit_w =
      crop->whole ? MAX (width, height / crop->ratio) : MIN (width, height / crop->ratio);

  *w = fit_w / crop->zoom;
  *h = *w * crop->ratio;
  *x = crop->x * width - *w / 2;
  *y = crop->y * height - *h / 2;
}

SvCrop
sv_crop_usual (double ratio, bool whole, double width, double height)
{
  const double above = 0.3; /* share of the remaining height that is cut off above the crop */
  SvCrop crop = { .x = 0.5, .y = 0.5, .zoom = 1, .ratio = ratio, .whole = whole };
  double x, y, w, h;

  sv_crop_rectangle (&crop, width, height, &x, &y, &w, &h);
  if (!whole)
    crop.y = above + (0.5 - above) * h / height;
  return crop;
}

/* Limit one coordinate of the centre so that the part stays inside the picture; a part larger than
 * the picture is centred. All values are shares of the picture. */
static double
clamp_middle (double middle, double part)
{
  return part >= 1 ? 0.5 : CLAMP (middle, part / 2, 1 - part / 2);
}

void
sv_crop_clamp (SvCrop *crop, double width, double height)
{
  double x, y, w, h;

  g_return_if_fail (width > 0 && height > 0 && crop->ratio > 0);

  crop->zoom = isfinite (crop->zoom) ? CLAMP (crop->zoom, 1, SV_CROP_MAX_ZOOM) : 1;
  sv_crop_rectangle (crop, width, height, &x, &y, &w, &h);
  crop->x = clamp_middle (crop->x, w / width);
  crop->y = clamp_middle (crop->y, h / height);
}

/* Paint the source of @cr over all of @out and free @cr. Returns @out, or NULL if there was not
 * enough memory. */
static cairo_surface_t *
finish (cairo_surface_t *out, cairo_t *cr)
{
  cairo_paint (cr);
  const bool painted = cairo_status (cr) == CAIRO_STATUS_SUCCESS;
  cairo_destroy (cr);
  if (!painted) {
    cairo_surface_destroy (out);
    return NULL;
  }
  cairo_surface_flush (out);
  return out;
}

cairo_surface_t *
sv_picture_crop (cairo_surface_t *picture, const SvCrop *crop, int side)
{
  const double width = cairo_image_surface_get_width (picture);
  const double height = cairo_image_surface_get_height (picture);
  SvCrop inside = *crop;
  double x, y, w, h;

  sv_crop_clamp (&inside, width, height);
  sv_crop_rectangle (&inside, width, height, &x, &y, &w, &h);
  const double scale = MIN (1.0, side / MAX (w, h));
  const int out_w = MAX ((int)lround (w * scale), 1), out_h = MAX ((int)lround (h * scale), 1);
  cairo_surface_t *out = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, out_w, out_h);
  cairo_t *cr = cairo_create (out);

  cairo_scale (cr, out_w / w, out_h / h);
  cairo_translate (cr, -x, -y);
  cairo_set_source_surface (cr, picture, 0, 0);
  cairo_pattern_set_filter (cairo_get_source (cr), CAIRO_FILTER_GOOD);
  return finish (out, cr);
}

cairo_surface_t *
sv_picture_turn (cairo_surface_t *picture, bool clockwise)
{
  const int width = cairo_image_surface_get_width (picture);
  const int height = cairo_image_surface_get_height (picture);
  cairo_surface_t *out = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, height, width);
  cairo_t *cr = cairo_create (out);

  cairo_translate (cr, clockwise ? height : 0, clockwise ? 0 : width);
  cairo_rotate (cr, clockwise ? G_PI / 2 : -G_PI / 2);
  cairo_set_source_surface (cr, picture, 0, 0);
  /* each pixel is copied exactly */
  cairo_pattern_set_filter (cairo_get_source (cr), CAIRO_FILTER_NEAREST);
  return finish (out, cr);
}

void
sv_crop_turn (SvCrop *crop, bool clockwise)
{
  const double x = crop->x, y = crop->y;

  crop->x = clockwise ? 1 - y : y;
  crop->y = clockwise ? x : 1 - x;
}

static const guint8 *
row_of (cairo_surface_t *surface, int y)
{
  return cairo_image_surface_get_data (surface) +
         (gsize)y * (gsize)cairo_image_surface_get_stride (surface);
}

static guint32
pixel_of (const guint8 *row, int x)
{
  guint32 pixel;

  memcpy (&pixel, row + 4 * (gsize)x, sizeof pixel);
  return pixel;
}

/* Return whether all pixels are opaque. */
static bool
is_opaque (cairo_surface_t *surface)
{
  for (int y = 0; y < cairo_image_surface_get_height (surface); y++)
    for (int x = 0; x < cairo_image_surface_get_width (surface); x++)
      if (pixel_of (row_of (surface, y), x) >> 24 != 255)
        return false;
  return true;
}

/* Convert a surface to a pixbuf, without premultiplied alpha. Returns NULL if there is not enough
 * memory. */
static GdkPixbuf *
to_pixbuf (cairo_surface_t *surface, bool with_alpha)
{
  const int w = cairo_image_surface_get_width (surface);
  const int h = cairo_image_surface_get_height (surface);
  GdkPixbuf *pixbuf = gdk_pixbuf_new (GDK_COLORSPACE_RGB, with_alpha, 8, w, h);
  if (pixbuf == NULL)
    return NULL;

  for (int y = 0; y < h; y++) {
    guint8 *p = gdk_pixbuf_get_pixels (pixbuf) + y * gdk_pixbuf_get_rowstride (pixbuf);

    for (int x = 0; x < w; x++, p += with_alpha ? 4 : 3) {
      const guint32 pixel = pixel_of (row_of (surface, y), x);
      const guint32 a = pixel >> 24;

      for (int i = 0; i < 3; i++) {
        const guint32 part = pixel >> (16 - 8 * i) & 0xff;
        p[i] = (guint8)(a == 0 ? 0 : MIN (255, (part * 255 + a / 2) / a));
      }
      if (with_alpha)
        p[3] = (guint8)a;
    }
  }
  return pixbuf;
}

static GBytes *
refuse_memory (GError **error)
{
  g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_FAILED,
                       _ ("There is not enough memory for this picture."));
  return NULL;
}

/* Encode the surface once, as JPEG or PNG. @surface may be NULL if there was no memory for it; that
 * is an error. */
static GBytes *
encode_once (cairo_surface_t *surface, bool keeps_lines, GError **error)
{
  const bool as_photo = surface != NULL && !keeps_lines && is_opaque (surface);
  /* gdk-pixbuf 2.44 writes a JPEG in grey if the pixbuf has an alpha channel. */
  g_autoptr (GdkPixbuf) pixbuf = surface != NULL ? to_pixbuf (surface, !as_photo) : NULL;
  char *data = NULL;
  gsize n = 0;

  if (pixbuf == NULL)
    return refuse_memory (error);
  const gboolean done =
      as_photo ? gdk_pixbuf_save_to_buffer (pixbuf, &data, &n, "jpeg", error, "quality", "88", NULL)
               : gdk_pixbuf_save_to_buffer (pixbuf, &data, &n, "png", error, NULL);

  return done ? g_bytes_new_take (data, n) : NULL;
}

GBytes *
sv_picture_encode (cairo_surface_t *picture, bool keeps_lines, gsize max_bytes, GError **error)
{
  if (picture == NULL)
    return refuse_memory (error);
  int side =
      MAX (cairo_image_surface_get_width (picture), cairo_image_surface_get_height (picture));

  for (;; side = side * 3 / 4) {
    cairo_surface_t *part = sv_picture_shrink (picture, side);
    g_autoptr (GBytes) bytes = encode_once (part, keeps_lines, error);

    g_clear_pointer (&part, cairo_surface_destroy);
    if (bytes == NULL)
      return NULL;
    if (g_bytes_get_size (bytes) <= max_bytes)
      return g_steal_pointer (&bytes);
    if (side <= SMALLEST_SIDE) {
      g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_FAILED,
                           _ ("This picture cannot be made small enough."));
      return NULL;
    }
  }
}

void
sv_picture_pack (cairo_surface_t *picture)
{
  const unsigned char *there;
  unsigned long n_there;

  cairo_surface_get_mime_data (picture, CAIRO_MIME_TYPE_JPEG, &there, &n_there);
  if (there != NULL)
    return;
  cairo_surface_t *white = sv_picture_shrink (picture, G_MAXINT);
  if (white == NULL)
    return;
  cairo_t *cr = cairo_create (white);
  cairo_set_operator (cr, CAIRO_OPERATOR_DEST_OVER);
  cairo_set_source_rgb (cr, 1, 1, 1);
  cairo_paint (cr);
  cairo_destroy (cr);
  cairo_surface_flush (white);
  /* If no JPEG can be written, the document embeds the pixels. */
  GBytes *bytes = encode_once (white, false, NULL);
  cairo_surface_destroy (white);
  if (bytes != NULL &&
      cairo_surface_set_mime_data (picture, CAIRO_MIME_TYPE_JPEG, g_bytes_get_data (bytes, NULL),
                                   g_bytes_get_size (bytes), (cairo_destroy_func_t)g_bytes_unref,
                                   bytes) != CAIRO_STATUS_SUCCESS)
    g_bytes_unref (bytes);
}
