/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Pictures that people pick: good ones, hostile ones, the part that is kept, and its file. */

#include "sv-picture-pick.h"
#include "sv-picture-read.h"

#include <gdk-pixbuf/gdk-pixbuf.h>

#include <math.h>
#include <string.h>
#include <sys/resource.h>

#define SVG "<svg xmlns='http://www.w3.org/2000/svg' width='80' height='40'"
#define GOOD                                                                                       \
  SVG "><rect width='80' height='40' fill='red'/><circle id='a' r='3'/><use href='#a'/></svg>"

static cairo_surface_t *
open_text (const char *text, GError **error)
{
  return sv_picture_open ((const guint8 *)text, strlen (text), SV_PICK_SIDE, NULL, error);
}

static void
refuse_bytes (const guint8 *data, gsize n, const char *part)
{
  g_autoptr (GError) error = NULL;
  cairo_surface_t *surface = sv_picture_open (data, n, SV_PICK_SIDE, NULL, &error);

  g_assert_null (surface);
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_INVALID_DATA);
  g_assert_nonnull (strstr (error->message, part));
}

static void
refuse_text (const char *text, const char *part)
{
  refuse_bytes ((const guint8 *)text, strlen (text), part);
}

/* A surface of two halves, red and blue, with or without a hole. */
static cairo_surface_t *
make_surface (int w, int h, bool hole)
{
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, w, h);
  cairo_t *cr = cairo_create (surface);

  cairo_set_source_rgb (cr, 1, 0, 0);
  cairo_rectangle (cr, 0, 0, w / 2.0, h);
  cairo_fill (cr);
  cairo_set_source_rgb (cr, 0, 0, 1);
  cairo_rectangle (cr, w / 2.0, 0, hole ? w / 4.0 : w / 2.0, h);
  cairo_fill (cr);
  cairo_destroy (cr);
  cairo_surface_flush (surface);
  return surface;
}

static guint32
pixel (cairo_surface_t *surface, double x, double y)
{
  const int w = cairo_image_surface_get_width (surface);
  const int h = cairo_image_surface_get_height (surface);
  const guint8 *row = cairo_image_surface_get_data (surface) +
                      (gsize)(y * (h - 1)) * (gsize)cairo_image_surface_get_stride (surface);
  guint32 value;

  memcpy (&value, row + 4 * (gsize)(x * (w - 1)), sizeof value);
  return value;
}

static void
test_good (void)
{
  g_autoptr (GError) error = NULL;
  cairo_surface_t *drawing = open_text (GOOD, &error);
  cairo_surface_t *source = make_surface (200, 100, true);

  g_assert_no_error (error);
  g_assert_cmphex (pixel (drawing, 0.9, 0.9), ==, 0xffff0000);
  cairo_surface_destroy (drawing);

  g_autoptr (GBytes) png = sv_picture_encode (source, false, 1 << 20, &error);
  g_assert_no_error (error);
  cairo_surface_t *again = sv_picture_open (g_bytes_get_data (png, NULL), g_bytes_get_size (png),
                                            SV_PICK_SIDE, NULL, &error);
  g_assert_no_error (error);
  g_assert_cmphex (pixel (again, 0.1, 0.5), ==, 0xffff0000);
  g_assert_cmphex (pixel (again, 0.6, 0.5), ==, 0xff0000ff);
  g_assert_cmphex (pixel (again, 0.9, 0.5), ==, 0);
  cairo_surface_destroy (again);
  cairo_surface_destroy (source);

  source = make_surface (200, 100, false);
  g_autoptr (GBytes) jpeg = sv_picture_encode (source, false, 1 << 20, &error);
  g_assert_no_error (error);
  g_assert_cmpint (((const guint8 *)g_bytes_get_data (jpeg, NULL))[0], ==, 0xff);
  g_autoptr (GBytes) lines = sv_picture_encode (source, true, 1 << 20, &error);
  g_assert_cmpint (((const guint8 *)g_bytes_get_data (lines, NULL))[0], ==, 0x89);
  again = sv_picture_open (g_bytes_get_data (jpeg, NULL), g_bytes_get_size (jpeg), SV_PICK_SIDE,
                           NULL, &error);
  g_assert_no_error (error);
  g_assert_cmpint (cairo_image_surface_get_width (again), ==, 200);
  /* A photograph keeps its colours. */
  g_assert_cmphex (pixel (again, 0.1, 0.5) & 0xf0f0f0f0, ==, 0xf0f00000);
  g_assert_cmphex (pixel (again, 0.6, 0.5) & 0xf0f0f0f0, ==, 0xf00000f0);
  cairo_surface_destroy (again);

  /* A file that ends in the middle. */
  refuse_bytes (g_bytes_get_data (png, NULL), g_bytes_get_size (png) / 2, "damaged");
  refuse_bytes (g_bytes_get_data (png, NULL), 12, "damaged");
  refuse_bytes (g_bytes_get_data (jpeg, NULL), 20, "damaged");
  refuse_bytes (g_bytes_get_data (jpeg, NULL), g_bytes_get_size (jpeg) * 3 / 4, "damaged");
  cairo_surface_destroy (source);
}

/* As large as today's telephones make them, and larger. */
static void
test_large_photo (void)
{
  g_autoptr (GdkPixbuf) small = gdk_pixbuf_new (GDK_COLORSPACE_RGB, FALSE, 8, 8, 8);
  g_autoptr (GdkPixbuf) photo = gdk_pixbuf_scale_simple (small, 8000, 6000, GDK_INTERP_NEAREST);
  g_autofree char *data = NULL;
  gsize n;

  g_assert_true (gdk_pixbuf_save_to_buffer (photo, &data, &n, "jpeg", NULL, NULL));
  cairo_surface_t *surface = sv_picture_open ((guint8 *)data, n, SV_PICK_SIDE, NULL, NULL);
  g_assert_cmpint (cairo_image_surface_get_width (surface), ==, 1600);
  g_assert_cmpint (cairo_image_surface_get_height (surface), ==, 1200);
  cairo_surface_destroy (surface);

  /* The same with a head that says 20,000 × 20,000. */
  guint8 *head = memmem (data, n, "\x17\x70\x1f\x40", 4);
  memcpy (head, "\x4e\x20\x4e\x20", 4);
  refuse_bytes ((guint8 *)data, n, "400 million pixels, and at most 110 million");
}

/* A strip is refused, whichever way it stands and whatever it is made of; a long banner is not. */
static void
test_strip (void)
{
  static const struct {
    int w, h;
    bool good;
  } sizes[] = {
    { 1, 9000, false }, { 9000, 1, false }, { 40, 840, false },
    { 40, 800, true },  { 800, 40, true },
  };

  for (unsigned i = 0; i < G_N_ELEMENTS (sizes); i++) {
    for (int lines = 0; lines < 2; lines++) {
      g_autoptr (GError) error = NULL;
      cairo_surface_t *source = make_surface (sizes[i].w, sizes[i].h, false);
      g_autoptr (GBytes) file = sv_picture_encode (source, lines == 1, 1 << 20, &error);
      g_assert_no_error (error);
      gsize n;
      const guint8 *data = g_bytes_get_data (file, &n);
      cairo_surface_t *read =
          sizes[i].good ? sv_picture_open (data, n, SV_PICK_SIDE, NULL, &error) : NULL;

      g_assert_no_error (error);
      if (!sizes[i].good)
        refuse_bytes (data, n, "strip");
      g_clear_pointer (&read, cairo_surface_destroy);
      cairo_surface_destroy (source);
    }
  }
  refuse_text ("<svg xmlns='http://www.w3.org/2000/svg' width='9000' height='10'/>", "strip");
}

/* A photograph that was copied in part, wherever it ends, also one that holds a smaller one of
 * itself. */
static void
test_cut_short (void)
{
  cairo_surface_t *source = make_surface (300, 200, false), *little = make_surface (30, 20, false);
  g_autoptr (GBytes) photo = sv_picture_encode (source, false, 1 << 20, NULL);
  g_autoptr (GBytes) thumbnail = sv_picture_encode (little, false, 1 << 20, NULL);
  g_autoptr (GByteArray) file = g_byte_array_new ();
  gsize n, n_little;
  const guint8 *data = g_bytes_get_data (photo, &n);
  const guint8 *inner = g_bytes_get_data (thumbnail, &n_little);
  const guint8 segment[] = { 0xff, 0xe1, (guint8)((n_little + 2) >> 8), (guint8)(n_little + 2) };

  g_byte_array_append (file, data, 2);
  g_byte_array_append (file, segment, sizeof segment);
  g_byte_array_append (file, inner, (guint)n_little);
  const guint head = file->len;
  g_byte_array_append (file, data + 2, (guint)n - 2);
  cairo_surface_t *whole = sv_picture_open (file->data, file->len, SV_PICK_SIDE, NULL, NULL);
  g_assert_nonnull (whole);
  cairo_surface_destroy (whole);
  for (guint length = head; length < file->len - 2; length += 7)
    refuse_bytes (file->data, length, "damaged");
  cairo_surface_destroy (source);
  cairo_surface_destroy (little);
}

static void
test_hostile (void)
{
  guint8 huge[64] = "\x89PNG\r\n\x1a\n\0\0\0\rIHDR\x7f\xff\xff\xff\x7f\xff\xff\xff\x08\x06";
  const gint64 start = g_get_monotonic_time ();
  struct rusage before, after;

  getrusage (RUSAGE_SELF, &before);
  refuse_bytes (huge, sizeof huge, "million pixels");
  refuse_text (SVG "><rect></svg>", "damaged");
  refuse_bytes (NULL, 0, "empty");
  refuse_text ("", "empty");
  refuse_text ("GIF89a", "damaged");
  refuse_bytes ((const guint8 *)GOOD "\0more", sizeof GOOD + 4, "not a picture");
  refuse_bytes ((const guint8 *)"\xff\xd8\xff", SV_PICTURE_FILE_BYTES + 1, "64 MiB");
  /* Not a measurement: only that nothing went on for ever, or filled the memory. */
  getrusage (RUSAGE_SELF, &after);
  g_assert_cmpint (after.ru_maxrss - before.ru_maxrss, <, 512 * 1024); /* KiB */
  g_assert_cmpint (g_get_monotonic_time () - start, <, 60 * G_USEC_PER_SEC);
}

static void
test_crop (void)
{
  SvCrop crop = { .x = -3, .y = 9, .zoom = 2, .ratio = 1 };
  double x, y, w, h;

  sv_crop_clamp (&crop, 200, 100);
  sv_crop_rectangle (&crop, 200, 100, &x, &y, &w, &h);
  g_assert_cmpfloat (x, ==, 0);
  g_assert_cmpfloat (y, ==, 50);
  g_assert_cmpfloat (w, ==, 50);
  g_assert_cmpfloat (h, ==, 50);

  crop = (SvCrop){ .x = 0.9, .y = 0.1, .zoom = 0.01, .ratio = 1, .whole = true };
  sv_crop_clamp (&crop, 200, 100);
  sv_crop_rectangle (&crop, 200, 100, &x, &y, &w, &h);
  g_assert_cmpfloat (w, ==, 200);
  g_assert_cmpfloat (x, ==, 0);
  g_assert_cmpfloat (y, ==, -50); /* as much empty above as below */

  crop = (SvCrop){ .x = 1, .y = 0.5, .zoom = NAN, .ratio = 1.2 };
  sv_crop_clamp (&crop, 200, 100);
  g_assert_cmpfloat (crop.zoom, ==, 1);

  /* As large as it can be, and 30 of the 100 that are left are above it. */
  crop = sv_crop_usual (0.5, false, 200, 200);
  sv_crop_rectangle (&crop, 200, 200, &x, &y, &w, &h);
  g_assert_cmpfloat (x, ==, 0);
  g_assert_cmpfloat_with_epsilon (y, 30, 1e-9);
  g_assert_cmpfloat (w, ==, 200);
  g_assert_cmpfloat (h, ==, 100);
  crop = sv_crop_usual (1, true, 200, 100);
  sv_crop_rectangle (&crop, 200, 100, &x, &y, &w, &h);
  g_assert_cmpfloat (y, ==, -50);
  g_assert_cmpfloat (w, ==, 200);

  crop = (SvCrop){ .x = 1, .y = 0.5, .zoom = 1, .ratio = 1.2 };
  cairo_surface_t *source = make_surface (200, 100, false);
  cairo_surface_t *part = sv_picture_crop (source, &crop, 50);
  g_assert_cmpint (cairo_image_surface_get_height (part), ==, 50);
  g_assert_cmphex (pixel (part, 0.5, 0.5), ==, 0xff0000ff);
  cairo_surface_destroy (part);
  cairo_surface_destroy (source);
}

/* Noise cannot be packed: the picture becomes smaller until its file is. */
static void
test_encode_limit (void)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GRand) rand = g_rand_new_with_seed (4);
  cairo_surface_t *noise = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, 300, 300);
  guint8 *data = cairo_image_surface_get_data (noise);

  for (gsize i = 0; i < 300 * 300; i++) {
    const guint32 value = (g_rand_int (rand) & 0x3f3f3f) | 0x7f000000;
    memcpy (data + 4 * i, &value, sizeof value);
  }
  cairo_surface_mark_dirty (noise);
  g_autoptr (GBytes) bytes = sv_picture_encode (noise, false, 100000, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (g_bytes_get_size (bytes), <=, 100000);
  g_assert_cmpuint (g_bytes_get_size (bytes), >, 20000);
  g_assert_null (sv_picture_encode (noise, false, 10, &error));
  g_assert_nonnull (error);
  cairo_surface_destroy (noise);
}

static guint32
pixel_at (cairo_surface_t *surface, int x, int y)
{
  const guint8 *row = cairo_image_surface_get_data (surface) +
                      (size_t)y * (size_t)cairo_image_surface_get_stride (surface);
  guint32 value;

  memcpy (&value, row + (size_t)x * sizeof value, sizeof value);
  return value;
}

/* A quarter turn takes each pixel to its place; two the other way and two again lead back. */
static void
test_turn (void)
{
  enum { WIDTH = 5, HEIGHT = 3 };
  cairo_surface_t *source = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, WIDTH, HEIGHT);
  SvCrop crop = { .x = 0.2, .y = 0.9, .zoom = 2, .ratio = 1 };

  for (int y = 0; y < HEIGHT; y++)
    for (int x = 0; x < WIDTH; x++) {
      const guint32 value = 0xff000000u | (guint32)(x * 40) << 8 | (guint32)(y * 70);
      memcpy (cairo_image_surface_get_data (source) +
                  (size_t)y * (size_t)cairo_image_surface_get_stride (source) +
                  (size_t)x * sizeof value,
              &value, sizeof value);
    }
  cairo_surface_mark_dirty (source);
  cairo_surface_t *right = sv_picture_turn (source, true);
  cairo_surface_t *back = sv_picture_turn (right, false);
  g_assert_cmpint (cairo_image_surface_get_width (right), ==, HEIGHT);
  g_assert_cmpint (cairo_image_surface_get_height (right), ==, WIDTH);
  for (int y = 0; y < HEIGHT; y++)
    for (int x = 0; x < WIDTH; x++) {
      g_assert_cmpuint (pixel_at (right, HEIGHT - 1 - y, x), ==, pixel_at (source, x, y));
      g_assert_cmpuint (pixel_at (back, x, y), ==, pixel_at (source, x, y));
    }
  sv_crop_turn (&crop, true);
  g_assert_cmpfloat_with_epsilon (crop.x, 0.1, 1e-9);
  g_assert_cmpfloat_with_epsilon (crop.y, 0.2, 1e-9);
  sv_crop_turn (&crop, false);
  g_assert_cmpfloat_with_epsilon (crop.x, 0.2, 1e-9);
  g_assert_cmpfloat_with_epsilon (crop.y, 0.9, 1e-9);
  cairo_surface_destroy (source);
  cairo_surface_destroy (right);
  cairo_surface_destroy (back);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/pick/good", test_good);
  g_test_add_func ("/pick/large-photo", test_large_photo);
  g_test_add_func ("/pick/strip", test_strip);
  g_test_add_func ("/pick/cut-short", test_cut_short);
  g_test_add_func ("/pick/hostile", test_hostile);
  g_test_add_func ("/pick/crop", test_crop);
  g_test_add_func ("/pick/encode-limit", test_encode_limit);
  g_test_add_func ("/pick/turn", test_turn);
  return g_test_run ();
}
