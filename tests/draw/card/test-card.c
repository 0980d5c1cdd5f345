/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Player cards: their contents. */

#include "canvas.h"
#include "sample.h"
#include "sv-card-layout.h"

static SvPainter *
new_painter (void)
{
  SvTheme theme;

  sv_theme_init (&theme, SV_SCHEME_LIGHT, NULL, NULL);
  return sv_painter_new (NULL, &theme);
}

static guint64
card_sum (SvPainter *painter, const SvCardContents *face, int w, int h)
{
  cairo_t *cr = canvas (w, h);

  sv_paint_card (painter, cr, face, w, h);
  g_assert_cmpint (cairo_status (cr), ==, CAIRO_STATUS_SUCCESS);
  const guint64 sum = checksum (cr);
  cairo_destroy (cr);
  return sum;
}

static void
test_fill (void)
{
  Sample sample;
  SvCardContents face;

  sample_init (&sample);
  sv_card_contents_fill (&face, sample.game, sample.setup, &sample.view, 6, "Bo",
                         "data:image/png;base64,");
  g_assert_cmpint (face.side, ==, 1);
  g_assert_cmpint (face.number, ==, 3);
  g_assert_cmpstr (face.role, ==, "Assister");
  g_assert_cmpstr (face.name, ==, "Bo");
  g_assert_cmpstr (face.sign, ==, "female");
  g_assert_cmpuint (face.n_powers, ==, 2);
  g_assert_cmpstr (face.powers[0].letter, ==, "A");
  g_assert_cmpint (face.powers[0].value, ==, 4);
  g_assert_cmpstr (face.powers[1].letter, ==, "D");
  g_assert_cmpint (face.powers[1].value, ==, 3);
  g_assert_cmpstr (face.look, ==, sample.view.pieces[6].look);
  g_assert_cmpint (face.head, ==, sample.view.pieces[6].head);
  g_assert_cmpint (face.need, ==, 3);
  g_assert_cmpuint (face.flags, ==, SV_PIECE_DEFENDER);
}

/* Whatever a card tells can be seen, large and small; odd boxes do no harm. */
static void
test_differences (void)
{
  Sample sample;
  SvCardContents face, other;
  g_autoptr (SvPainter) painter = new_painter ();
  static const int widths[] = { 90, 300 };

  sample_init (&sample);
  sv_card_contents_fill (&face, sample.game, sample.setup, &sample.view, 0, "Alex", NULL);
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
    CHANGED (other.sign = "female");
    CHANGED (other.sign = NULL);
    CHANGED (other.powers[0].value = 5);
    CHANGED (other.powers[1].letter = "V");
    CHANGED (other.flags = SV_PIECE_ATTACKER);
    CHANGED (other.flags = SV_PIECE_DEFENDER);
    CHANGED (other.flags = SV_PIECE_ACTIVE);
    CHANGED (other.need = 4);
    CHANGED (other.look = "korfball-female");
    CHANGED (other.head = 5);
#undef CHANGED
  }
  other = (SvCardContents){ 0 };
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

/* A picture takes the figurine's place, but not where there is room to draw. */
static void
test_on_card (void)
{
  g_autoptr (SvPainter) painter = new_painter ();
  cairo_surface_t *portrait = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, 30, 50);
  SvCardContents face = { .number = 4, .look = "person", .role = "Rebounder" };

  const guint64 sum = card_sum (painter, &face, 200, 280);
  face.portrait = portrait;
  g_assert_cmpuint (card_sum (painter, &face, 200, 280), !=, sum);
  face.empty_portrait = true;
  const guint64 empty = card_sum (painter, &face, 200, 280);
  face.portrait = NULL;
  g_assert_cmpuint (card_sum (painter, &face, 200, 280), ==, empty);
  cairo_surface_destroy (portrait);
}

/* Without powers a card is no blank one: nobody is to write a name on it. */
static void
test_without_powers (void)
{
  g_autoptr (SvPainter) painter = new_painter ();
  const SvCardContents named = { .number = 1, .look = "football-keeper", .name = "Keeper" };
  SvCardContents face = { .number = 1, .look = "football-keeper", .role = "Keeper" };

  g_assert_cmpuint (card_sum (painter, &face, 200, 280), ==, card_sum (painter, &named, 200, 280));
  face.empty_portrait = true;
  const guint64 blank = card_sum (painter, &face, 200, 280);
  face.role = NULL;
  g_assert_cmpuint (card_sum (painter, &face, 200, 280), !=, blank);
}

/* What is cropped is what is seen: the frame of the picture ends where the editor takes it to end,
 * with powers below it and without. */
static void
test_place_of_picture (void)
{
  enum { WIDTH = 236 };
  const int height = (int)(WIDTH * SV_CARD_RATIO);
  g_autoptr (SvPainter) painter = new_painter ();
  cairo_surface_t *portrait = cairo_image_surface_create (CAIRO_FORMAT_RGB24, 30, 30); /* black */

  for (unsigned n = 0; n <= 2; n += 2) {
    SvCardContents face = { .number = 4, .portrait = portrait, .n_powers = n };
    cairo_t *cr = canvas (WIDTH, height);
    double box[4];

    face.powers[0].letter = face.powers[1].letter = "X";
    sv_card_place (SV_CARD_PORTRAIT, 0, n, WIDTH, height, box);
    sv_paint_card (painter, cr, &face, WIDTH, height);
    const int x = (int)(box[0] + box[2] / 2), y = (int)(box[1] + box[3]);
    g_assert_cmphex (pixel (cr, x, y - 4) & 0xffffff, ==, 0);
    g_assert_cmphex (pixel (cr, x, y + 4) & 0xffffff, !=, 0);
    cairo_destroy (cr);
  }
  cairo_surface_destroy (portrait);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/draw/card/fill", test_fill);
  g_test_add_func ("/draw/card/differences", test_differences);
  g_test_add_func ("/draw/card/on-card", test_on_card);
  g_test_add_func ("/draw/card/without-powers", test_without_powers);
  g_test_add_func ("/draw/card/place-of-picture", test_place_of_picture);
  return g_test_run ();
}
