/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The pictures of documents: good ones, ones that mean no good, and when they come. */

#include "sv-pictures.h"

#include <gdk-pixbuf/gdk-pixbuf.h>
#include <glib/gstdio.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/stat.h>

static char *
make_url (const char *kind, const void *data, size_t n)
{
  g_autofree char *text = g_base64_encode (data, n);

  return g_strdup_printf ("data:image/%s;base64,%s", kind, text);
}

static cairo_status_t
append_cb (void *closure, const unsigned char *data, unsigned length)
{
  g_byte_array_append (closure, data, length);
  return CAIRO_STATUS_SUCCESS;
}

static GByteArray *
make_png (int w, int h)
{
  GByteArray *bytes = g_byte_array_new ();
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_RGB24, w, h);

  g_assert_cmpint (cairo_surface_write_to_png_stream (surface, append_cb, bytes), ==,
                   CAIRO_STATUS_SUCCESS);
  cairo_surface_destroy (surface);
  return bytes;
}

static void
check_picture (const char *kind, const void *data, size_t n, bool shown)
{
  g_autofree char *url = make_url (kind, data, n);
  g_autoptr (GError) error = NULL;
  cairo_surface_t *surface = sv_picture_load (url, 640, &error);

  g_assert_true ((surface != NULL) == shown);
  g_assert_true ((error == NULL) == shown);
  if (surface != NULL) {
    g_assert_cmpint (cairo_image_surface_get_width (surface), <=, 640);
    g_assert_cmpint (cairo_image_surface_get_height (surface), <=, 640);
    cairo_surface_destroy (surface);
  }
}

static void
test_png (void)
{
  g_autoptr (GByteArray) png = make_png (900, 300);

  check_picture ("png", png->data, png->len, true);
  check_picture ("jpeg", png->data, png->len, false);
  check_picture ("svg+xml", png->data, png->len, false);
  check_picture ("gif", png->data, png->len, false);
  check_picture ("png", png->data, png->len / 2, false);
  check_picture ("png", png->data, 20, false);
  check_picture ("png", png->data, 0, false);
  check_picture ("png", "rubbish rubbish rubbish rubbish rubbish", 40, false);

  /* Headers that promise too much: 10 001 wide; 10 000 × 10 000. */
  memcpy (png->data + 16, "\0\0\x27\x11\0\0\0\1", 8);
  check_picture ("png", png->data, png->len, false);
  memcpy (png->data + 16, "\0\0\x27\x10\0\0\x27\x10", 8);
  check_picture ("png", png->data, png->len, false);
  memcpy (png->data + 16, "\xff\xff\xff\xff\xff\xff\xff\xff", 8);
  check_picture ("png", png->data, png->len, false);
}

static void
test_not_urls (void)
{
  static const char *const urls[] = { "",
                                      "data:",
                                      "data:image/png;base64,",
                                      "data:image/png;base64,////",
                                      "data:image/png,abc",
                                      "file:///etc/passwd",
                                      "https://example.org/x.png",
                                      "data:image/svg+xml;base64,%%%" };

  for (unsigned i = 0; i < G_N_ELEMENTS (urls); i++)
    g_assert_null (sv_picture_load (urls[i], 640, NULL));

  g_autofree char *huge = g_strnfill (3 << 20, 'A');
  memcpy (huge, "data:image/png;base64,", 22);
  g_assert_null (sv_picture_load (huge, 640, NULL));
}

static void
test_svg (void)
{
  static const struct {
    const char *text;
    bool shown;
  } cases[] = {
    { "<svg xmlns='http://www.w3.org/2000/svg' width='40' height='20'><rect width='9' "
      "height='9'/></svg>",
      true },
    { "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 40 20'/>", true },
    { "<svg xmlns='http://www.w3.org/2000/svg' width='10001' height='10001'/>", true },
    { "<svg xmlns='http://www.w3.org/2000/svg' width='0' height='0'/>", false },
    { "<svg", false },
    { "<html/>", false },
    { "\x1f\x8b\x08", false },
  };

  for (unsigned i = 0; i < G_N_ELEMENTS (cases); i++)
    check_picture ("svg+xml", cases[i].text, strlen (cases[i].text), cases[i].shown);
}

static const char head[] =
    "<svg xmlns='http://www.w3.org/2000/svg' xmlns:x='http://www.w3.org/1999/xlink' "
    "width='640' height='640'>";
static const char good[] = "<svg xmlns='http://www.w3.org/2000/svg' width='4' height='4'/>";

/* Drawings that a renderer may fall over, for it calls itself for each element that paints another:
 * there is a picture or a sentence, and the next drawing is painted. */
static void
test_svg_deep (void)
{
  static const char *const chains[][3] = {
    { "<mask id='m", "'><rect width='9' height='9' mask='url(#m", ")'/></mask>" },
    { "<pattern id='m", "' width='9' height='9'><rect fill='url(#m", ")'/></pattern>" },
    { "<s:marker id='m", "'><path d='M0 0L5 5L9 9' marker-mid='url(#m", ")'/></s:marker>" },
  };

  for (unsigned k = 0; k < G_N_ELEMENTS (chains); k++) {
    g_autoptr (GString) text = g_string_new (head);
    for (unsigned i = 1; i < 3000; i++)
      g_string_append_printf (text, "%s%u%s%u%s", chains[k][0], i, chains[k][1], i - 1,
                              chains[k][2]);
    g_string_append (text, "<path d='M0 0L5 5L9 9' mask='url(#m2999)' fill='url(#m2999)' "
                           "marker-mid='url(#m2999)'/></svg>");
    g_autofree char *url = make_url ("svg+xml", text->str, text->len);
    g_autoptr (GError) error = NULL;
    cairo_surface_t *surface = sv_picture_load (url, 64, &error);
    g_assert_true ((surface == NULL) == (error != NULL));
    g_clear_pointer (&surface, cairo_surface_destroy);
    check_picture ("svg+xml", good, strlen (good), true);
  }
  g_autofree char *hidden = g_strconcat ("<?xml version='1.0' encoding='UTF-7'?>", good, NULL);
  check_picture ("svg+xml", hidden, strlen (hidden), false);
}

/* A chunk that says of itself that it is longer than the file takes no memory. */
static void
test_long_chunk (void)
{
  static const char chunk[] = "\x70\x75\x6e\x60tEXtComment";
  g_autoptr (GByteArray) png = make_png (8, 8);
  struct rusage before, after;

  g_byte_array_set_size (png, png->len - 12); /* the last chunk */
  g_byte_array_append (png, (const guint8 *)chunk, sizeof chunk);
  getrusage (RUSAGE_SELF, &before);
  check_picture ("png", png->data, png->len, false);
  getrusage (RUSAGE_SELF, &after);
  g_assert_cmpint (after.ru_maxrss - before.ru_maxrss, <, 100 << 10); /* KiB */
}

/* A file that a camera might write; then the same one damaged. */
static void
test_jpeg (void)
{
  g_autoptr (GdkPixbuf) pixbuf = gdk_pixbuf_new (GDK_COLORSPACE_RGB, FALSE, 8, 1200, 800);
  g_autofree char *data = NULL;
  gsize n;

  gdk_pixbuf_fill (pixbuf, 0x3060a0ff);
  if (!gdk_pixbuf_save_to_buffer (pixbuf, &data, &n, "jpeg", NULL, NULL)) {
    g_test_skip ("JPEG cannot be written here");
    return;
  }
  check_picture ("jpeg", data, n, true);
  check_picture ("png", data, n, false);
  check_picture ("jpeg", data, 100, false);
  check_picture ("jpeg", data, n - 2, false); /* without its end */
  check_picture ("jpeg", "\xff\xd8\xff", 3, false);
}

static void
opened_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  *(GAsyncResult **)data = g_object_ref (result);
}

/* A pipe that is picked as a picture is refused, and nobody waits for it. */
static void
test_pipe (void)
{
  g_autofree char *folder = g_dir_make_tmp ("speelveld-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (folder, "photo.png", NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (GAsyncResult) result = NULL;
  g_autoptr (GError) error = NULL;

  g_assert_cmpint (mkfifo (path, 0600), ==, 0);
  sv_picture_open_async (file, 640, NULL, opened_cb, &result);
  while (result == NULL)
    g_main_context_iteration (NULL, TRUE);
  g_assert_null (sv_picture_finish (result, NULL, &error));
  g_assert_cmpstr (error->message, ==, "“photo.png” cannot be read: it is not an ordinary file");
  g_unlink (path);
  g_rmdir (folder);
}

/* Who crops the picture of a document keeps it in its kind. */
static void
test_kinds (void)
{
  static const struct {
    const char *type;
    SvPictureKind kind;
  } cases[] = { { "png", SV_PICTURE_PNG },
                { "jpeg", SV_PICTURE_JPEG },
                { "svg+xml", SV_PICTURE_SVG } };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++) {
    g_autofree char *url = g_strdup_printf ("data:image/%s;base64,AAAA", cases[i].type);
    g_autoptr (GAsyncResult) result = NULL;
    SvPictureKind kind = SV_PICTURE_SVG;

    sv_picture_load_async (url, 640, NULL, opened_cb, &result);
    while (result == NULL)
      g_main_context_iteration (NULL, TRUE);
    g_assert_null (sv_picture_finish (result, &kind, NULL));
    g_assert_cmpint (kind, ==, cases[i].kind);
  }
}

static void
changed_cb (gpointer data)
{
  ++*(unsigned *)data;
}

/* In a window nobody waits: a picture is not there at first, and then it is. */
static void
test_later (void)
{
  unsigned n_changes = 0;
  g_autoptr (SvPictures) pictures = sv_pictures_new (64, changed_cb, &n_changes);
  g_autoptr (GByteArray) png = make_png (90, 30);
  g_autofree char *url = make_url ("png", png->data, png->len);
  g_autofree char *bad = make_url ("png", png->data, 50);

  g_assert_null (sv_pictures_get (pictures, NULL));
  g_assert_null (sv_pictures_get (pictures, bad));
  g_assert_null (sv_pictures_get (pictures, url));
  g_assert_null (sv_pictures_get (pictures, url));
  g_assert_true (sv_pictures_is_busy (pictures));
  while (sv_pictures_is_busy (pictures))
    g_main_context_iteration (NULL, TRUE);
  g_assert_cmpuint (n_changes, ==, 2);
  cairo_surface_t *surface = sv_pictures_get (pictures, url);
  g_assert_cmpint (cairo_image_surface_get_width (surface), ==, 64);
  g_assert_true (sv_pictures_get (pictures, url) == surface);
  g_assert_null (sv_pictures_get (pictures, bad));
  g_assert_false (sv_pictures_is_busy (pictures));

  /* Whoever goes does not wait either. */
  g_autoptr (SvPictures) gone = sv_pictures_new (64, changed_cb, &n_changes);
  sv_pictures_get (gone, url);
  g_clear_pointer (&gone, sv_pictures_free);
  while (g_main_context_iteration (NULL, FALSE))
    continue;
  g_assert_cmpuint (n_changes, ==, 2);
}

/* Without a main loop it is waited for; of many pictures the oldest are forgotten. */
static void
test_at_once (void)
{
  g_autoptr (SvPictures) pictures = sv_pictures_new (64, NULL, NULL);

  for (int i = 1; i <= 200; i++) {
    g_autoptr (GByteArray) png = make_png (i, 1);
    g_autofree char *url = make_url ("png", png->data, png->len);
    cairo_surface_t *surface = sv_pictures_get (pictures, url);
    g_assert_cmpint (cairo_image_surface_get_width (surface), ==, MIN (i, 64));
    g_assert_true (sv_pictures_get (pictures, url) == surface);
  }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/draw/pictures/png", test_png);
  g_test_add_func ("/draw/pictures/long-chunk", test_long_chunk);
  g_test_add_func ("/draw/pictures/not-urls", test_not_urls);
  g_test_add_func ("/draw/pictures/svg", test_svg);
  g_test_add_func ("/draw/pictures/svg-deep", test_svg_deep);
  g_test_add_func ("/draw/pictures/jpeg", test_jpeg);
  g_test_add_func ("/draw/pictures/pipe", test_pipe);
  g_test_add_func ("/draw/pictures/kinds", test_kinds);
  g_test_add_func ("/draw/pictures/later", test_later);
  g_test_add_func ("/draw/pictures/at-once", test_at_once);
  return g_test_run ();
}
