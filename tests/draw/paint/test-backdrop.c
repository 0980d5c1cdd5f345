/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The hall and the stadium behind the words of a moment when nobody plays. */

#include "canvas.h"
#include "sample.h"
#include "sv-paint-backdrop.h"
#include "web-board.h"
#include <dlfcn.h>

enum { W = 480, H = 300 };

static guint64
paint (
    Example *example, const Sample *sample, SvOccasion occasion, int side, cairo_rectangle_t room)
{
  const SvBackdrop backdrop = {
    .occasion = occasion,
    .side = side,
    .n_steps = occasion == SV_BACKDROP_WIN,
    .steps = { { .piece = side == 1 ? 4 : 0, .number = 2, .goals = true } },
    .view = &sample->view,
    .room = room
  };

  sv_paint_backdrop (example->painter, example->cr, &backdrop, example->w, example->h);
  for (int x = 0; x < example->w; x += 7)
    for (int y = 0; y < example->h; y += 7)
      g_assert_cmpuint (pixel (example->cr, x, y) >> 24, ==, 0xff);
  return example_sum (example);
}

/* Whoever opens a match in its pause sees a hall and a ball, for which the reader of SVG drawings
 * need not be loaded. Comes first: the figurines of other tests load it. */
static void
test_no_reader (void)
{
  static const SvOccasion occasions[] = { SV_BACKDROP_PAUSE, SV_BACKDROP_BREAK };
  Sample sample;

  sample_init (&sample);
  sample.view.n_pieces = 0;
  for (unsigned i = 0; i < 4; i++) {
    g_auto (Example) example = example_open (i < 2 ? sample.board : &web_board, i % 2, W, H);

    sv_paint_ball (example.painter, example.cr, 32);
    g_assert_cmpuint (pixel (example.cr, 16, 16) >> 24, ==, 0xff);
    for (unsigned k = 0; k < G_N_ELEMENTS (occasions); k++)
      paint (&example, &sample, occasions[k], -1, (cairo_rectangle_t){ 0, 0, W, H });
  }
  g_assert_null (dlopen ("librsvg-2.so.2", RTLD_LAZY | RTLD_NOLOAD));
}

/* Each occasion and each floor has a picture of its own by day and by night, which covers all. */
static void
test_pictures (void)
{
  static const SvOccasion occasions[] = { SV_BACKDROP_PAUSE, SV_BACKDROP_SECRET, SV_BACKDROP_BREAK,
                                          SV_BACKDROP_WIN, SV_BACKDROP_DRAW };
  guint64 sums[2 * 2 * G_N_ELEMENTS (occasions)];
  SvBoard lawn = web_board, hall = web_board;
  unsigned n = 0;
  Sample sample;

  sample_init (&sample);
  lawn.floor = SV_FLOOR_GRASS;
  hall.floor = SV_FLOOR_WOOD;
  for (unsigned i = 0; i < G_N_ELEMENTS (sums); i++) {
    const SvOccasion occasion = occasions[i / 4];
    const int side = occasion == SV_BACKDROP_WIN || occasion == SV_BACKDROP_SECRET ? 0 : -1;
    g_auto (Example) example =
        example_open (i % 2 ? &lawn : &hall, i / 2 % 2 ? SV_SCHEME_DARK : SV_SCHEME_LIGHT, W, H);
    const guint64 sum =
        paint (&example, &sample, occasion, side, (cairo_rectangle_t){ 0, 0, W, H });

    g_assert_cmpuint (paint (&example, &sample, occasion, side, (cairo_rectangle_t){ 0, 0, W, H }),
                      ==, sum);
    if (occasion != SV_BACKDROP_SECRET || i % 2 == 0) /* a curtain hides the floor */
      sums[n++] = sum;
    if (side >= 0) /* and it is somebody's */
      g_assert_cmpuint (paint (&example, &sample, occasion, 1, (cairo_rectangle_t){ 0, 0, W, H }),
                        !=, sum);
  }
  assert_different (sums, n);
}

/* The score hangs there at half-time; nothing else of the position is told, least of all a
 * secret. */
static void
test_tells (void)
{
  static const SvOccasion occasions[] = { SV_BACKDROP_PAUSE, SV_BACKDROP_SECRET,
                                          SV_BACKDROP_BREAK };
  const cairo_rectangle_t room = { 0, 0, W, H };
  Sample sample;

  sample_init (&sample);
  g_auto (Example) example = example_open (sample.board, SV_SCHEME_LIGHT, W, H);
  for (unsigned i = 0; i < G_N_ELEMENTS (occasions); i++) {
    const guint64 sum = paint (&example, &sample, occasions[i], 0, room);

    sample.view.pieces[0].flags |= SV_PIECE_BALL | SV_PIECE_ACTIVE;
    sample.view.pieces[0].space = (int16_t)(7 + i);
    sample.view.ball_space = 3;
    g_assert_cmpuint (paint (&example, &sample, occasions[i], 0, room), ==, sum);
    sample.view.score[1]++;
    if (occasions[i] == SV_BACKDROP_BREAK)
      g_assert_cmpuint (paint (&example, &sample, occasions[i], 0, room), !=, sum);
    else
      g_assert_cmpuint (paint (&example, &sample, occasions[i], 0, room), ==, sum);
  }
}

/* High contrast is plain paper; a strange room or an empty team is no harm. */
static void
test_odd (void)
{
  static const cairo_rectangle_t rooms[] = {
    { 0, 0, W, H }, { 0, 0, 1, 1 }, { 200, 40, 30, 200 }, { 0, 0, W, 20 }, { -50, 0, 5, 2000 }
  };
  Sample sample;

  sample_init (&sample);
  for (unsigned i = 0; i < 5 * G_N_ELEMENTS (rooms); i++) {
    g_auto (Example) example = example_open (sample.board, (SvScheme)(i % 2), W, H);

    sample.view.n_pieces = i < 5 ? 8 : i % 3;
    paint (&example, &sample, (SvOccasion)(i % 5), 1, rooms[i / 5]);
  }
  g_auto (Example) plain = example_open (sample.board, SV_SCHEME_CONTRAST, W, H);
  const guint64 sum = paint (&plain, &sample, SV_BACKDROP_WIN, 1, rooms[0]);
  g_assert_cmpuint (paint (&plain, &sample, SV_BACKDROP_PAUSE, -1, rooms[0]), ==, sum);
}

/* The podium of a competition: each team stands in its own colours on the step of its rank, one
 * more if two share the third place. */
static void
test_podium (void)
{
  static const char *const colours[][2] = { { "#1c71d8", "#ffffff" },
                                            { "#e66100", "#ffffff" },
                                            { "#813d9c", "#f5c211" } };
  SvBackdrop backdrop = { .occasion = SV_BACKDROP_PODIUM, .n_teams = 3, .room = { 0, 0, W, H } };
  guint64 sums[4];
  Sample sample;
  SvTheme theme;

  sample_init (&sample);
  g_auto (Example) example = example_open (sample.board, SV_SCHEME_LIGHT, W, H);
  for (unsigned i = 0; i < 3; i++) {
    sv_theme_init (&theme, SV_SCHEME_LIGHT, colours[i], NULL);
    backdrop.teams[i] =
        (SvBackdropTeam){ .piece = sample.view.pieces[i], .kit = theme.kit[0], .rank = i + 1 };
  }
  backdrop.teams[3] = backdrop.teams[2];
  for (unsigned i = 0; i < G_N_ELEMENTS (sums); i++) {
    if (i == 1)
      backdrop.teams[0].kit = backdrop.teams[1].kit;
    if (i == 2)
      backdrop.teams[1].rank = 3;
    backdrop.n_teams = i == 3 ? 4 : 3;
    sv_paint_backdrop (example.painter, example.cr, &backdrop, W, H);
    sums[i] = example_sum (&example);
  }
  assert_different (sums, G_N_ELEMENTS (sums));
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/venue/open-a-match-in-its-pause", test_no_reader);
  g_test_add_func ("/venue/pictures", test_pictures);
  g_test_add_func ("/venue/podium", test_podium);
  g_test_add_func ("/venue/tells", test_tells);
  g_test_add_func ("/venue/odd", test_odd);
  return g_test_run ();
}
