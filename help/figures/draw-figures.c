/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Draws the pictures of the help: draw-figures FOLDER. They are those of the lessons beside the
 * prompt, larger; twice as many points as they are shown with, for screens that have them. */

#include <glib/gstdio.h>

#include "sv-chart-bars.h"
#include "sv-chart-line.h"
#include "sv-games.h"
#include "sv-paint-scene.h"

enum { WIDTH = 600, HEIGHT = 330 };

/* The file without ".png", and whose lesson it shows: the first with this title. */
static const struct {
  const char *file, *game, *title;
} figures[] = {
  { "placing", "strafworp", "Placing the figurines" },
  { "attack", "strafworp", "Three moves and a pass" },
  { "shot", "strafworp", "The shot" },
  { "free-pass", "strafworp", "The free pass" },
  { "penalty", "strafworp", "The penalty" },
  { "eleven-set-up", "eleven", "Setting up" },
  { "eleven-step", "eleven", "Steps and attacks" },
  { "eleven-push", "eleven", "The push" },
  { "eleven-kick", "eleven", "Passes in a row" },
  { "eleven-shot", "eleven", "The shot at goal" },
  { "champions-walk", "champions-2020", "The walk" },
  { "champions-ball", "champions-2020", "Playing the ball" },
  { "champions-interception", "champions-2020", "The interception" },
  { "champions-save", "champions-2020", "The save" },
  { "champions-foul", "champions-2020", "The foul" },
};

static const SvLesson *
find_lesson (const SvGame *game, const char *title)
{
  const SvLesson *lesson = game->lessons;

  while (lesson->title != NULL && !g_str_equal (lesson->title, title))
    lesson++;
  if (lesson->title == NULL)
    g_error ("%s has no lesson “%s”", game->id, title);
  return lesson;
}

static void
draw (const char *folder, const char *file, const SvGame *game, const char *words)
{
  g_autofree char *path = g_strconcat (folder, "/", file, ".png", NULL);
  g_autofree char *setup = g_malloc0 (game->setup_size);
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_RGB24, WIDTH, HEIGHT);
  cairo_t *cr = cairo_create (surface);
  SvScene scene;
  SvTheme theme;

  g_assert_null (sv_scene_read (&scene, game, setup, words));
  sv_theme_init (&theme, SV_SCHEME_LIGHT, NULL, NULL);
  g_autoptr (SvPainter) painter = sv_painter_new (scene.board, &theme);
  sv_paint_scene (painter, cr, &scene, WIDTH, HEIGHT);
  if (cairo_surface_write_to_png (surface, path) != CAIRO_STATUS_SUCCESS)
    g_error ("%s cannot be written", path);
  cairo_destroy (cr);
  cairo_surface_destroy (surface);
}

static void
write_chart (const char *folder, const char *file, SvChartPaint paint, gconstpointer chart)
{
  g_autofree char *path = g_strconcat (folder, "/", file, ".png", NULL);
  SvTheme theme;

  sv_theme_init (&theme, SV_SCHEME_INK, NULL, NULL);
  g_autoptr (GBytes) bytes =
      sv_chart_write (paint, chart, &theme, WIDTH, HEIGHT * 0.8, SV_CHART_PNG);
  if (!g_file_set_contents (path, g_bytes_get_data (bytes, NULL), (gssize)g_bytes_get_size (bytes),
                            NULL))
    g_error ("%s cannot be written", path);
}

/* A chance to win as no match had it, without a word to translate. */
static void
draw_chart (const char *folder, const char *file)
{
  static const SvChartPoint points[] = {
    { 0, { 0.45, 0.4 } },     { 0.2, { 0.42, 0.43 } },  { 0.25, { 0.62, 0.24 } },
    { 0.4, { 0.6, 0.27 } },   { 0.45, { 0.45, 0.38 } }, { 0.65, { 0.47, 0.37 } },
    { 0.7, { 0.27, 0.6 } },   { 0.8, { 0.25, 0.64 } },  { 0.84, { 0.4, 0.35 } },
    { 0.93, { 0.44, 0.28 } }, { 0.96, { 0.92, 0.01 } }, { 1, { 1, 0 } },
  };
  static const SvChartMark goals[] = { { 0.25, 0, "1–0" },
                                       { 0.45, 1, "1–1" },
                                       { 0.7, 1, "1–2" },
                                       { 0.84, 0, "2–2" },
                                       { 0.96, 0, "3–2" } };
  static const SvChartMark periods[] = { { 0, -1, "1" }, { 0.5, -1, "2" } };
  static const SvChartLine line = { .names = { "Velocitas", "Orange" },
                                    .n_points = G_N_ELEMENTS (points),
                                    .points = points,
                                    .n_goals = G_N_ELEMENTS (goals),
                                    .goals = goals,
                                    .n_periods = G_N_ELEMENTS (periods),
                                    .periods = periods,
                                    .n_keys = 3,
                                    .keys = { 0.25, 0.7, 0.96 } };

  write_chart (folder, file, sv_chart_line_paint, &line);
}

/* By how much a hundred matches were won, without a word too. */
static void
draw_bars (const char *folder, const char *file)
{
  static const SvChartBars bars = {
    .shares = { 0, 0, 0.02, 0.03, 0.06, 0.04, 0.13, 0.13, 0.18, 0.11, 0.16, 0.04, 0.06, 0.02, 0.01,
                0.01, 0 },
  };

  write_chart (folder, file, sv_chart_bars_paint, &bars);
}

int
main (int argc, char **argv)
{
  g_return_val_if_fail (argc == 2, 2);
  g_mkdir_with_parents (argv[1], 0777);
  (void)g_chmod (argv[1], 0755); /* it is installed as it is, whatever the umask was */
  for (unsigned i = 0; i < G_N_ELEMENTS (figures); i++) {
    const SvGame *game = sv_game_by_id (figures[i].game);
    draw (argv[1], figures[i].file, game, find_lesson (game, figures[i].title)->scene);
  }
  draw_chart (argv[1], "chance");
  draw_bars (argv[1], "leads");
  return 0;
}
