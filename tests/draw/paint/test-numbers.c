/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The number of a figurine is never hidden by one that stands in front of it, on any two spaces of
 * any board. */

#include "sv-fit.h"
#include "sv-games.h"
#include "sv-paint-piece.h"

#include <math.h>
#include <string.h>

enum { WIDTH = 80, ROOM = 320 };

static const char *const colours[] = { "#1b8a3a", "#ffffff" };

/* Where the number is on a figurine, in parts of its width. */
static const double LEFT = 0.3, RIGHT = 0.7, TOP = 0.53, BOTTOM = 0.81;

static cairo_surface_t *
paint (SvPainter *painter, const SvPiece *piece, double dx, double dy, cairo_surface_t *below)
{
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, ROOM, ROOM);
  cairo_t *cr = cairo_create (surface);

  if (below != NULL) {
    cairo_set_source_surface (cr, below, 0, 0);
    cairo_paint (cr);
  }
  cairo_translate (cr, WIDTH + dx, WIDTH + dy);
  sv_paint_piece (painter, cr, piece, WIDTH);
  cairo_destroy (cr);
  cairo_surface_flush (surface);
  return surface;
}

/* Nothing in the box of the number differs between the two pictures. */
static gboolean
is_seen (cairo_surface_t *alone, cairo_surface_t *both)
{
  const int stride = cairo_image_surface_get_stride (alone);

  for (int y = (int)(WIDTH * (1 + TOP)); y < (int)(WIDTH * (1 + BOTTOM)); y++) {
    const int from = y * stride + 4 * (int)(WIDTH * (1 + LEFT));
    const int n = 4 * (int)(WIDTH * (RIGHT - LEFT));
    if (memcmp (cairo_image_surface_get_data (alone) + from,
                cairo_image_surface_get_data (both) + from, (gsize)n) != 0)
      return FALSE;
  }
  return TRUE;
}

/* Paint a figurine that stands so far to the right and below. */
static void
check_pair (SvPainter *painter, double dx, double dy)
{
  const SvPiece back = { .side = 0, .number = 18 }, front = { .side = 1, .number = 8 };
  cairo_surface_t *alone = paint (painter, &back, 0, 0, NULL);
  cairo_surface_t *both = paint (painter, &front, dx, dy, alone);

  g_test_message ("%.1f to the right, %.1f below", dx, dy);
  g_assert_true (is_seen (alone, both));
  cairo_surface_destroy (both);
  cairo_surface_destroy (alone);
}

static void
test_numbers (gconstpointer data)
{
  const SvGame *game = data;
  g_autofree void *setup = g_malloc0 (MAX (game->setup_size, 1));
  SvTheme theme;
  SvFit fit;

  sv_game_standard (game, setup);
  const SvBoard *board = game->board (setup);
  sv_theme_init (&theme, SV_SCHEME_LIGHT, colours, colours);
  SvPainter *painter = sv_painter_new (board, &theme);
  for (int turned = 0; turned < 2; turned++) {
    sv_fit_board_close (&fit, board, turned ? 600 : 1200, turned ? 1200 : 600);
    const double unit = WIDTH / sv_fit_piece_size (&fit);
    for (int a = 0; a < board->n_spaces; a++)
      for (int b = 0; b < board->n_spaces; b++) {
        double ax, ay, bx, by;
        sv_fit_space (&fit, a, &ax, &ay);
        sv_fit_space (&fit, b, &bx, &by);
        if (a != b && by >= ay && hypot (bx - ax, by - ay) * unit < 1.25 * WIDTH)
          check_pair (painter, (bx - ax) * unit, (by - ay) * unit);
      }
  }
  sv_painter_free (painter);
}

int
main (int argc, char **argv)
{
  const SvGame *const *games = sv_games ();

  g_test_init (&argc, &argv, NULL);
  for (unsigned i = 0; games[i] != NULL && games[i]->offered; i++) {
    g_autofree char *path = g_strconcat ("/draw/numbers/read-every-number/", games[i]->id, NULL);
    g_test_add_data_func (path, games[i], test_numbers);
  }
  return g_test_run ();
}
