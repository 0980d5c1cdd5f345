/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Pixels and board units, there and back, in every size and both ways round. */

#include "sample.h"

static const double sizes[] = { 1, 37, 120, 360, 639, 640, 1000, 1600, 3840 };

static void
check_fit (const SvBoard *board, const SvFit *fit, double w, double h)
{
  for (int i = 0; i < board->n_spaces; i++) {
    const SvSpace *space = &board->spaces[i];
    double px, py, bx, by;

    sv_fit_to_pixels (fit, (double)space->x, (double)space->y, &px, &py);
    g_assert_cmpfloat (px, >=, 0);
    g_assert_cmpfloat (px, <=, w);
    g_assert_cmpfloat (py, >=, 0);
    g_assert_cmpfloat (py, <=, h);
    sv_fit_to_board (fit, px, py, &bx, &by);
    g_assert_cmpfloat_with_epsilon (bx, (double)space->x, 1e-6);
    g_assert_cmpfloat_with_epsilon (by, (double)space->y, 1e-6);
    g_assert_cmpint (sv_board_space_at (board, bx, by), ==, i);

    double x, y, bw, bh;
    sv_fit_space_box (fit, i, &x, &y, &bw, &bh);
    g_assert_cmpfloat (x, <=, px);
    g_assert_cmpfloat (x + bw, >=, px);
    g_assert_cmpfloat (y, <=, py);
    g_assert_cmpfloat (y + bh, >=, py);
    g_assert_cmpfloat (bw, >, 0);
    g_assert_cmpfloat (bh, >, 0);
  }
}

static void
check_board (const SvBoard *board)
{
  for (unsigned i = 0; i < G_N_ELEMENTS (sizes); i++) {
    for (unsigned k = 0; k < G_N_ELEMENTS (sizes); k++) {
      SvFit fit;
      sv_fit_board (&fit, board, sizes[i], sizes[k]);
      check_fit (board, &fit, sizes[i], sizes[k]);
      g_assert_false (fit.reversed);
      fit.reversed = true;
      check_fit (board, &fit, sizes[i], sizes[k]);
    }
  }
}

static void
test_round_trip (void)
{
  for (const SvGame *const *game = sv_games (); *game != NULL; game++) {
    g_autofree void *setup = g_malloc0 ((*game)->setup_size);
    sv_game_standard (*game, setup);
    check_board ((*game)->board (setup));
  }
}

/* A long board lies in a wide window and stands in a high one; the left end is at the bottom. */
static void
test_turn (void)
{
  Sample sample;
  SvFit fit;
  double x0, y0, x1, y1;

  sample_init (&sample);
  g_assert_cmpfloat ((double)sample.board->w, >, (double)sample.board->h);
  sv_fit_board (&fit, sample.board, 900, 500);
  g_assert_false (fit.upright);
  sv_fit_board (&fit, sample.board, 500, 900);
  g_assert_true (fit.upright);
  sv_fit_to_pixels (&fit, 0, 0, &x0, &y0);
  sv_fit_to_pixels (&fit, (double)sample.board->w, 0, &x1, &y1);
  g_assert_cmpfloat_with_epsilon (x0, x1, 1e-9);
  g_assert_cmpfloat (y0, >, y1);
}

/* A high board stands in a high window; in a wide one its lower end is on the left. */
static void
test_high (void)
{
  static const SvSpace space = { .name = "a", .x = 6, .y = 12, .zone = -1 };
  static const SvBoard board = {
    .id = "high", .w = 10, .h = 14, .margin = 1, .radius = 0.4f, .n_spaces = 1, .spaces = &space
  };
  SvFit fit;
  double x0, y0, x1, y1;

  check_board (&board);
  sv_fit_board (&fit, &board, 500, 900);
  g_assert_false (fit.upright);
  sv_fit_board (&fit, &board, 900, 500);
  g_assert_true (fit.upright);
  sv_fit_to_pixels (&fit, 0, (double)board.h, &x0, &y0);
  sv_fit_to_pixels (&fit, 0, 0, &x1, &y1);
  g_assert_cmpfloat_with_epsilon (y0, y1, 1e-9);
  g_assert_cmpfloat (x0, <, x1);
}

/* The painted area touches two sides of the rectangle and is centred between the others. */
static void
test_centred (void)
{
  Sample sample;
  SvFit fit;
  double x0, y0, x1, y1;

  sample_init (&sample);
  const double margin = (double)sample.board->margin;
  sv_fit_board (&fit, sample.board, 1600, 1000);
  sv_fit_to_pixels (&fit, -margin, -margin, &x0, &y0);
  sv_fit_to_pixels (&fit, (double)sample.board->w + margin, (double)sample.board->h + margin, &x1,
                    &y1);
  g_assert_cmpfloat_with_epsilon (x0, 0, 1e-6);
  g_assert_cmpfloat_with_epsilon (x1, 1600, 1e-6);
  g_assert_cmpfloat_with_epsilon (y0 + y1, 1000, 1e-6);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/draw/fit/round-trip", test_round_trip);
  g_test_add_func ("/draw/fit/turn", test_turn);
  g_test_add_func ("/draw/fit/high", test_high);
  g_test_add_func ("/draw/fit/centred", test_centred);
  return g_test_run ();
}
