/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gi18n-lib.h>

#include "sv-picture-pick.h"

#include "sv-paint-card.h"
#include "sv-paint-private.h"

#include <gdk-pixbuf/gdk-pixbuf.h>
#include <math.h>
#include <string.h>

enum { SMALLEST_SIDE = 64 };

/* ---------------------------------------------------------------- opening */

static bool
begins_with (const guint8 *data, gsize n, const char *magic, gsize n_magic)
{
  return n >= n_magic && memcmp (data, magic, n_magic) == 0;
}

/* A drawing may only use what it holds itself. librsvg would not fetch anything else either; but
 * then a part would be missing, and nobody would know why. */
static bool
asks_for_others (const char *text)
{
  static const char *const words[] = { "href", "src", "url(", "@import" };

  for (unsigned i = 0; i < G_N_ELEMENTS (words); i++) {
    const gsize length = strlen (words[i]);

    for (const char *at = strstr (text, words[i]); at != NULL; at = strstr (at, words[i])) {
      const bool attribute = i < 2;

      at += length;
      const char *value = at + strspn (at, " \t\r\n");
      if (attribute && *value != '=')
        continue;
      if (i == 3)
        return true;
      value += attribute;
      value += strspn (value, " \t\r\n\"'");
      if (*value != '#' && *value != '\0' && g_ascii_strncasecmp (value, "data:", 5) != 0)
        return true;
    }
  }
  return strstr (text, "<?xml-stylesheet") != NULL;
}

static gboolean
check_drawing (const guint8 *data, gsize n, GError **error)
{
  g_autofree char *text = g_strndup ((const char *)data, n);

  if (strlen (text) != n || !g_utf8_validate (text, -1, NULL) || strstr (text, "<svg") == NULL) {
    g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_INVALID_DATA,
                         _ ("Only PNG, JPEG and SVG pictures can be used."));
    return FALSE;
  }
  if (strstr (text, "<!ENTITY") != NULL) {
    g_set_error_literal (
        error, G_IO_ERROR, G_IO_ERROR_INVALID_DATA,
        _ ("This drawing defines entities, which are not allowed. Save it as “plain "
           "SVG” or as PNG."));
    return FALSE;
  }
  if (asks_for_others (text)) {
    g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_INVALID_DATA,
                         _ ("This drawing needs other files. Save it with everything embedded, or "
                            "as PNG."));
    return FALSE;
  }
  return TRUE;
}

cairo_surface_t *
sv_picture_open (const guint8 *data, gsize n, GError **error)
{
  SvPictureKind kind = SV_PICTURE_SVG;

  g_return_val_if_fail (data != NULL || n == 0, NULL);

  if (n > SV_PICK_MAX_BYTES) {
    g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_INVALID_DATA,
                         _ ("This picture is too large: at most 32 MiB can be read."));
    return NULL;
  }
  if (n == 0) {
    g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_INVALID_DATA,
                         _ ("This file is empty. Perhaps it was not copied to its end."));
    return NULL;
  }
  if (begins_with (data, n, "\x89PNG\r\n\x1a\n", 8))
    kind = SV_PICTURE_PNG;
  else if (begins_with (data, n, "\xff\xd8\xff", 3))
    kind = SV_PICTURE_JPEG;
  else if (!check_drawing (data, n, error))
    return NULL;

  cairo_surface_t *surface = sv_picture_decode (kind, data, n, SV_PICK_SIDE);
  if (surface == NULL)
    g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_INVALID_DATA,
                         kind == SV_PICTURE_SVG
                             ? _ ("This drawing is damaged, or painting it takes too long.")
                             : _ ("This picture is damaged, or has too many pixels: at most 16 "
                                  "million, and 10,000 in a row."));
  return surface;
}

/* ---------------------------------------------------------------- cropping */

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

/* The middle may go so far that the part ends at the edge; a part that is larger stays centred. */
static double
clamp_middle (double middle, double part)
{
  return part >= 1 ? 0.5 : CLAMP (middle, part / 2, 1 - part / 2);
}

void
sv_crop_clamp (SvCrop *crop, double width, double height)
{
  double x, y, w, h;

  g_return_if_fail (crop != NULL && width > 0 && height > 0 && crop->ratio > 0);

  crop->zoom = isfinite (crop->zoom) ? CLAMP (crop->zoom, 1, SV_CROP_MAX_ZOOM) : 1;
  sv_crop_rectangle (crop, width, height, &x, &y, &w, &h);
  crop->x = clamp_middle (crop->x, w / width);
  crop->y = clamp_middle (crop->y, h / height);
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
  cairo_paint (cr);
  cairo_destroy (cr);
  cairo_surface_flush (out);
  return out;
}

/* ---------------------------------------------------------------- encoding */

/* The pixels without cairo's multiplication; sets opaque if no pixel has a hole. */
static GdkPixbuf *
to_pixbuf (cairo_surface_t *surface, bool *opaque)
{
  const int w = cairo_image_surface_get_width (surface);
  const int h = cairo_image_surface_get_height (surface);
  const guint8 *from = cairo_image_surface_get_data (surface);
  const size_t from_stride = (size_t)cairo_image_surface_get_stride (surface);
  GdkPixbuf *pixbuf = gdk_pixbuf_new (GDK_COLORSPACE_RGB, TRUE, 8, w, h);
  guint8 *to = gdk_pixbuf_get_pixels (pixbuf);
  const size_t to_stride = (size_t)gdk_pixbuf_get_rowstride (pixbuf);

  *opaque = true;
  for (size_t y = 0; y < (size_t)h; y++)
    for (size_t x = 0; x < (size_t)w; x++) {
      guint8 *p = to + y * to_stride + 4 * x;
      guint32 pixel;

      memcpy (&pixel, from + y * from_stride + 4 * x, sizeof pixel);
      const guint32 a = pixel >> 24;
      for (int i = 0; i < 3; i++) {
        const guint32 part = pixel >> (16 - 8 * i) & 0xff;
        p[i] = (guint8)(a == 0 ? 0 : MIN (255, (part * 255 + a / 2) / a));
      }
      p[3] = (guint8)a;
      *opaque = *opaque && a == 255;
    }
  return pixbuf;
}

static GBytes *
encode_once (cairo_surface_t *surface, GError **error)
{
  bool opaque;
  g_autoptr (GdkPixbuf) pixbuf = to_pixbuf (surface, &opaque);
  char *data = NULL;
  gsize n = 0;
  const gboolean done =
      opaque ? gdk_pixbuf_save_to_buffer (pixbuf, &data, &n, "jpeg", error, "quality", "88", NULL)
             : gdk_pixbuf_save_to_buffer (pixbuf, &data, &n, "png", error, NULL);

  return done ? g_bytes_new_take (data, n) : NULL;
}

GBytes *
sv_picture_encode (cairo_surface_t *picture, gsize max_bytes, GError **error)
{
  const SvCrop all = { .x = 0.5,
                       .y = 0.5,
                       .zoom = 1,
                       .ratio = (double)cairo_image_surface_get_height (picture) /
                                cairo_image_surface_get_width (picture) };
  int side =
      MAX (cairo_image_surface_get_width (picture), cairo_image_surface_get_height (picture));

  for (;; side = side * 3 / 4) {
    cairo_surface_t *part = sv_picture_crop (picture, &all, side);
    g_autoptr (GBytes) bytes = encode_once (part, error);

    cairo_surface_destroy (part);
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
