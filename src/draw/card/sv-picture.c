/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sv-paint-card.h"
#include "sv-paint-private.h"

#include <gdk-pixbuf/gdk-pixbuf.h>
#include <math.h>
#include <string.h>

/* Pictures come from documents that anybody may have made, so nothing is believed: the size is
 * read before memory is taken for it, only three formats are tried, and only the one that the
 * data URL names. Whatever is wrong, there is simply no picture. */

enum {
  URL_MAX = 1 << 20, /* bytes of text: 512 KiB in base64, with room to spare */
  BYTES_MAX = 512 << 10,
  AREA_MAX = 16 << 20, /* pixels: a large photograph; more could fill the memory */
  PICTURES_MAX = 16
};

static bool
size_is_sane (double w, double h)
{
  return w >= 1 && h >= 1 && w <= SV_CARD_MAX_PICTURE && h <= SV_CARD_MAX_PICTURE &&
         w * h <= AREA_MAX;
}

/* A new surface with the proportions of w × h, at most side wide and high. */
static cairo_surface_t *
make_surface (double w, double h, int side)
{
  const double scale = MIN (1.0, side / MAX (w, h));

  return cairo_image_surface_create (CAIRO_FORMAT_ARGB32, MAX ((int)lround (w * scale), 1),
                                     MAX ((int)lround (h * scale), 1));
}

typedef struct {
  const guint8 *data;
  gsize n, at;
} Reader;

static cairo_status_t
read_bytes (void *closure, unsigned char *out, unsigned length)
{
  Reader *reader = closure;

  if (length > reader->n - reader->at)
    return CAIRO_STATUS_READ_ERROR;
  memcpy (out, reader->data + reader->at, length);
  reader->at += length;
  return CAIRO_STATUS_SUCCESS;
}

static cairo_surface_t *
shrink_surface (cairo_surface_t *big, int side)
{
  const int w = cairo_image_surface_get_width (big);
  const int h = cairo_image_surface_get_height (big);
  cairo_surface_t *surface = make_surface (w, h, side);
  const double scale = (double)cairo_image_surface_get_width (surface) / w;
  cairo_t *cr = cairo_create (surface);

  cairo_scale (cr, scale, scale);
  cairo_set_source_surface (cr, big, 0, 0);
  cairo_pattern_set_filter (cairo_get_source (cr), CAIRO_FILTER_GOOD);
  cairo_paint (cr);
  cairo_destroy (cr);
  return surface;
}

static guint32
read_be32 (const guint8 *p)
{
  return (guint32)p[0] << 24 | (guint32)p[1] << 16 | (guint32)p[2] << 8 | p[3];
}

static cairo_surface_t *
decode_png (SvPainter *self, const guint8 *data, gsize n, int side)
{
  static const guint8 signature[] = { 0x89, 'P', 'N', 'G', '\r', '\n', 0x1a, '\n' };

  /* Signature, length and name of the header chunk, width, height. */
  if (n < 33 || memcmp (data, signature, sizeof signature) != 0 ||
      memcmp (data + 12, "IHDR", 4) != 0)
    return NULL;
  if (!size_is_sane (read_be32 (data + 16), read_be32 (data + 20)))
    return NULL;

  Reader reader = { data, n, 0 };
  cairo_surface_t *big = cairo_image_surface_create_from_png_stream (read_bytes, &reader);
  cairo_surface_t *surface = NULL;
  if (cairo_surface_status (big) == CAIRO_STATUS_SUCCESS)
    surface = shrink_surface (big, side);
  cairo_surface_destroy (big);
  return surface;
}

typedef struct {
  int side;
  bool sane;
} JpegSize;

static void
jpeg_size_cb (GdkPixbufLoader *loader, int w, int h, JpegSize *size)
{
  size->sane = size_is_sane (w, h);
  if (size->sane) {
    const double scale = MIN (1.0, (double)size->side / MAX (w, h));
    gdk_pixbuf_loader_set_size (loader, MAX ((int)lround (w * scale), 1),
                                MAX ((int)lround (h * scale), 1));
  } else {
    /* The loader has no way to say no; this is the next best thing. */
    gdk_pixbuf_loader_set_size (loader, 1, 1);
  }
}

static cairo_surface_t *
surface_from_pixbuf (const GdkPixbuf *pixbuf)
{
  const int w = gdk_pixbuf_get_width (pixbuf), h = gdk_pixbuf_get_height (pixbuf);
  const int channels = gdk_pixbuf_get_n_channels (pixbuf);
  const guint8 *from = gdk_pixbuf_read_pixels (pixbuf);
  const size_t from_stride = (size_t)gdk_pixbuf_get_rowstride (pixbuf);

  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_RGB24, w, h);
  guint8 *to = cairo_image_surface_get_data (surface);
  const size_t to_stride = (size_t)cairo_image_surface_get_stride (surface);
  for (size_t y = 0; y < (size_t)h; y++) {
    for (size_t x = 0; x < (size_t)w; x++) {
      const guint8 *p = from + y * from_stride + x * (size_t)channels;
      const guint32 pixel = 0xff000000u | (guint32)p[0] << 16 | (guint32)p[1] << 8 | p[2];
      memcpy (to + y * to_stride + 4 * x, &pixel, sizeof pixel);
    }
  }
  cairo_surface_mark_dirty (surface);
  return surface;
}

static cairo_surface_t *
decode_jpeg (SvPainter *self, const guint8 *data, gsize n, int side)
{
  if (n < 3 || data[0] != 0xff || data[1] != 0xd8)
    return NULL;

  g_autoptr (GdkPixbufLoader) loader = gdk_pixbuf_loader_new_with_mime_type ("image/jpeg", NULL);
  if (loader == NULL)
    return NULL;

  JpegSize size = { side, false };
  g_signal_connect (loader, "size-prepared", G_CALLBACK (jpeg_size_cb), &size);
  /* Feed it in small parts, so that a size that is too large stops it before the rest. */
  gsize at = 0;
  bool good = true;
  while (good && at < n) {
    const gsize part = MIN (n - at, 4096);
    good = gdk_pixbuf_loader_write (loader, data + at, part, NULL);
    at += part;
  }
  const bool closed = gdk_pixbuf_loader_close (loader, NULL);
  if (!good || !closed || !size.sane)
    return NULL;

  GdkPixbuf *pixbuf = gdk_pixbuf_loader_get_pixbuf (loader);
  if (pixbuf == NULL)
    return NULL;
  /* Telephones turn the photograph by a note in it. */
  g_autoptr (GdkPixbuf) upright = gdk_pixbuf_apply_embedded_orientation (pixbuf);
  return upright != NULL ? surface_from_pixbuf (upright) : NULL;
}

/* The picture over white; free with g_object_unref (). */
static GdkPixbuf *
pixbuf_from_surface (cairo_surface_t *surface)
{
  const int w = cairo_image_surface_get_width (surface);
  const int h = cairo_image_surface_get_height (surface);
  const bool opaque = cairo_image_surface_get_format (surface) == CAIRO_FORMAT_RGB24;
  GdkPixbuf *pixbuf = gdk_pixbuf_new (GDK_COLORSPACE_RGB, FALSE, 8, w, h);

  cairo_surface_flush (surface);
  const guint8 *from = cairo_image_surface_get_data (surface);
  const size_t from_stride = (size_t)cairo_image_surface_get_stride (surface);
  guint8 *to = gdk_pixbuf_get_pixels (pixbuf);
  const size_t to_stride = (size_t)gdk_pixbuf_get_rowstride (pixbuf);
  for (size_t y = 0; y < (size_t)h; y++) {
    for (size_t x = 0; x < (size_t)w; x++) {
      guint8 *p = to + y * to_stride + x * 3;
      guint32 pixel;
      memcpy (&pixel, from + y * from_stride + 4 * x, sizeof pixel);
      /* What is there is multiplied by its opacity already. */
      const guint32 white = opaque ? 0 : 255 - (pixel >> 24);
      p[0] = (guint8)MIN ((pixel >> 16 & 0xff) + white, 255);
      p[1] = (guint8)MIN ((pixel >> 8 & 0xff) + white, 255);
      p[2] = (guint8)MIN ((pixel & 0xff) + white, 255);
    }
  }
  return pixbuf;
}

void
sv_picture_pack (cairo_surface_t *picture)
{
  const unsigned char *there;
  unsigned long n_there;
  char *data = NULL;
  gsize n = 0;

  cairo_surface_get_mime_data (picture, CAIRO_MIME_TYPE_JPEG, &there, &n_there);
  if (there != NULL)
    return;
  g_autoptr (GdkPixbuf) pixbuf = pixbuf_from_surface (picture);
  /* Where no JPEG can be written the document holds the pixels. */
  if (gdk_pixbuf_save_to_buffer (pixbuf, &data, &n, "jpeg", NULL, "quality", "90", NULL) &&
      cairo_surface_set_mime_data (picture, CAIRO_MIME_TYPE_JPEG, (guint8 *)data, n, g_free,
                                   data) != CAIRO_STATUS_SUCCESS)
    g_free (data);
}

static cairo_surface_t *
decode_svg (SvPainter *self, const guint8 *data, gsize n, int side)
{
  return sv_picture_decode_svg (self, data, n);
}

static const struct {
  const char *prefix;
  SvPictureKind kind;
  cairo_surface_t *(*decode) (SvPainter *self, const guint8 *data, gsize n, int side);
} kinds[] = {
  { "data:image/png;base64,", SV_PICTURE_PNG, decode_png },
  { "data:image/jpeg;base64,", SV_PICTURE_JPEG, decode_jpeg },
  { "data:image/svg+xml;base64,", SV_PICTURE_SVG, decode_svg },
};

cairo_surface_t *
sv_picture_decode (SvPictureKind kind, const guint8 *data, gsize n, int side)
{
  for (unsigned i = 0; i < G_N_ELEMENTS (kinds); i++)
    if (kinds[i].kind == kind)
      return kinds[i].decode (NULL, data, n, side);
  return NULL;
}

static cairo_surface_t *
decode_url (SvPainter *self, const char *url, size_t length)
{
  if (length > URL_MAX)
    return NULL;
  for (unsigned i = 0; i < G_N_ELEMENTS (kinds); i++) {
    if (!g_str_has_prefix (url, kinds[i].prefix))
      continue;
    gsize n = 0;
    g_autofree guint8 *data = g_base64_decode (url + strlen (kinds[i].prefix), &n);
    return data != NULL && n > 0 && n <= BYTES_MAX
               ? kinds[i].decode (self, data, n, SV_PICTURE_SIDE)
               : NULL;
  }
  return NULL;
}

/* FNV-1a over the text, so that the painter need not keep the text itself. */
static gint64
fingerprint (const char *text, size_t n)
{
  guint64 hash = 0xcbf29ce484222325u;

  for (size_t i = 0; i < n; i++)
    hash = (hash ^ (guint8)text[i]) * 0x100000001b3u;
  return (gint64)hash;
}

cairo_surface_t *
sv_painter_picture (SvPainter *self, const char *url)
{
  const size_t length = strnlen (url, URL_MAX + 1);
  const gint64 key = fingerprint (url, length);
  gpointer found;

  if (g_hash_table_lookup_extended (self->pictures, &key, NULL, &found))
    return found;

  if (g_hash_table_size (self->pictures) >= PICTURES_MAX)
    g_hash_table_remove_all (self->pictures);
  cairo_surface_t *surface = decode_url (self, url, length);
  g_hash_table_insert (self->pictures, g_memdup2 (&key, sizeof key), surface);
  return surface;
}

void
sv_painter_forget_pictures (SvPainter *painter)
{
  g_return_if_fail (painter != NULL);
  g_hash_table_remove_all (painter->pictures);
  painter->svg_stalls = 0;
}
