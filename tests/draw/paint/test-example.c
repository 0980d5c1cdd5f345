/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Examples on the pitch: each mark of one is seen, in every scheme, and what matters is large. */

#include "canvas.h"
#include "sv-games.h"
#include "sv-paint-example.h"
#include "sv-paint-piece.h"

enum { WIDTH = 300, HEIGHT = 164 };

static guint64
paint (const char *words, SvScheme scheme)
{
  const SvGame *game = sv_games ()[0];
  g_autofree char *setup = g_malloc0 (game->setup_size);
  cairo_t *cr = canvas (WIDTH, HEIGHT);
  SvExample example;
  SvTheme theme;

  g_assert_null (sv_example_read (&example, game, setup, words));
  sv_theme_init (&theme, scheme, NULL, NULL);
  g_autoptr (SvPainter) painter = sv_painter_new (example.board, &theme);
  sv_paint_example (painter, cr, &example, WIDTH, HEIGHT);
  const guint64 sum = checksum (cr);
  cairo_destroy (cr);
  return sum;
}

static void
test_marks (void)
{
  static const char *const examples[] = {
    "o4@1a",       "o4@1a *@1a",  "o4@1a +1e",   "o4@1a -1e", "o4@1a 1a>1e", "o4@1a 1a~1e",
    "o4@1a 1a!1e", "o4@1a #3@1a", "o4@1a #4@1a", "x4@1a",     "o4@1a *@1e",  "o4@1a x4@2a",
  };

  for (unsigned scheme = 0; scheme < SV_N_SCHEMES; scheme++) {
    guint64 sums[G_N_ELEMENTS (examples)];
    for (unsigned i = 0; i < G_N_ELEMENTS (examples); i++)
      sums[i] = paint (examples[i], (SvScheme)scheme);
    assert_different (sums, G_N_ELEMENTS (sums));
  }
}

/* The corners of a small scene are painted: it is cut out of the pitch, wherever it lies on it. */
static void
test_cut_out (void)
{
  const SvGame *const *games = sv_games ();

  for (unsigned i = 0; games[i] != NULL; i++) {
    g_autofree char *setup = g_malloc0 (MAX (games[i]->setup_size, 1));
    for (const SvLesson *l = games[i]->teach.lessons; l != NULL && l->title != NULL; l++) {
      cairo_t *cr = canvas (WIDTH, HEIGHT);
      SvExample example;
      SvTheme theme;

      sv_example_read (&example, games[i], setup, l->example);
      sv_theme_init (&theme, SV_SCHEME_LIGHT, NULL, NULL);
      g_autoptr (SvPainter) painter = sv_painter_new (example.board, &theme);
      sv_paint_example (painter, cr, &example, WIDTH, HEIGHT);
      for (unsigned corner = 0; corner < 4; corner++)
        g_assert_cmpuint (
            pixel (cr, corner % 2 * (WIDTH - 21) + 10, corner / 2 * (HEIGHT - 21) + 10) >> 24, ==,
            0xff);
      cairo_destroy (cr);
    }
  }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/draw/scene/marks", test_marks);
  g_test_add_func ("/draw/scene/cut-out", test_cut_out);
  return g_test_run ();
}
