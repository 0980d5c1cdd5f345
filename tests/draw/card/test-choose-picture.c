/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Files that people choose as a picture, whole and damaged, of every kind that they might take for
 * one: each is read, or refused for what really is the matter with it. */

#include "sv-picture-read.h"

#include <gdk-pixbuf/gdk-pixbuf.h>
#include <glib/gstdio.h>
#include <string.h>

/* 24 × 16, red; no writer of GdkPixbuf makes these. */
static const char progressive[] =
    "/9j/4AAQSkZJRgABAQAAAQABAAD/2wBDABsSFBcUERsXFhceHBsgKEIrKCUlKFE6PTBCYFVlZF9VXVtqeJmBanGQ"
    "c1tdhbWGkJ6jq62rZ4C8ybqmx5moq6T/2wBDARweHigjKE4rK06kbl1upKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSk"
    "pKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKT/wgARCAAQABgDASIAAhEBAxEB/8QAFQABAQAAAAAAAAAAAAAAAAAA"
    "AAT/xAAWAQEBAQAAAAAAAAAAAAAAAAAAAwX/2gAMAwEAAhADEAAAAZxHSA//xAAUEAEAAAAAAAAAAAAAAAAAAAAg"
    "/9oACAEBAAEFAl//xAAUEQEAAAAAAAAAAAAAAAAAAAAQ/9oACAEDAQE/AT//xAAUEQEAAAAAAAAAAAAAAAAAAAAQ"
    "/9oACAECAQE/AT//xAAUEAEAAAAAAAAAAAAAAAAAAAAg/9oACAEBAAY/Al//xAAUEAEAAAAAAAAAAAAAAAAAAAAg"
    "/9oACAEBAAE/IV//2gAMAwEAAgADAAAAEPPP/8QAFBEBAAAAAAAAAAAAAAAAAAAAEP/aAAgBAwEBPxA//8QAFBEB"
    "AAAAAAAAAAAAAAAAAAAAEP/aAAgBAgEBPxA//8QAFBABAAAAAAAAAAAAAAAAAAAAIP/aAAgBAQABPxBf/9k=";
static const char cmyk[] =
    "/9j/7gAOQWRvYmUAZAAAAAAC/9sAQwAbEhQXFBEbFxYXHhwbIChCKyglJShROj0wQmBVZWRfVV1baniZgWpxkHNb"
    "XYW1hpCeo6utq2eAvMm6pseZqKuk/9sAQwEcHh4oIyhOKytOpG5dbqSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSk"
    "pKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSk/8AAFAgAEAAYBAEiAAIRAQMRAQQiAP/EABYAAQEBAAAAAAAAAAAAAAAA"
    "AAAEBv/EABQQAQAAAAAAAAAAAAAAAAAAAAD/xAAWAQEBAQAAAAAAAAAAAAAAAAAABAb/xAAUEQEAAAAAAAAAAAAA"
    "AAAAAAAA/9oADgQBAAIRAxEEAAA/ALwFjNNMAAAAP//Z";
static const char gif[] = "R0lGODlhBAAEAIABAP8AAP///yH5BAEKAAEALAAAAAAEAAQAAAIEhI+pWQA7";
static const char webp[] = "UklGRhoAAABXRUJQVlA4TA0AAAAvAAAAEAcQERGIiP4HAA==";

/* --- Files --- */

static GByteArray *
of_text (const char *text)
{
  return g_byte_array_append (g_byte_array_new (), (const guint8 *)text, (guint)strlen (text));
}

static GByteArray *
of_bytes (const char *bytes, gsize n)
{
  return g_byte_array_append (g_byte_array_new (), (const guint8 *)bytes, (guint)n);
}

static GByteArray *
of_base64 (const char *text)
{
  gsize n;
  guint8 *data = g_base64_decode (text, &n);

  return g_byte_array_new_take (data, n);
}

static GdkPixbuf *
make_pixbuf (bool noise)
{
  GdkPixbuf *pixbuf = gdk_pixbuf_new (GDK_COLORSPACE_RGB, FALSE, 8, 60, 40);
  guint8 *data = gdk_pixbuf_get_pixels (pixbuf);

  gdk_pixbuf_fill (pixbuf, 0xff0000ff);
  for (gsize i = 0; noise && i < gdk_pixbuf_get_byte_length (pixbuf); i++)
    data[i] = (guint8)(i * i * 31 >> 3);
  return pixbuf;
}

static GByteArray *
save (const char *type, bool noise)
{
  g_autoptr (GdkPixbuf) plain = make_pixbuf (noise);
  g_autoptr (GdkPixbuf) clear = gdk_pixbuf_add_alpha (plain, FALSE, 0, 0, 0);
  g_autoptr (GError) error = NULL;
  char *data;
  gsize n;

  /* Newer loaders refuse an icon without alpha, also one that they wrote themselves. */
  gdk_pixbuf_save_to_buffer (g_str_equal (type, "ico") ? clear : plain, &data, &n, type, &error,
                             NULL);
  g_assert_no_error (error);
  return g_byte_array_new_take ((guint8 *)data, n);
}

static void
add_number (GByteArray *bytes, guint32 value)
{
  const guint32 big = GUINT32_TO_BE (value);

  g_byte_array_append (bytes, (const guint8 *)&big, sizeof big);
}

static guint32
sum_of (const guint8 *data, gsize n)
{
  guint32 sum = 0xffffffff;

  for (gsize i = 0; i < n; i++) {
    sum ^= data[i];
    for (int k = 0; k < 8; k++)
      sum = sum >> 1 ^ (sum & 1 ? 0xedb88320 : 0);
  }
  return ~sum;
}

static void
add_chunk (GByteArray *png, const char *name, const void *data, gsize n)
{
  add_number (png, (guint32)n);
  const guint begin = png->len;
  g_byte_array_append (png, (const guint8 *)name, 4);
  g_byte_array_append (png, data, (guint)n);
  add_number (png, sum_of (png->data + begin, png->len - begin));
}

static GByteArray *
deflate_bytes (const GByteArray *bytes)
{
  g_autoptr (GZlibCompressor) zlib = g_zlib_compressor_new (G_ZLIB_COMPRESSOR_FORMAT_ZLIB, 9);
  GByteArray *out = g_byte_array_new ();
  gsize read, written;

  g_byte_array_set_size (out, bytes->len + 1000);
  g_assert_cmpint (g_converter_convert (G_CONVERTER (zlib), bytes->data, bytes->len, out->data,
                                        out->len, G_CONVERTER_INPUT_AT_END, &read, &written, NULL),
                   ==, G_CONVERTER_FINISHED);
  g_byte_array_set_size (out, (guint)written);
  return out;
}

/* The rows of a picture, or of one pass over an interlaced one: half of full light. */
static void
add_rows (GByteArray *rows, guint w, guint h, guint bits)
{
  for (guint y = 0; w > 0 && y < h; y++) {
    const guint n = (w * bits + 7) / 8, at = rows->len;

    g_byte_array_set_size (rows, at + 1 + n);
    memset (rows->data + at, 0x77, 1 + n);
    rows->data[at] = 0; /* no filter */
  }
}

/* colours: 0 grey, 2 RGB, 4 grey and opacity, 6 RGB and opacity. extra: a chunk, or NULL. */
static GByteArray *
make_png (guint w, guint h, guint depth, guint colours, bool interlaced, const char *extra)
{
  static const guint channels[] = { 1, 0, 3, 0, 2, 0, 4 };
  static const guint passes[7][4] = { { 0, 0, 8, 8 }, { 4, 0, 8, 8 }, { 0, 4, 4, 8 },
                                      { 2, 0, 4, 4 }, { 0, 2, 2, 4 }, { 1, 0, 2, 2 },
                                      { 0, 1, 1, 2 } };
  GByteArray *png = of_text ("\x89PNG\r\n\x1a\n");
  const guint8 head[] = { 0,
                          0,
                          (guint8)(w >> 8),
                          (guint8)w,
                          0,
                          0,
                          (guint8)(h >> 8),
                          (guint8)h,
                          (guint8)depth,
                          (guint8)colours,
                          0,
                          0,
                          interlaced };
  g_autoptr (GByteArray) rows = g_byte_array_new ();
  const guint bits = depth * channels[colours];

  for (guint i = 0; interlaced && i < 7; i++) {
    const guint *pass = passes[i];
    add_rows (rows, (w + pass[2] - 1 - pass[0]) / pass[2], (h + pass[3] - 1 - pass[1]) / pass[3],
              bits);
  }
  if (!interlaced)
    add_rows (rows, w, h, bits);
  g_autoptr (GByteArray) packed = deflate_bytes (rows);
  add_chunk (png, "IHDR", head, sizeof head);
  if (extra != NULL)
    add_chunk (png, extra, "hello", 5);
  add_chunk (png, "IDAT", packed->data, packed->len);
  add_chunk (png, "IEND", NULL, 0);
  return png;
}

static GByteArray *
cut (GByteArray *file, guint n)
{
  g_assert_cmpuint (n, <, file->len);
  return g_byte_array_set_size (file, n);
}

/* Write bytes over the first place where others stand. */
static GByteArray *
patch (GByteArray *file, const char *old, const char *with, gsize n)
{
  guint8 *at = memmem (file->data, file->len, old, n);

  g_assert_nonnull (at);
  memcpy (at, with, n);
  return file;
}

/* A byte in the middle of the data of a chunk. */
static GByteArray *
flip (GByteArray *file, const char *chunk)
{
  guint8 *at = memmem (file->data, file->len, chunk, strlen (chunk));

  g_assert_nonnull (at);
  at[6] ^= 0x55;
  return file;
}

/* --- Cases --- */

#define DAMAGED "This picture is damaged, or was not copied completely."

static void
opened_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  *(GAsyncResult **)data = g_object_ref (result);
}

/* The file as chosen under this name: read if the sentence is NULL. Takes bytes. */
static void
try (const char *name, GByteArray *bytes, const char *sentence)
{
  g_autofree char *folder = g_dir_make_tmp ("speelveld-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (folder, name, NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (GAsyncResult) result = NULL;
  g_autoptr (GError) error = NULL;

  g_assert_true (g_file_set_contents (path, (const char *)bytes->data, (gssize)bytes->len, NULL));
  g_byte_array_unref (bytes);
  sv_picture_open_async (file, 640, NULL, opened_cb, &result);
  while (result == NULL)
    g_main_context_iteration (NULL, TRUE);
  cairo_surface_t *picture = sv_picture_finish (result, NULL, &error);
  const char *said = error != NULL ? error->message : NULL;
  if (g_strcmp0 (said, sentence) != 0)
    g_error ("%s: “%s” in place of “%s”", name, said, sentence);
  g_assert_true ((picture == NULL) == (error != NULL));
  g_clear_pointer (&picture, cairo_surface_destroy);
  g_unlink (path);
  g_rmdir (folder);
}

/* Whether a loader is installed. */
static bool
can_read (const char *mime)
{
  g_autoptr (GSList) formats = gdk_pixbuf_get_formats ();
  bool found = false;

  for (GSList *each = formats; each != NULL; each = each->next) {
    g_auto (GStrv) types = gdk_pixbuf_format_get_mime_types (each->data);
    found |= g_strv_contains ((const char *const *)types, mime);
  }
  return found;
}

static void
test_png (void)
{
  try ("grey.png", make_png (40, 30, 8, 0, false, NULL), NULL);
  try ("bits.png", make_png (41, 30, 1, 0, false, NULL), NULL);
  try ("colour.png", make_png (40, 30, 8, 2, false, NULL), NULL);
  try ("deep.png", make_png (40, 30, 16, 2, false, NULL), NULL);
  try ("deep-holes.png", make_png (40, 30, 16, 6, false, NULL), NULL);
  try ("interlaced.png", make_png (41, 33, 8, 6, true, NULL), NULL);
  try ("deep-interlaced.png", make_png (3, 2, 16, 4, true, NULL), NULL);
  try ("unknown-part.png", make_png (40, 30, 8, 2, false, "heLp"), NULL);
  try ("tail.png",
       g_byte_array_append (make_png (40, 30, 8, 2, false, NULL), (const guint8 *)"xyz", 3), NULL);
  try ("wrong-sum-of-what-is-not-needed.png", flip (make_png (40, 30, 8, 2, false, "heLp"), "heLp"),
       NULL);
  try ("photo.jpg", make_png (40, 30, 8, 2, false, NULL), NULL);
  try ("strip.png", make_png (800, 4, 8, 2, false, NULL),
       "This picture is a strip: one side is more than 20 times as long as the other. Cut out a "
       "part of it first.");
}

static void
test_png_damaged (void)
{
  g_autoptr (GByteArray) whole = make_png (40, 30, 8, 2, false, NULL);

  for (guint n = 12; n < whole->len; n += 7)
    try ("cut.png", cut (make_png (40, 30, 8, 2, false, NULL), n), DAMAGED);
  try ("wrong-sum.png", flip (make_png (40, 30, 8, 2, false, NULL), "IDAT"), DAMAGED);
  try ("wrong-head.png", flip (make_png (40, 30, 8, 2, false, NULL), "IHDR"), DAMAGED);
  try ("no-head.png", patch (make_png (40, 30, 8, 2, false, NULL), "IHDR", "RDHI", 4), DAMAGED);
  try ("sent-as-text.png",
       patch (make_png (40, 30, 8, 2, false, NULL), "\r\n\x1a\n", "\n\n\x1a\n", 4), DAMAGED);
  try ("negative.png", patch (make_png (40, 30, 8, 2, false, NULL), "IHDR\0\0", "IHDR\xff\xff", 6),
       DAMAGED);
  try ("no-width.png",
       patch (make_png (40, 30, 8, 2, false, NULL), "IHDR\0\0\0\x28", "IHDR\0\0\0\0", 8), DAMAGED);
  try ("large.png",
       patch (make_png (40, 30, 8, 2, false, NULL), "IHDR\0\0\0\x28\0\0\0\x1e",
              "IHDR\0\0\x27\x10\0\0\x27\x10", 12),
       "This picture has 100 million pixels, and at most 33 million can be read. Make it smaller "
       "first.");
}

static void
test_jpeg (void)
{
  try ("photo.jpg", save ("jpeg", true), NULL);
  try ("photo.jpeg", of_base64 (progressive), NULL);
  try ("press.jpg", of_base64 (cmyk), NULL);
  try ("photo.png", save ("jpeg", true), NULL);
  try ("tail.jpg", g_byte_array_append (save ("jpeg", true), (const guint8 *)"xyz", 3), NULL);
  for (guint n = 12; n < 600; n += 53)
    try ("cut.jpg", cut (save ("jpeg", true), n), DAMAGED);
  try ("start.jpg", of_text ("\xff\xd8\xff\xe0\0"), DAMAGED);
  try ("twelve-bits.jpg", patch (save ("jpeg", true), "\xff\xc0\0\x11\x8", "\xff\xc0\0\x11\xc", 5),
       "This is a JPEG of a rare kind, which cannot be read here. Save it as PNG.");
  try ("lossless.jpg", patch (save ("jpeg", true), "\xff\xc0\0\x11", "\xff\xc3\0\x11", 4),
       "This is a JPEG of a rare kind, which cannot be read here. Save it as PNG.");
  try ("large.jpg",
       patch (save ("jpeg", true), "\xff\xc0\0\x11\x8\0\x28\0\x3c",
              "\xff\xc0\0\x11\x8\xff\xff\xff\xff", 9),
       "This picture has 4295 million pixels, and at most 110 million can be read. Make it smaller "
       "first.");
  try ("large-progressive.jpg",
       patch (of_base64 (progressive), "\xff\xc2\0\x11\x8\0\x10\0\x18",
              "\xff\xc2\0\x11\x8\x20\0\x20\0", 9),
       "This picture has 68 million pixels, and at most 33 million can be read. Make it smaller "
       "first.");
  try ("no-height.jpg",
       patch (save ("jpeg", true), "\xff\xc0\0\x11\x8\0\x28", "\xff\xc0\0\x11\x8\0\0", 7), DAMAGED);
}

/* What GdkPixbuf has a loader for is read, under whatever name. */
static void
test_rare (void)
{
  static const char *const types[] = { "bmp", "ico", "tiff" };

  for (guint i = 0; i < G_N_ELEMENTS (types); i++) {
    g_autofree char *name = g_strdup_printf ("a.%s", types[i]);
    try (name, save (types[i], true), NULL);
    try ("a.png", save (types[i], true), NULL);
    try (name, cut (save (types[i], true), 30), DAMAGED);
  }
  try ("a.gif", of_base64 (gif), NULL);
  try ("a.jpg", of_base64 (gif), NULL);
  try ("a.gif", cut (of_base64 (gif), 11), DAMAGED);
  try ("a.gif", patch (of_base64 (gif), "GIF89a\4\0\4\0", "GIF89a\xff\xff\xff\xff", 10),
       "This picture has 4295 million pixels, and at most 33 million can be read. Make it smaller "
       "first.");
  try ("a.bmp", patch (save ("bmp", true), "\x3c\0\0\0\x28\0\0\0", "\0\0\1\0\0\0\1\0", 8),
       "This picture has 4295 million pixels, and at most 33 million can be read. Make it smaller "
       "first.");
}

static const char *
unless (const char *mime, const char *sentence, const char *else_sentence)
{
  return can_read (mime) ? else_sentence : sentence;
}

#define ALONE(name) "This is a " name " picture, which cannot be read here. Save it as PNG or JPEG."
#define NAMED(name, ending)                                                                        \
  "This is a " name " picture, though its name ends in “" ending                                   \
  "”. It cannot be read here: save it as PNG or JPEG."

/* As telephones and web pages give them: told by what they are, or read. */
static void
test_misnamed (void)
{
  try ("a.webp", of_base64 (webp), unless ("image/webp", ALONE ("WebP"), NULL));
  try ("a.png", of_base64 (webp), unless ("image/webp", NAMED ("WebP", ".png"), NULL));
  try ("a.JPG", of_base64 (webp), unless ("image/webp", NAMED ("WebP", ".JPG"), NULL));
  try ("photo", of_base64 (webp), unless ("image/webp", ALONE ("WebP"), NULL));
  try ("a.heic",
       of_bytes ("\0\0\0\x18"
                 "ftypheic\0\0\0\0mif1heic",
                 24),
       unless ("image/heif", ALONE ("HEIC"), DAMAGED));
  try ("a.jpg",
       of_bytes ("\0\0\0\x18"
                 "ftypheic\0\0\0\0mif1heic",
                 24),
       unless ("image/heif", NAMED ("HEIC", ".jpg"), DAMAGED));
  try ("a.png",
       of_bytes ("\0\0\0\x18"
                 "ftypavif\0\0\0\0mif1avif",
                 24),
       unless ("image/avif", NAMED ("AVIF", ".png"), DAMAGED));
  /* A loader of this kind waits for ever for more data, until it is stopped: not to be waited for
   * here. */
  if (!can_read ("image/jxl"))
    try ("a.jpg", of_bytes ("\0\0\0\x0cJXL \r\n\x87\n", 12), NAMED ("JPEG XL", ".jpg"));
}

static void
test_no_picture (void)
{
  static const struct {
    const char *name, *bytes;
    gsize n;
    const char *sentence;
  } cases[] = {
#define CASE(name, bytes, sentence) { name, bytes, sizeof bytes - 1, sentence }
    CASE ("a.png", "", "This file is empty. Perhaps it was not copied completely."),
    CASE ("a.jpg", "<!DOCTYPE html>\n<html><body><svg/><img src='a.jpg'></body></html>",
          "This is a web page, not a picture. Open it in a browser and save the picture itself."),
    CASE ("a.jpg", "\xef\xbb\xbf \n<HTML lang='nl'>",
          "This is a web page, not a picture. Open it in a browser and save the picture itself."),
    CASE ("a.png", "%PDF-1.4\n%\xe2\xe3",
          "This is a PDF document, not a picture. Save the picture as PNG or JPEG."),
    CASE ("logo.eps", "%!PS-Adobe-3.0 EPSF",
          "This is a PostScript document, not a picture. Save it as PNG or JPEG."),
    CASE (
        "a.png", "PK\3\4\x14\0\0\0",
        "This is a ZIP archive or an office document. Save the picture in it as a separate file."),
    CASE ("a.doc", "\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1",
          "This is a document of an office program. Save the picture in it as a separate file."),
    CASE ("a.psd", "8BPS\0\1", "This is a document of Photoshop. Save the picture as PNG or JPEG."),
    CASE ("a.mp4",
          "\0\0\0\x18"
          "ftypisom\0\0",
          "This is a video, not a picture."),
    CASE ("a.mov",
          "\0\0\0\x14"
          "ftypqt  \0\0",
          "This is a video, not a picture."),
    CASE ("a.png", "hello, world\n", "This file contains text, not a picture."),
    CASE ("a.svg", "<?xml version='1.0'?><note>hello</note>",
          "This file contains text, not a picture."),
    CASE ("a.png", "\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
          "This file is not a picture that can be used here. Save the picture as PNG or JPEG."),
    CASE ("a.jpg", "\x12\x34\x56\x78\xff\xfe",
          "This file is not a picture that can be used here. Save the picture as PNG or JPEG."),
    CASE ("a.svgz", "\x1f\x8b\x08\0\0\0\0\0\0\3\xcb\x48\xcd\xc9\xc9\7\0\x86\xa6\x10\x36\5\0\0\0",
          "This file is not a picture that can be used here. Save the picture as PNG or JPEG."),
    CASE ("a.svg", "<svg xmlns='http://www.w3.org/2000/svg'><rect>", "This drawing is damaged."),
    CASE ("a.svg", "<svg xmlns='http://www.w3.org/2000/svg' ", "This drawing is damaged."),
    CASE ("a.svg", "<svg xmlns='http://example.org/'><rect/></svg>", "This drawing is damaged."),
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    try (cases[i].name, of_bytes (cases[i].bytes, cases[i].n), cases[i].sentence);
}

/* --- Turned --- */

static guint32
pixel_at (cairo_surface_t *surface, int x, int y)
{
  guint32 value;

  memcpy (&value,
          cairo_image_surface_get_data (surface) +
              (gsize)y * (gsize)cairo_image_surface_get_stride (surface) + 4 * (gsize)x,
          sizeof value);
  return value;
}

/* A PNG of 3 × 2 pixels, of which only the upper left one is light, that notes how it was held. */
static GByteArray *
make_turned_png (guint orientation, bool little)
{
  const guint8 rows[] = { 0, 255, 0, 0, 0, 0, 0, 0 };
  const guint8 head[] = { 0, 0, 0, 3, 0, 0, 0, 2, 8, 0, 0, 0, 0 };
  guint8 exif[] = "MM\0*\0\0\0\x08\0\2\1\0\0\3\0\0\0\1\0\7\0\0\1\x12\0\3\0\0\0\1\0\0\0\0\0\0\0\0";
  guint8 other[] = "II*\0\x08\0\0\0\1\0\x12\1\3\0\1\0\0\0\0\0\0\0\0\0\0\0";
  GByteArray *png = of_text ("\x89PNG\r\n\x1a\n");
  g_autoptr (GByteArray) plain = of_bytes ((const char *)rows, sizeof rows);
  g_autoptr (GByteArray) packed = deflate_bytes (plain);

  exif[31] = other[18] = (guint8)orientation;
  add_chunk (png, "IHDR", head, sizeof head);
  if (little)
    add_chunk (png, "eXIf", other, sizeof other - 1);
  else
    add_chunk (png, "eXIf", exif, sizeof exif - 1);
  add_chunk (png, "IDAT", packed->data, packed->len);
  add_chunk (png, "IEND", NULL, 0);
  return png;
}

/* Where the upper left pixel comes to, by Exif's table. */
static void
test_turned (void)
{
  static const struct {
    int w, h, x, y;
  } upright[] = { { 3, 2, 0, 0 }, { 3, 2, 0, 0 }, { 3, 2, 2, 0 }, { 3, 2, 2, 1 }, { 3, 2, 0, 1 },
                  { 2, 3, 0, 0 }, { 2, 3, 1, 0 }, { 2, 3, 1, 2 }, { 2, 3, 0, 2 }, { 3, 2, 0, 0 } };

  for (guint i = 0; i < 2 * G_N_ELEMENTS (upright); i++) {
    const guint orientation = i / 2;
    g_autoptr (GByteArray) png = make_turned_png (orientation, i % 2 == 0);
    g_autoptr (GError) error = NULL;
    cairo_surface_t *picture = sv_picture_open (png->data, png->len, 640, NULL, &error);

    g_assert_no_error (error);
    g_assert_cmpint (cairo_image_surface_get_width (picture), ==, upright[orientation].w);
    g_assert_cmpint (cairo_image_surface_get_height (picture), ==, upright[orientation].h);
    for (int y = 0; y < upright[orientation].h; y++)
      for (int x = 0; x < upright[orientation].w; x++)
        g_assert_cmphex (pixel_at (picture, x, y), ==,
                         x == upright[orientation].x && y == upright[orientation].y ? 0xffffffff
                                                                                    : 0xff000000);
    cairo_surface_destroy (picture);
  }
}

/* A large picture comes at the size that is wanted, with the holes that it has. */
static void
test_larger_than_needed (void)
{
  g_autoptr (GdkPixbuf) pixbuf = gdk_pixbuf_new (GDK_COLORSPACE_RGB, TRUE, 8, 900, 600);
  g_autofree char *png = NULL;
  g_autoptr (GError) error = NULL;
  gsize n;

  gdk_pixbuf_fill (pixbuf, 0xff000080);
  g_assert_true (gdk_pixbuf_save_to_buffer (pixbuf, &png, &n, "png", &error, NULL));
  cairo_surface_t *picture = sv_picture_open ((const guint8 *)png, n, 300, NULL, &error);
  g_assert_no_error (error);
  g_assert_cmpint (cairo_image_surface_get_width (picture), ==, 300);
  g_assert_cmpint (cairo_image_surface_get_height (picture), ==, 200);
  g_assert_cmphex (pixel_at (picture, 0, 0), ==, 0x80800000); /* colours times what covers */
  g_assert_cmphex (pixel_at (picture, 299, 199), ==, 0x80800000);
  cairo_surface_destroy (picture);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/choose-a-picture/png", test_png);
  g_test_add_func ("/choose-a-picture/png-damaged", test_png_damaged);
  g_test_add_func ("/choose-a-picture/jpeg", test_jpeg);
  g_test_add_func ("/choose-a-picture/of-a-rare-kind", test_rare);
  g_test_add_func ("/choose-a-picture/under-another-name", test_misnamed);
  g_test_add_func ("/choose-a-picture/that-is-none", test_no_picture);
  g_test_add_func ("/choose-a-picture/held-on-its-side", test_turned);
  g_test_add_func ("/choose-a-picture/larger-than-needed", test_larger_than_needed);
  return g_test_run ();
}
