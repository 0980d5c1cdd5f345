/* SPDX-License-Identifier: GPL-3.0-or-later */

/* How long painting takes at 1600 × 1000. Prints figures, judges nothing. */

#include "figures.h"
#include "sample.h"

enum { WIDTH = 1600, HEIGHT = 1000, ROUNDS = 15 };

typedef struct {
  Sample sample;
  SvPainter *painter;
  SvTheme theme;
  SvFit fit;
  SvCardContents face;
} Bench;

static void
pitch (Bench *bench, cairo_t *cr)
{
  sv_paint_pitch (bench->painter, cr, &bench->fit, WIDTH, HEIGHT);
}

static void
space (Bench *bench, cairo_t *cr)
{
  sv_paint_space (bench->painter, cr, &bench->fit, 1, SV_SPACE_STYLE_TARGET | SV_SPACE_STYLE_HOVER);
}

static void
pieces (Bench *bench, cairo_t *cr)
{
  sample_paint_pieces (&bench->sample, bench->painter, cr, &bench->fit);
}

/* As after a change of colours or of size. */
static void
pieces_new (Bench *bench, cairo_t *cr)
{
  sv_painter_set_theme (bench->painter, &bench->theme);
  pieces (bench, cr);
}

static void
card (Bench *bench, cairo_t *cr)
{
  sv_paint_card (bench->painter, cr, &bench->face, 300, 420);
}

static void
measure (Bench *bench, const char *what, void (*paint) (Bench *bench, cairo_t *cr))
{
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, WIDTH, HEIGHT);
  double ms[ROUNDS];
  double first = 0;

  for (int i = -1; i < ROUNDS; i++) {
    cairo_t *cr = cairo_create (surface);
    const double start = figures_now_ms ();
    paint (bench, cr);
    cairo_surface_flush (surface);
    const double took = figures_now_ms () - start;
    if (i < 0)
      first = took;
    else
      ms[i] = took;
    cairo_destroy (cr);
  }
  g_print ("%-36s %7.2f ms (first time %.2f)\n", what, figures_median (ms, ROUNDS), first);
  cairo_surface_destroy (surface);
}

/* The pitches of all games, and the marks of a space on them. */
static void
measure_boards (Bench *bench)
{
  for (const SvGame *const *game = sv_games (); *game != NULL; game++) {
    g_autofree void *setup = g_malloc0 ((*game)->setup_size);
    g_autofree char *pitch_text = g_strdup_printf ("pitch of %s", (*game)->id);
    g_autofree char *space_text = g_strdup_printf ("one space of %s", (*game)->id);
    sv_game_standard (*game, setup);
    const SvBoard *board = (*game)->board (setup);
    bench->painter = sv_painter_new (board, &bench->theme);
    sv_fit_board (&bench->fit, board, WIDTH, HEIGHT);
    measure (bench, pitch_text, pitch);
    measure (bench, space_text, space);
    sv_painter_free (bench->painter);
  }
}

int
main (void)
{
  Bench bench;

  sample_init (&bench.sample);
  sv_theme_init (&bench.theme, SV_SCHEME_LIGHT, NULL, NULL);
  measure_boards (&bench);
  bench.painter = sv_painter_new (bench.sample.board, &bench.theme);
  sv_fit_board (&bench.fit, bench.sample.board, WIDTH, HEIGHT);
  sv_card_contents_fill (&bench.face, bench.sample.game, bench.sample.setup, &bench.sample.view, 2,
                         "Bo", NULL);

  measure (&bench, "8 figurines", pieces);
  measure (&bench, "8 figurines, new colours", pieces_new);
  measure (&bench, "card of 300 x 420", card);
  sv_painter_free (bench.painter);
  return 0;
}
