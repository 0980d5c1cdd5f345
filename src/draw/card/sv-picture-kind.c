/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gi18n-lib.h>

#include "sv-picture-kind.h"

#include <math.h>
#include <string.h>

static guint32
read_be (const guint8 *p, unsigned n)
{
  guint32 value = 0;

  for (unsigned i = 0; i < n; i++)
    value = value << 8 | p[i];
  return value;
}

static guint32
read_le (const guint8 *p, unsigned n)
{
  guint32 value = 0;

  while (n-- > 0)
    value = value << 8 | p[n];
  return value;
}

/* --- Formats --- */

#define NOT_A_PICTURE                                                                              \
  N_ ("This file is not a picture that can be used here. Save the picture as PNG or JPEG.")

/* A format that is recognised by the bytes @magic at offset @at. */
typedef struct {
  gsize at;
  const char *magic;
  gsize n;
  SvPictureFormat format;
} Row;

#define AT(at, magic) at, magic, sizeof magic - 1
#define PICTURE(name, type, endings)                                                               \
  {                                                                                                \
    SV_PICTURE_OTHER, name, "image/" type, endings, NULL                                           \
  }
#define NO_PICTURE(sentence)                                                                       \
  {                                                                                                \
    SV_PICTURE_NO_PICTURE, NULL, NULL, NULL, sentence                                              \
  }

/* Formats in the order in which they are tried; the first match counts. */
static const Row rows[] = {
  { AT (0, "\x89PNG"), { SV_PICTURE_PNG, "PNG", "image/png", " .png ", NULL } },
  { AT (0, "\xff\xd8\xff"), { SV_PICTURE_JPEG, "JPEG", "image/jpeg", " .jpg .jpeg .jpe ", NULL } },
  { AT (8, "WEBP"), PICTURE ("WebP", "webp", " .webp ") },
  { AT (0, "GIF8"), PICTURE ("GIF", "gif", " .gif ") },
  { AT (4, "ftypavi"), PICTURE ("AVIF", "avif", " .avif .avifs ") },
  { AT (4, "ftyphe"), PICTURE ("HEIC", "heif", " .heic .heif .hif ") },
  { AT (4, "ftypmif1"), PICTURE ("HEIF", "heif", " .heic .heif .hif .avif ") },
  { AT (4, "ftypmsf1"), PICTURE ("HEIF", "heif", " .heic .heif .hif .avif ") },
  { AT (0, "\xff\x0a"), PICTURE ("JPEG XL", "jxl", " .jxl ") },
  { AT (0, "\0\0\0\x0cJXL "), PICTURE ("JPEG XL", "jxl", " .jxl ") },
  { AT (0, "\0\0\0\x0cjP  "), PICTURE ("JPEG 2000", "jp2", " .jp2 .j2k .jpx ") },
  { AT (0, "II*\0"), PICTURE ("TIFF", "tiff", " .tif .tiff ") },
  { AT (0, "MM\0*"), PICTURE ("TIFF", "tiff", " .tif .tiff ") },
  { AT (0, "\0\0\1\0"), PICTURE ("ICO", "x-icon", " .ico ") },
  /* the "BM" at the start is checked separately */
  { AT (6, "\0\0\0\0"), PICTURE ("BMP", "bmp", " .bmp .dib ") },
  { AT (0, "8BPS"),
    NO_PICTURE (N_ ("This is a document of Photoshop. Save the picture as PNG or JPEG.")) },
  { AT (4, "ftyp"), NO_PICTURE (N_ ("This is a video, not a picture.")) },
  { AT (8, "AVI "), NO_PICTURE (N_ ("This is a video, not a picture.")) },
  { AT (0, "\x1a\x45\xdf\xa3"), NO_PICTURE (N_ ("This is a video, not a picture.")) },
  { AT (0, "%PDF"),
    NO_PICTURE (N_ ("This is a PDF document, not a picture. Save the picture as PNG or JPEG.")) },
  { AT (0, "%!PS"),
    NO_PICTURE (N_ ("This is a PostScript document, not a picture. Save it as PNG or JPEG.")) },
  { AT (0, "\xd0\xcf\x11\xe0"),
    NO_PICTURE (N_ (
        "This is a document of an office program. Save the picture in it as a separate file.")) },
  { AT (0, "PK\3\4"), NO_PICTURE (N_ ("This is a ZIP archive or an office document. Save the "
                                      "picture in it as a separate file.")) },
};

static const SvPictureFormat drawing = { SV_PICTURE_SVG, "SVG", "image/svg+xml", " .svg .svgz ",
                                         NULL };
static const SvPictureFormat web_page = NO_PICTURE (
    N_ ("This is a web page, not a picture. Open it in a browser and save the picture itself."));
static const SvPictureFormat text = NO_PICTURE (N_ ("This file contains text, not a picture."));
static const SvPictureFormat unknown = NO_PICTURE (NOT_A_PICTURE);

static bool
has_magic (const Row *row, const guint8 *data, gsize n)
{
  if (n < row->at + row->n || memcmp (data + row->at, row->magic, row->n) != 0)
    return false;
  return strcmp (row->format.name != NULL ? row->format.name : "", "BMP") != 0 ||
         memcmp (data, "BM", 2) == 0;
}

static bool
begins_with_word (const char *at, gsize n, const char *word)
{
  return n >= strlen (word) && g_ascii_strncasecmp (at, word, strlen (word)) == 0;
}

/* Return the format of a text file: a drawing if it contains SVG in a supported encoding. */
static const SvPictureFormat *
text_format (const guint8 *data, gsize n)
{
  const bool wide =
      n >= 4 && (memcmp (data, "\xff\xfe", 2) == 0 || memcmp (data, "\xfe\xff", 2) == 0);
  const char *at = (const char *)data;
  gsize left = n;

  if (wide && (memmem (data, n, "<\0s\0v\0g", 7) != NULL))
    return &drawing;
  if (left >= 3 && memcmp (at, "\xef\xbb\xbf", 3) == 0)
    at += 3, left -= 3;
  while (left > 0 && g_ascii_isspace (*at))
    at++, left--;
  if (begins_with_word (at, left, "<!doctype html") || begins_with_word (at, left, "<html"))
    return &web_page;
  if (memmem (data, n, "<svg", 4) != NULL || memmem (data, n, ":svg", 4) != NULL ||
      memmem (data, n, "<!DOCTYPE svg", 13) != NULL)
    return memchr (data, '\0', n) == NULL ? &drawing : &unknown;
  if (wide || (n > 0 && memchr (data, '\0', n) == NULL && g_utf8_validate (at, (gssize)left, NULL)))
    return &text;
  return &unknown;
}

const SvPictureFormat *
sv_picture_format (const guint8 *data, gsize n)
{
  if (data == NULL)
    return &unknown;
  for (unsigned i = 0; i < G_N_ELEMENTS (rows); i++)
    if (has_magic (&rows[i], data, n))
      return &rows[i].format;
  if (n >= 3 && memcmp (data, "\x1f\x8b\x08", 3) == 0)
    return &drawing; /* gzip: its contents are checked when it is read */
  return text_format (data, n);
}

bool
sv_picture_format_suits (const SvPictureFormat *format, const char *name)
{
  const char *dot = strrchr (name, '.');

  if (dot == NULL || dot == name || format->endings == NULL)
    return true;
  g_autofree char *lower = g_ascii_strdown (dot, -1);
  g_autofree char *word = g_strconcat (" ", lower, " ", NULL);
  return strstr (format->endings, word) != NULL;
}

/* --- Sizes --- */

SvJpegHeader
sv_picture_scan_jpeg (const guint8 *data, gsize n)
{
  SvJpegHeader header = { 0 };
  gsize at = 2;

  while (at + 1 < n) {
    const guint8 marker = data[at + 1];
    const bool is_size =
        marker >= 0xc0 && marker <= 0xcf && marker != 0xc4 && marker != 0xc8 && marker != 0xcc;

    if (data[at] != 0xff || marker == 0 || marker == 0xff || (marker >= 0xd0 && marker <= 0xd7)) {
      at++;
      continue;
    }
    if (marker == 0xd9) {
      header.whole = true;
      break;
    }
    if (is_size && at + 9 <= n) {
      header.h = read_be (data + at + 5, 2);
      header.w = read_be (data + at + 7, 2);
      header.progressive |= marker == 0xc2 || marker == 0xca;
      header.unusual |= data[at + 4] != 8 || (marker > 0xc2 && marker != 0xc9 && marker != 0xca);
    }
    at += at + 4 <= n ? 2 + read_be (data + at + 2, 2) : 2;
  }
  return header;
}

/* Return how to turn a picture upright, 1–8 as in Exif, from a TIFF header as JPEG and PNG contain
 * it. Returns 1 if the bytes do not say. */
static unsigned
exif_orientation (const guint8 *data, gsize n)
{
  enum { ORIENTATION = 0x0112, ENTRY = 12 };
  const bool little = n >= 2 && memcmp (data, "II", 2) == 0;
  guint32 (*read) (const guint8 *, unsigned) = little ? read_le : read_be;

  if (n < 10)
    return 1;
  const gsize table = read (data + 4, 4);
  if (table > n - 2)
    return 1;
  const unsigned entries = read (data + table, 2);
  for (gsize i = 0, at = table + 2; i < entries && at + ENTRY <= n; i++, at += ENTRY)
    if (read (data + at, 2) == ORIENTATION) {
      const unsigned value = read (data + at + 8, 2);
      return value >= 1 && value <= 8 ? value : 1;
    }
  return 1;
}

bool
sv_picture_scan_png (const guint8 *data, gsize n, unsigned *orientation)
{
  /* sizes in bytes: file signature; length, name and checksum around a chunk */
  enum { SIGNATURE = 8, AROUND = 12 };

  for (gsize at = SIGNATURE; at <= n && n - at >= AROUND;) {
    const guint32 length = read_be (data + at, 4);
    if (length > n - at - AROUND)
      return false;
    if (memcmp (data + at + 4, "IEND", 4) == 0)
      return true;
    if (orientation != NULL && *orientation == 0 && memcmp (data + at + 4, "eXIf", 4) == 0)
      *orientation = exif_orientation (data + at + 8, length);
    at += AROUND + length;
  }
  return false;
}

/* Get the size of a WebP, which is stored in one of three ways, depending on its first chunk. */
static bool
webp_size (const guint8 *data, gsize n, double *w, double *h)
{
  if (n < 30)
    return false;
  if (memcmp (data + 12, "VP8X", 4) == 0) {
    *w = read_le (data + 24, 3) + 1;
    *h = read_le (data + 27, 3) + 1;
  } else if (memcmp (data + 12, "VP8L", 4) == 0) {
    const guint32 bits = read_le (data + 21, 4);
    *w = (bits & 0x3fff) + 1;
    *h = (bits >> 14 & 0x3fff) + 1;
  } else {
    *w = read_le (data + 26, 2) & 0x3fff;
    *h = read_le (data + 28, 2) & 0x3fff;
  }
  return true;
}

/* Get the size of a BMP. A negative height means that the top row comes first. */
static bool
bmp_size (const guint8 *data, gsize n, double *w, double *h)
{
  enum { OLD_HEADER = 12 };

  if (n < 26)
    return false;
  const bool old = read_le (data + 14, 4) == OLD_HEADER;
  *w = old ? read_le (data + 18, 2) : read_le (data + 18, 4);
  *h = old ? read_le (data + 20, 2) : fabs ((double)(gint32)read_le (data + 22, 4));
  return true;
}

static bool
jpeg_size (const guint8 *data, gsize n, double *w, double *h)
{
  const SvJpegHeader header = sv_picture_scan_jpeg (data, n);

  *w = header.w;
  *h = header.h;
  return header.w > 0;
}

bool
sv_picture_stated_size (const guint8 *data, gsize n, double *w, double *h)
{
  const SvPictureFormat *format = sv_picture_format (data, n);

  if (format->kind == SV_PICTURE_JPEG)
    return jpeg_size (data, n, w, h);
  if (format->kind == SV_PICTURE_PNG && n >= 24) {
    *w = read_be (data + 16, 4);
    *h = read_be (data + 20, 4);
    return true;
  }
  if (g_strcmp0 (format->name, "GIF") == 0 && n >= 10) {
    *w = read_le (data + 6, 2);
    *h = read_le (data + 8, 2);
    return true;
  }
  if (g_strcmp0 (format->name, "BMP") == 0)
    return bmp_size (data, n, w, h);
  return g_strcmp0 (format->name, "WebP") == 0 && webp_size (data, n, w, h);
}
