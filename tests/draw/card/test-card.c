/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Player cards: their contents, and pictures that mean no good. */

#include "sample.h"
#include "sv-paint-private.h"

static SvPainter *
new_painter (void)
{
  SvTheme theme;

  sv_theme_init (&theme, SV_SCHEME_LIGHT, NULL, NULL);
  return sv_painter_new (NULL, &theme);
}

static guint64
card_sum (SvPainter *painter, const SvCardFace *face, int w, int h)
{
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, w, h);
  cairo_t *cr = cairo_create (surface);
  guint64 sum = 0;

  sv_paint_card (painter, cr, face, w, h);
  g_assert_cmpint (cairo_status (cr), ==, CAIRO_STATUS_SUCCESS);
  cairo_destroy (cr);
  cairo_surface_flush (surface);
  const unsigned char *data = cairo_image_surface_get_data (surface);
  for (int i = 0; i < cairo_image_surface_get_stride (surface) * h; i++)
    sum = (sum ^ data[i]) * 0x100000001b3u;
  cairo_surface_destroy (surface);
  return sum;
}

static void
test_fill (void)
{
  Sample sample;
  SvCardFace face;

  sample_init (&sample);
  sv_card_face_fill (&face, sample.game, sample.setup, &sample.view, 6, "Bo",
                     "data:image/png;base64,");
  g_assert_cmpint (face.side, ==, 1);
  g_assert_cmpint (face.number, ==, 3);
  g_assert_cmpstr (face.role, ==, "Assister");
  g_assert_cmpstr (face.name, ==, "Bo");
  g_assert_cmpstr (face.sex, ==, "female");
  g_assert_cmpuint (face.n_powers, ==, 2);
  g_assert_cmpstr (face.powers[0].letter, ==, "A");
  g_assert_cmpint (face.powers[0].value, ==, 4);
  g_assert_cmpstr (face.powers[1].letter, ==, "D");
  g_assert_cmpint (face.powers[1].value, ==, 3);
  g_assert_cmpint (face.need, ==, 3);
  g_assert_cmpuint (face.flags, ==, SV_PIECE_DEFENDER);
}

/* Whatever a card tells can be seen, large and small; odd boxes do no harm. */
static void
test_differences (void)
{
  Sample sample;
  SvCardFace face, other;
  g_autoptr (SvPainter) painter = new_painter ();
  static const int widths[] = { 90, 300 };

  sample_init (&sample);
  sv_card_face_fill (&face, sample.game, sample.setup, &sample.view, 0, "Alex", NULL);
  for (unsigned i = 0; i < G_N_ELEMENTS (widths); i++) {
    const int w = widths[i], h = (int)(w * SV_CARD_RATIO);
    const guint64 sum = card_sum (painter, &face, w, h);
#define CHANGED(change)                                                                            \
  other = face;                                                                                    \
  change;                                                                                          \
  g_assert_cmpuint (card_sum (painter, &other, w, h), !=, sum)
    CHANGED (other.side = 1);
    CHANGED (other.number = 9);
    CHANGED (other.name = "Alexa");
    CHANGED (other.sex = "female");
    CHANGED (other.sex = NULL);
    CHANGED (other.powers[0].value = 5);
    CHANGED (other.powers[1].letter = "V");
    CHANGED (other.flags = SV_PIECE_ATTACKER);
    CHANGED (other.flags = SV_PIECE_DEFENDER);
    CHANGED (other.flags = SV_PIECE_ACTIVE);
    CHANGED (other.need = 4);
    CHANGED (other.look = "no-such-look");
#undef CHANGED
  }
  other = (SvCardFace){ 0 };
  card_sum (painter, &other, 63, 88);
  card_sum (painter, &face, 400, 20);
  card_sum (painter, &face, 1, 1);
  face.n_powers = SV_CARD_MAX_POWERS;
  face.powers[2].letter = face.powers[3].letter = "X";
  face.powers[2].value = 12;
  card_sum (painter, &face, 200, 280);
  face.name = "not \xff UTF-8";
  card_sum (painter, &face, 200, 280);
  face.name =
      "A name that is so long that no card could ever hold it, not even in the smallest type";
  card_sum (painter, &face, 90, 126);
}

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
check_picture (SvPainter *painter, const char *kind, const void *data, size_t n, bool shown)
{
  g_autofree char *url = make_url (kind, data, n);
  cairo_surface_t *surface = sv_painter_picture (painter, url);

  g_assert_true ((surface != NULL) == shown);
  g_assert_true (sv_painter_picture (painter, url) == surface);
  if (surface != NULL) {
    g_assert_cmpint (cairo_image_surface_get_width (surface), <=, 640);
    g_assert_cmpint (cairo_image_surface_get_height (surface), <=, 640);
  }
}

static void
test_png (void)
{
  g_autoptr (SvPainter) painter = new_painter ();
  g_autoptr (GByteArray) png = make_png (900, 300);

  check_picture (painter, "png", png->data, png->len, true);
  check_picture (painter, "jpeg", png->data, png->len, false);
  check_picture (painter, "svg+xml", png->data, png->len, false);
  check_picture (painter, "gif", png->data, png->len, false);
  check_picture (painter, "png", png->data, png->len / 2, false);
  check_picture (painter, "png", png->data, 20, false);
  check_picture (painter, "png", png->data, 0, false);
  check_picture (painter, "png", "rubbish rubbish rubbish rubbish rubbish", 40, false);

  /* Headers that promise too much: 10 001 wide; 10 000 × 10 000. */
  memcpy (png->data + 16, "\0\0\x27\x11\0\0\0\1", 8);
  check_picture (painter, "png", png->data, png->len, false);
  memcpy (png->data + 16, "\0\0\x27\x10\0\0\x27\x10", 8);
  check_picture (painter, "png", png->data, png->len, false);
  memcpy (png->data + 16, "\xff\xff\xff\xff\xff\xff\xff\xff", 8);
  check_picture (painter, "png", png->data, png->len, false);
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
  g_autoptr (SvPainter) painter = new_painter ();

  for (unsigned i = 0; i < G_N_ELEMENTS (urls); i++)
    g_assert_null (sv_painter_picture (painter, urls[i]));

  g_autofree char *huge = g_strnfill (3 << 20, 'A');
  memcpy (huge, "data:image/png;base64,", 22);
  g_assert_null (sv_painter_picture (painter, huge));
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
    { "<svg xmlns='http://www.w3.org/2000/svg' width='10001' height='20'/>", false },
    { "<svg xmlns='http://www.w3.org/2000/svg' width='1e30' height='1e30'/>", false },
    { "<svg xmlns='http://www.w3.org/2000/svg' width='0' height='0'/>", false },
    { "<svg", false },
    { "<html/>", false },
    { "\x1f\x8b\x08", false },
  };
  g_autoptr (SvPainter) painter = new_painter ();

  for (unsigned i = 0; i < G_N_ELEMENTS (cases); i++)
    check_picture (painter, "svg+xml", cases[i].text, strlen (cases[i].text), cases[i].shown);
}

/* Drawings that a renderer chokes on: one that never ends, one that crashes it. What was asked of
 * them does not matter; that we are still here does, and that nobody asks a third time. */
static void
test_svg_bombs (void)
{
  static const char *const head =
      "<svg xmlns='http://www.w3.org/2000/svg' xmlns:x='http://www.w3.org/1999/xlink' "
      "width='640' height='640'>";
  static const char *const good = "<svg xmlns='http://www.w3.org/2000/svg' width='4' height='4'/>";
  g_autoptr (SvPainter) painter = new_painter ();
  g_autoptr (GString) masks = g_string_new (head);
  g_autoptr (GString) copies = g_string_new (head);

  g_string_append (masks, "<mask id='m0'/>");
  for (unsigned i = 1; i < 3000; i++)
    g_string_append_printf (masks,
                            "<mask id='m%u'><rect width='640' height='640' fill='#fff' "
                            "mask='url(#m%u)'/></mask>",
                            i, i - 1);
  g_string_append (masks, "<rect width='9' height='9' mask='url(#m2999)'/></svg>");
  g_autofree char *masks_url = make_url ("svg+xml", masks->str, masks->len);
  sv_painter_picture (painter, masks_url);

  g_string_append (copies, "<defs><g id='g0'><rect width='600' height='600' opacity='.5'/></g>");
  for (unsigned i = 1; i < 8; i++) {
    g_string_append_printf (copies, "<g id='g%u' opacity='.9'>", i);
    for (unsigned k = 0; k < 10; k++)
      g_string_append_printf (copies, "<use x:href='#g%u'/>", i - 1);
    g_string_append (copies, "</g>");
  }
  g_string_append (copies, "</defs><use x:href='#g7'/></svg>");
  for (unsigned i = 0; i < 3; i++) {
    g_string_append_c (copies, ' ');
    check_picture (painter, "svg+xml", copies->str, copies->len, false);
  }
  check_picture (painter, "svg+xml", good, strlen (good), painter->svg_stalls < 2);
  sv_painter_forget_pictures (painter);
  check_picture (painter, "svg+xml", good, strlen (good), true);
}

/* A file that a camera might write; then the same one damaged. */
static void
test_jpeg (void)
{
  g_autoptr (SvPainter) painter = new_painter ();
  g_autoptr (GdkPixbuf) pixbuf = gdk_pixbuf_new (GDK_COLORSPACE_RGB, FALSE, 8, 1200, 800);
  g_autofree char *data = NULL;
  gsize n;

  gdk_pixbuf_fill (pixbuf, 0x3060a0ff);
  if (!gdk_pixbuf_save_to_buffer (pixbuf, &data, &n, "jpeg", NULL, NULL)) {
    g_test_skip ("JPEG cannot be written here");
    return;
  }
  check_picture (painter, "jpeg", data, n, true);
  check_picture (painter, "png", data, n, false);
  check_picture (painter, "jpeg", data, 100, false);
  check_picture (painter, "jpeg", "\xff\xd8\xff", 3, false);
}

/* Many different pictures, and forgetting them. */
static void
test_many (void)
{
  g_autoptr (SvPainter) painter = new_painter ();

  for (int i = 1; i <= 40; i++) {
    g_autoptr (GByteArray) png = make_png (i, i);
    check_picture (painter, "png", png->data, png->len, true);
    g_assert_cmpuint (g_hash_table_size (painter->pictures), <=, 16);
  }
  sv_painter_forget_pictures (painter);
  g_assert_cmpuint (g_hash_table_size (painter->pictures), ==, 0);
}

/* A bad picture leaves the card as it is without one; a good one does not. */
static void
test_on_card (void)
{
  g_autoptr (SvPainter) painter = new_painter ();
  g_autoptr (GByteArray) png = make_png (30, 50);
  g_autofree char *good = make_url ("png", png->data, png->len);
  SvCardFace face = { .number = 4, .look = "korfball-male", .role = "Rebounder" };

  const guint64 sum = card_sum (painter, &face, 200, 280);
  face.picture = "data:image/png;base64,AAAA";
  g_assert_cmpuint (card_sum (painter, &face, 200, 280), ==, sum);
  face.picture = good;
  g_assert_cmpuint (card_sum (painter, &face, 200, 280), !=, sum);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/draw/card/fill", test_fill);
  g_test_add_func ("/draw/card/differences", test_differences);
  g_test_add_func ("/draw/card/png", test_png);
  g_test_add_func ("/draw/card/not-urls", test_not_urls);
  g_test_add_func ("/draw/card/svg", test_svg);
  g_test_add_func ("/draw/card/svg-bombs", test_svg_bombs);
  g_test_add_func ("/draw/card/jpeg", test_jpeg);
  g_test_add_func ("/draw/card/many", test_many);
  g_test_add_func ("/draw/card/on-card", test_on_card);
  return g_test_run ();
}
