/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Painting into pictures: what must be seen where. No display is needed. */

#include "canvas.h"
#include "sample.h"
#include "sv-paint-die.h"
#include "sv-paint-wall.h"
#include "web-board.h"

/* Lying and standing, in each scheme, every space is on the floor. */
static void
test_pitch (void)
{
  static const int sizes[][2] = { { 360, 640 }, { 900, 500 }, { 150, 100 } };
  Sample sample;

  sample_init (&sample);
  const SvBoard *const boards[] = { sample.board, &web_board };
  for (unsigned i = 0; i < 2 * SV_N_SCHEMES * G_N_ELEMENTS (sizes); i++) {
    const SvBoard *board = boards[i % 2];
    const int *size = sizes[i / 2 / SV_N_SCHEMES];
    g_auto (Example) example =
        example_open (board, (SvScheme)(i / 2 % SV_N_SCHEMES), size[0], size[1]);
    example.painter->letters = board != &web_board;
    sv_paint_pitch (example.painter, example.cr, &example.fit, size[0], size[1]);
    g_assert_cmpint (cairo_status (example.cr), ==, CAIRO_STATUS_SUCCESS);
    for (int k = 0; k < board->n_spaces; k++)
      g_assert_cmpuint (
          example_pixel (&example, (double)board->spaces[k].x, (double)board->spaces[k].y) >> 24,
          ==, 0xff);
    if (board != &web_board || size[0] < 360)
      continue;
    /* The spaces of different kinds look different; lines and grass are where the table says. */
    const guint32 field = example_pixel (&example, 123, 33);
    g_assert_cmpuint (field, !=, example_pixel (&example, 173, 63));
    g_assert_cmpuint (field, !=, example_pixel (&example, 70 + 12 * 0.72, 60));
    g_assert_cmpuint (example_pixel (&example, 150, 180), !=, example_pixel (&example, 145, 181));
  }
}

/* Letters can be turned off, and then they are not there. */
static void
test_letters (void)
{
  Sample sample;

  sample_init (&sample);
  const SvBoard *const boards[] = { sample.board, &web_board };
  for (unsigned i = 0; i < G_N_ELEMENTS (boards); i++) {
    g_auto (Example) example = example_open (boards[i], SV_SCHEME_LIGHT, 696, 496);
    sv_paint_pitch (example.painter, example.cr, &example.fit, 696, 496);
    const guint64 sum = example_sum (&example);
    example.painter->letters = false;
    sv_paint_pitch (example.painter, example.cr, &example.fit, 696, 496);
    g_assert_cmpuint (example_sum (&example), !=, sum);
  }
}

/* A board without a drawing is painted from its table. */
static void
test_plain_pitch (void)
{
  static const SvSpace spaces[] = { { .name = "a", .label = "A", .x = 5, .y = 5, .zone = -1 },
                                    { .name = "b", .label = "B", .x = 15, .y = 5, .zone = -1 } };
  static const SvBoard board = { .id = "no-such-board",
                                 .w = 20,
                                 .h = 10,
                                 .margin = 1,
                                 .radius = 1,
                                 .n_spaces = 2,
                                 .spaces = spaces };
  g_auto (Example) example = example_open (&board, SV_SCHEME_DARK, 220, 120);

  sv_paint_pitch (example.painter, example.cr, &example.fit, 220, 120);
  g_assert_cmpuint (pixel (example.cr, 60, 60) >> 24, ==, 0xff);
  for (unsigned look = 0; look < 32; look++)
    sv_paint_space (example.painter, example.cr, &example.fit, 1, look);
  g_assert_cmpint (cairo_status (example.cr), ==, CAIRO_STATUS_SUCCESS);
}

/* Every combination of marks, on an area and on a disc, looks different from every other, none is
 * no paint, and all of them on a disc stay within the reach that the widget leaves for them. */
static void
test_looks (void)
{
  enum { LOOKS = 32, SPACE = 3 };
  guint64 sums[LOOKS];
  Sample sample;

  sample_init (&sample);
  const SvBoard *const boards[] = { sample.board, &web_board };
  for (unsigned i = 0; i < G_N_ELEMENTS (boards); i++) {
    g_auto (Example) example = example_open (boards[i], SV_SCHEME_LIGHT, 348, 248);
    const double reach = 1 + sv_paint_space_reach (&example.fit, SPACE);
    double x, y, w, h;
    sv_fit_space_box (&example.fit, SPACE, &x, &y, &w, &h);
    for (unsigned look = 0; look < LOOKS; look++) {
      sv_paint_space (example.painter, example.cr, &example.fit, SPACE, look);
      if (boards[i] == &web_board)
        example_assert_inside (&example, x - reach, y - reach, w + 2 * reach, h + 2 * reach);
      sums[look] = example_sum (&example);
    }
    assert_different (sums, LOOKS);
    g_assert_cmpuint (sums[0], ==, 0);
  }
}

/* What a ball comes to looks different in every scheme, by its shape too: an opponent's space has no
 * tint. */
static void
test_passes (void)
{
  static const unsigned looks[] = { 0, SV_SPACE_STYLE_MATE, SV_SPACE_STYLE_OPPONENT,
                                    SV_SPACE_STYLE_PRIZE };
  enum { SPACE = 3 };
  Sample sample;

  sample_init (&sample);
  const SvBoard *const boards[] = { sample.board, &web_board };
  for (unsigned i = 0; i < G_N_ELEMENTS (boards) * SV_N_SCHEMES; i++) {
    const SvBoard *board = boards[i % G_N_ELEMENTS (boards)];
    g_auto (Example) example =
        example_open (board, (SvScheme)(i / G_N_ELEMENTS (boards)), 348, 248);
    guint64 sums[G_N_ELEMENTS (looks)];

    example.painter->letters = false;
    for (unsigned k = 0; k < G_N_ELEMENTS (looks); k++) {
      sv_paint_space (example.painter, example.cr, &example.fit, SPACE,
                      SV_SPACE_STYLE_TARGET | looks[k]);
      g_assert_true ((example_pixel (&example, (double)board->spaces[SPACE].x,
                                     (double)board->spaces[SPACE].y) == 0) ==
                     (looks[k] == SV_SPACE_STYLE_OPPONENT));
      sums[k] = example_sum (&example);
    }
    assert_different (sums, G_N_ELEMENTS (looks));
  }
}

static guint64
piece_sum (SvPainter *painter, SvPiece piece)
{
  cairo_t *cr = canvas (80, 100);

  sv_paint_piece (painter, cr, &piece, 80);
  g_assert_cmpint (cairo_status (cr), ==, CAIRO_STATUS_SUCCESS);
  /* The chest is painted. */
  if ((piece.flags & SV_PIECE_GONE) == 0)
    g_assert_cmpuint (pixel (cr, 40, 62) >> 24, ==, 0xff);
  const guint64 sum = checksum (cr);
  cairo_destroy (cr);
  return sum;
}

static void
test_piece (void)
{
  const char *const same[2] = { "#204080", "#ffffff" };
  Sample sample;
  SvTheme theme;

  sample_init (&sample);
  sv_theme_init (&theme, SV_SCHEME_LIGHT, same, NULL);
  theme.kit[1] = theme.kit[0];
  g_autoptr (SvPainter) painter = sv_painter_new (NULL, &theme);
  SvPiece piece = sample.view.pieces[0];
  piece.flags = 0;
  const guint64 plain = piece_sum (painter, piece);

  /* Without any difference of colour the teams still differ. */
  piece.side = 1;
  g_assert_cmpuint (piece_sum (painter, piece), !=, plain);
  piece.side = 0;
  piece.number++;
  g_assert_cmpuint (piece_sum (painter, piece), !=, plain);
  piece.number--;
  for (unsigned flag = SV_PIECE_BALL; flag <= SV_PIECE_GONE; flag *= 2) {
    piece.flags = (uint16_t)flag;
    g_assert_cmpuint (piece_sum (painter, piece), !=, plain);
  }
  piece.flags = 0;
  piece.look = "no-such-look";
  piece_sum (painter, piece);
  piece.look = NULL;
  piece_sum (painter, piece);
}

/* Each badge can be seen beside any others. */
static void
test_badges (void)
{
  static const unsigned badges[] = { SV_PIECE_BALL,   SV_PIECE_ATTACKER, SV_PIECE_OFFSIDE,
                                     SV_PIECE_BOOKED, SV_PIECE_HURT,     SV_PIECE_WARMING };
  enum { N = G_N_ELEMENTS (badges), ALL = 1 << N };
  guint64 sums[ALL];
  SvTheme theme;

  sv_theme_init (&theme, SV_SCHEME_LIGHT, NULL, NULL);
  g_autoptr (SvPainter) painter = sv_painter_new (NULL, &theme);
  for (unsigned set = 0; set < ALL; set++) {
    SvPiece piece = { .number = 7, .look = "football-player" };
    for (unsigned i = 0; i < N; i++)
      piece.flags |= (uint16_t)(set & 1u << i ? badges[i] : 0);
    sums[set] = piece_sum (painter, piece);
  }
  assert_different (sums, ALL);
}

/* Whoever keeps the goal is dressed for it, the reserve keeper too; the sides still differ. */
static void
test_keeper (void)
{
  SvTheme theme;

  sv_theme_init (&theme, SV_SCHEME_LIGHT, NULL, NULL);
  theme.kit[1] = theme.kit[0];
  theme.keeper[1] = theme.keeper[0];
  g_autoptr (SvPainter) painter = sv_painter_new (NULL, &theme);
  SvPiece piece = { .number = 1, .look = "football-player" };
  const guint64 player = piece_sum (painter, piece);
  piece.flags = SV_PIECE_KEEPER;
  const guint64 stand_in = piece_sum (painter, piece);
  piece.look = "football-keeper";
  const guint64 keeper = piece_sum (painter, piece);
  piece.flags = 0;
  g_assert_cmpuint (keeper, !=, piece_sum (painter, piece));
  piece.flags = SV_PIECE_KEEPER;
  piece.side = 1;
  g_assert_cmpuint (keeper, !=, piece_sum (painter, piece));
  g_assert_cmpuint (player, !=, stand_in);
  g_assert_cmpuint (stand_in, !=, keeper);
}

/* The part of a figure that is above its shirt. */
static guint64
head_sum (SvPainter *painter, SvPiece piece)
{
  cairo_t *cr = canvas (80, 33);

  sv_paint_figure (painter, cr, &piece, 80);
  const guint64 sum = checksum (cr);
  cairo_destroy (cr);
  return sum;
}

/* In every look there are as many heads as there may be, of which a piece has the one it is given,
 * else that of its number; no number is without. On paper they differ without colours. */
static void
test_heads (void)
{
  static const char *const looks[] = { "person", "korfball-female", "football-player",
                                       "football-keeper" };
  static const SvScheme schemes[] = { SV_SCHEME_LIGHT, SV_SCHEME_INK };
  guint64 sums[SV_N_HEADS];
  SvTheme theme;

  for (unsigned i = 0; i < G_N_ELEMENTS (looks) * G_N_ELEMENTS (schemes); i++) {
    sv_theme_init (&theme, schemes[i % 2], NULL, NULL);
    g_autoptr (SvPainter) painter = sv_painter_new (NULL, &theme);
    SvPiece piece = { .look = looks[i / 2] };
    for (piece.number = 1; piece.number <= SV_N_HEADS; piece.number++)
      sums[piece.number - 1] = head_sum (painter, piece);
    assert_different (sums, SV_N_HEADS);
    g_assert_cmpuint (head_sum (painter, piece), ==, sums[0]);
    piece.number = -1;
    g_assert_cmpuint (head_sum (painter, piece), ==, sums[0]);
    piece.head = 5;
    g_assert_cmpuint (head_sum (painter, piece), ==, sums[4]);
    piece.head = 255;
    g_assert_cmpuint (head_sum (painter, piece), ==, sums[254 % SV_N_HEADS]);
  }
}

/* Skin is of the same colour whether it is laid down as pixels or as vectors, which are turned here
 * so little that it cannot be seen; and of more colours than one. */
static void
test_skin (void)
{
  guint32 first = 0;
  gboolean differs = FALSE;
  SvTheme theme;

  sv_theme_init (&theme, SV_SCHEME_LIGHT, NULL, NULL);
  g_autoptr (SvPainter) painter = sv_painter_new (NULL, &theme);
  for (SvPiece piece = { .look = "person", .head = 1 }; piece.head <= SV_N_HEADS; piece.head++) {
    guint32 hand[2];
    for (int turned = 0; turned < 2; turned++) {
      cairo_t *cr = canvas (240, 300);
      cairo_rotate (cr, 1e-6 * turned);
      sv_paint_figure (painter, cr, &piece, 240);
      hand[turned] = pixel (cr, 46, 191);
      cairo_destroy (cr);
    }
    for (int shift = 0; shift < 32; shift += 8)
      g_assert_cmpint (abs ((int)(hand[0] >> shift & 0xff) - (int)(hand[1] >> shift & 0xff)), <=,
                       1);
    first = piece.head == 1 ? hand[0] : first;
    differs |= hand[0] != first;
  }
  g_assert_true (differs);
}

/* A football pitch is played on with a football. */
static void
test_ball (void)
{
  Sample sample;
  SvTheme theme;
  guint64 sums[2];

  sample_init (&sample);
  sv_theme_init (&theme, SV_SCHEME_LIGHT, NULL, NULL);
  for (unsigned i = 0; i < 2; i++) {
    g_autoptr (SvPainter) painter = sv_painter_new (i == 0 ? sample.board : &web_board, &theme);
    cairo_t *cr = canvas (64, 64);
    sv_paint_ball (painter, cr, 64);
    sums[i] = checksum (cr);
    g_assert_cmpuint (pixel (cr, 32, 32) >> 24, ==, 0xff);
    cairo_destroy (cr);
  }
  g_assert_cmpuint (sums[0], !=, sums[1]);
}

/* The same figure is painted once, until the colours change; and a great many do not fill the
 * memory. */
static void
test_figures (void)
{
  Sample sample;
  SvTheme theme;
  cairo_t *cr = canvas (480, 600);

  sample_init (&sample);
  sv_theme_init (&theme, SV_SCHEME_LIGHT, NULL, NULL);
  g_autoptr (SvPainter) painter = sv_painter_new (sample.board, &theme);
  for (int i = 0; i < 3; i++)
    sv_paint_figure (painter, cr, &sample.view.pieces[0], 48);
  /* A body and a head, of three layers and a stencil. */
  g_assert_cmpuint (g_hash_table_size (painter->figures), ==, 2);
  g_assert_cmpuint (painter->figure_bytes, ==, 48 * 60 * (6 * 4 + 1));
  sv_painter_set_theme (painter, &theme);
  g_assert_cmpuint (g_hash_table_size (painter->figures), ==, 0);

  for (int pixels = 1; pixels < 60; pixels++)
    for (unsigned i = 0; i < 2; i++) {
      sv_paint_figure (painter, cr, &sample.view.pieces[i * 4], pixels * 8);
      g_assert_cmpuint (painter->figure_bytes, >, 0);
      g_assert_cmpuint (painter->figure_bytes, <=, 12 << 20);
    }
  sv_paint_figure (painter, cr, &sample.view.pieces[0], 100000);
  g_assert_cmpuint (painter->figure_bytes, <=, 12 << 20);
  cairo_destroy (cr);
}

static void
test_die (void)
{
  guint64 sums[21];
  unsigned n = 0;
  SvTheme theme;

  sv_theme_init (&theme, SV_SCHEME_LIGHT, NULL, NULL);
  for (int side = -1; side < 2; side++) {
    for (int value = 0; value <= 6; value++) {
      cairo_t *cr = canvas (64, 64);
      sv_paint_die (cr, &theme, side, value, 64);
      sums[n] = checksum (cr);
      n++;
      /* The middle is a pip for odd values only. */
      g_assert_cmpint ((pixel (cr, 32, 32) & 0xff) < 0x60, ==, value % 2 == 1);
      cairo_destroy (cr);
    }
  }
  assert_different (sums, n);
}

/* Both names of a scoreboard stand whole in letters that can be read, at every size that screens
 * have; only a name that has no end is called by its short form. */
static void
test_names_on_the_wall (void)
{
  static const char *const pairs[][2] = { { "Vriendenschaar (B)", "Oranje Nassau" },
                                          { "Quick '21 (Heerhugowaard)", "Fox" },
                                          { "Snel '21 / Vlug en Handig (G)",
                                            "Snel '21 / Vlug en Handig (H)" } };
  static const double sizes[][2] = { { 960, 540 }, { 1280, 720 }, { 1920, 1080 }, { 360, 640 } };
  static const char endless[] = "Korfbalverenigingsaccommodatiebeheerstichtingsvertegenwoordiging";

  for (gsize i = 0; i < G_N_ELEMENTS (sizes); i++) {
    const double w = sizes[i][0], h = sizes[i][1];
    SvWallContents face = { .briefs = { "ABC", "" }, .clock = "7:42" };
    SvWallNames names;

    for (gsize k = 0; k < G_N_ELEMENTS (pairs); k++) {
      memcpy (face.names, pairs[k], sizeof face.names);
      sv_wall_fit_names (&names, &face, w, h);
      for (int side = 0; side < 2; side++) {
        g_assert_cmpstr (names.texts[side], ==, pairs[k][side]);
        g_assert_false (names.cut[side]);
      }
      g_assert_cmpfloat (names.size, >, MIN (w, h) / 24);
      /* The line that tells of the computer takes a part of the room. */
      const double alone = names.size;
      face.players[1] = "computer · champion";
      sv_wall_fit_names (&names, &face, w, h);
      g_assert_cmpfloat (names.size, <=, alone);
      g_assert_false (names.cut[0] || names.cut[1]);
      face.players[1] = NULL;
    }
    face.names[0] = face.names[1] = endless;
    sv_wall_fit_names (&names, &face, w, h);
    g_assert_true (w < h || g_str_equal (names.texts[0], "ABC"));
    g_assert_true (w < h || names.cut[1]);
  }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/draw/paint/pitch", test_pitch);
  g_test_add_func ("/draw/paint/letters", test_letters);
  g_test_add_func ("/draw/paint/plain-pitch", test_plain_pitch);
  g_test_add_func ("/draw/paint/looks", test_looks);
  g_test_add_func ("/draw/paint/passes", test_passes);
  g_test_add_func ("/draw/paint/piece", test_piece);
  g_test_add_func ("/draw/paint/badges", test_badges);
  g_test_add_func ("/draw/paint/keeper", test_keeper);
  g_test_add_func ("/draw/paint/heads", test_heads);
  g_test_add_func ("/draw/paint/skin", test_skin);
  g_test_add_func ("/draw/paint/ball", test_ball);
  g_test_add_func ("/draw/paint/figures", test_figures);
  g_test_add_func ("/draw/paint/die", test_die);
  g_test_add_func ("/draw/paint/names-on-the-wall", test_names_on_the_wall);
  return g_test_run ();
}
