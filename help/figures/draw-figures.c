/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Draws the pictures of the help: draw-figures FOLDER. They are those of the lessons beside the
 * prompt, larger, and scenes that only the help has; twice as many points as they are shown with, for
 * screens that have them. */

#include <glib/gstdio.h>
#include <pango/pango.h>

#include "sv-chart-bars.h"
#include "sv-chart-line.h"
#include "sv-games.h"
#include "sv-paint-die.h"
#include "sv-paint-scene.h"
#include "sv-paint-shape.h"
#include "sv-paint-text.h"
#include "sv-sheet.h"

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
  { "throw-off", "strafworp", "The throw-off" },
  { "choose-defender", "strafworp", "Who defends" },
  { "eleven-goal", "eleven", "After a goal" },
  { "eleven-goalie", "eleven", "The goalie has the ball" },
  { "champions-kick-off", "champions-2020", "The kick-off" },
  { "champions-places", "champions-2020", "Taking the places" },
  { "champions-run", "champions-2020", "Running after the ball" },
  { "champions-hands", "champions-2020", "The ball in the hands" },
  { "champions-after-goal", "champions-2020", "The kick after a goal" },
  { "champions-throw-in", "champions-2020", "The throw-in" },
  { "champions-corner", "champions-2020", "The corner" },
  { "champions-push", "champions-2020", "The shoulder push" },
  { "champions-free-kick", "champions-2020", "The free kick" },
  { "champions-penalty", "champions-2020", "The penalty kick" },
  { "champions-substitute", "champions-2020", "The substitution" },
};

/* What no lesson shows, in the words of sv-scene.h. */
static const struct {
  const char *file, *game, *scene;
} scenes[] = {
  { "areas", "strafworp", "+1a +1b +1c +1d +1e +1f" },
  { "positions", "strafworp", "o1@1c *@1c o2@1d o3@1e o4@1f" },
  { "interception", "strafworp", "x2@1c *@1c o2@2c #1@1c #4@2c 1c~2c" },
  { "half-time", "strafworp", "x4@1a *@1a x1@1e x2@1c x3@1f o1@2c o2@2e o3@2f o4@2b" },
  { "champions-steps", "champions-2020", "o9@e5 +e6 +e4 +d5 +f5 -d6 -f6 -d4 -f4" },
  { "champions-directions", "champions-2020", "o9@e5 *@e5 +d4 +d5 +d6 +e4 +e6 +f4 +f5 +f6" },
  { "champions-play", "champions-2020", "o9@d4 *@e5 #4@d4 d4>d5>e5 e5~f6~g7~g8" },
  { "champions-aim", "champions-2020", "o14@f9 *@f9 x1@e12 f9~f10~f11~f12 f9~e10~e11~e12" },
  { "champions-dive", "champions-2020", "x14@c3 *@c3 o1@f0 c3~d2~e1~e0 +e1 +e0" },
  { "champions-rebound", "champions-2020", "o1@e1 *@e1 x14@e4 #3@e1 e1~f2~g3" },
  { "champions-offside", "champions-2020", "x1@e12 x2@d9 o14@e10 o9@d7 *@d7" },
};

/* What becomes of a scene, beside it. */
static const struct {
  const char *file, *game, *before, *after;
} pairs[] = {
  { "champions-walked", "champions-2020", "o9@c5 x4@d7 #4@c5 c5>d5>e5>f5>f6", "o9@f6 x4@d7" },
  { "champions-played", "champions-2020", "o9@d4 *@e5 #4@d4 d4>d5>e5 e5~f6~g7~g8", "o9@e5 *@g8" },
  { "champions-passed", "champions-2020", "o9@d4 *@d4 o10@e5 o7@g7 d4~e5~f6~g7~g8~g9",
    "o9@d4 o10@e5 o7@g7 *@g9" },
  { "champions-ran", "champions-2020", "o7@f7 *@g9 o9@d4 f7>g7>g8", "o7@g8 *@g9 o9@d4" },
  { "champions-deflected", "champions-2020", "o9@f4 *@f4 x8@e7 #3@e7 f4~f5~f6~f7~f8 e7>f7",
    "o9@f4 x8@f7 *@h7 f7~g7~h7" },
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

/* A white picture to draw on. */
static cairo_t *
begin (int width, int height)
{
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_RGB24, width, height);
  cairo_t *cr = cairo_create (surface);

  cairo_surface_destroy (surface);
  cairo_set_source_rgb (cr, 1, 1, 1);
  cairo_paint (cr);
  return cr;
}

static void
end (cairo_t *cr, const char *folder, const char *file)
{
  g_autofree char *path = g_strconcat (folder, "/", file, ".png", NULL);

  if (cairo_surface_write_to_png (cairo_get_target (cr), path) != CAIRO_STATUS_SUCCESS)
    g_error ("%s cannot be written", path);
  cairo_destroy (cr);
}

static void
paint_scene (cairo_t *cr,
             const SvGame *game,
             const char *words,
             const char *beside,
             double width,
             double height)
{
  g_autofree char *setup = g_malloc0 (game->setup_size);
  SvScene scene, other;
  SvTheme theme;

  g_assert_null (sv_scene_read (&scene, game, setup, words));
  sv_theme_init (&theme, SV_SCHEME_LIGHT, NULL, NULL);
  g_autoptr (SvPainter) painter = sv_painter_new (scene.board, &theme);
  g_assert_null (sv_scene_read (&other, game, setup, beside));
  sv_paint_scene_beside (painter, cr, &scene, &other, width, height);
}

static void
draw (const char *folder, const char *file, const SvGame *game, const char *words)
{
  cairo_t *cr = begin (WIDTH, HEIGHT);

  paint_scene (cr, game, words, words, WIDTH, HEIGHT);
  end (cr, folder, file);
}

/* From left to right, in the middle between two pictures. */
static void
draw_arrow (cairo_t *cr, double x, double y, double size)
{
  cairo_move_to (cr, x - size, y - size / 3);
  cairo_line_to (cr, x, y - size / 3);
  cairo_line_to (cr, x, y - size);
  cairo_line_to (cr, x + size, y);
  cairo_line_to (cr, x, y + size);
  cairo_line_to (cr, x, y + size / 3);
  cairo_line_to (cr, x - size, y + size / 3);
  cairo_close_path (cr);
  cairo_set_source_rgb (cr, 0.3, 0.3, 0.3);
  cairo_fill (cr);
}

/* Before and after, of the same part of the pitch. */
static void
draw_pair (
    const char *folder, const char *file, const SvGame *game, const char *before, const char *after)
{
  const int gap = 50, half = WIDTH * 3 / 4;
  cairo_t *cr = begin (2 * half + gap, HEIGHT);

  paint_scene (cr, game, before, after, half, HEIGHT);
  draw_arrow (cr, half + gap / 2.0, HEIGHT / 2.0, gap * 0.4);
  cairo_translate (cr, half + gap, 0);
  paint_scene (cr, game, after, before, half, HEIGHT);
  end (cr, folder, file);
}

/* The clock of a game whose dice move it: a 1, and a marker that goes on. */
static void
draw_track (const char *folder, const char *file, const SvGame *game)
{
  const SvMaterial *material = game->material;
  const int n = material->track_ends[0] / material->track_step, in_row = (n + 1) / 2,
            now = n * 3 / 5;
  const double side = (WIDTH - 20.0) / in_row, height = 2 * side + 120;
  cairo_t *cr = begin (WIDTH, (int)height);
  SvTheme theme;

  sv_theme_init (&theme, SV_SCHEME_LIGHT, NULL, NULL);
  for (int i = 1; i <= n; i++) {
    const double x = 10 + (i - 1) % in_row * side, y = 10 + (i - 1) / in_row * (side + 10);
    const SvTextStyle style = {
      .size = side * 0.36, .weight = PANGO_WEIGHT_SEMIBOLD, .align = 0.5, .colour = theme.ink
    };
    g_autofree char *minute = g_strdup_printf ("%d", i * material->track_step);

    sv_path_rounded (cr, x + 3, y + 3, side - 6, side - 6, 6);
    sv_fill (cr, i == now + 1 ? theme.target_light : (SvColour){ 0.93, 0.93, 0.9, 1 });
    sv_path_rounded (cr, x + 3, y + 3, side - 6, side - 6, 6);
    sv_stroke (cr, theme.ink, i == now || i == now + 1 ? 3 : 1);
    sv_paint_text (cr, minute, &style, x, y + side / 2, side);
    if (i == now || i == now + 1) {
      sv_path_circle (cr, x + side / 2, y + side / 2, side * 0.4);
      sv_stroke (cr, sv_colour_alpha (theme.kit[1].shirt, i == now ? 0.35 : 1), 6);
    }
  }
  cairo_translate (cr, WIDTH / 2.0 - 35, height - 86);
  sv_paint_die (cr, &theme, 0, 1, 70);
  end (cr, folder, file);
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

/* Some sheets of the standard game beside each other, too small to read a word on them. */
static void
draw_sheets (
    const char *folder, const char *file, SvSheetKinds kinds, const unsigned *shown, unsigned n)
{
  static const SvSheetTeam standard[2];
  const SvSheetWish wish = { .kinds = kinds, .sides = SV_SHEETS_BOTH };
  const SvGame *game = sv_games ()[0];
  const double gap = 12;
  g_autofree char *path = g_strconcat (folder, "/", file, ".png", NULL);
  g_autofree void *setup = g_malloc0 (game->setup_size);
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_RGB24, WIDTH, HEIGHT);
  cairo_t *cr = cairo_create (surface);
  double x = gap;

  sv_game_standard (game, setup);
  g_autoptr (SvSheets) sheets = sv_sheets_new (game, setup, standard, &wish, NULL);
  cairo_set_source_rgb (cr, 0.87, 0.87, 0.85);
  cairo_paint (cr);
  double all = 0;
  for (unsigned i = 0; i < n; i++) {
    double w, h;
    sv_sheets_get_page_size (sheets, shown[i], &w, &h);
    all += w;
  }
  const double scale = MIN ((WIDTH - (n + 1) * gap) / all, (HEIGHT - 2 * gap) / 841.9);
  for (unsigned i = 0; i < n; i++) {
    double w, h;
    sv_sheets_get_page_size (sheets, shown[i], &w, &h);
    cairo_save (cr);
    cairo_translate (cr, x, (HEIGHT - h * scale) / 2);
    cairo_scale (cr, scale, scale);
    cairo_rectangle (cr, 0, 0, w, h);
    cairo_set_source_rgb (cr, 1, 1, 1);
    cairo_fill (cr);
    sv_sheets_paint (sheets, cr, shown[i]);
    cairo_restore (cr);
    x += w * scale + gap;
  }
  if (cairo_surface_write_to_png (surface, path) != CAIRO_STATUS_SUCCESS)
    g_error ("%s cannot be written", path);
  cairo_destroy (cr);
  cairo_surface_destroy (surface);
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
  for (unsigned i = 0; i < G_N_ELEMENTS (scenes); i++)
    draw (argv[1], scenes[i].file, sv_game_by_id (scenes[i].game), scenes[i].scene);
  for (unsigned i = 0; i < G_N_ELEMENTS (pairs); i++)
    draw_pair (argv[1], pairs[i].file, sv_game_by_id (pairs[i].game), pairs[i].before,
               pairs[i].after);
  draw_track (argv[1], "champions-clock", sv_game_by_id ("champions-2020"));
  draw_sheets (argv[1], "sheets",
               SV_SHEETS_BOARD | SV_SHEETS_FIGURINES | SV_SHEETS_CARDS | SV_SHEETS_RULES,
               (const unsigned[]){ 0, 3, 4, 7 }, 4);
  draw_sheets (argv[1], "booklet", SV_SHEETS_BOOKLET, (const unsigned[]){ 0, 3 }, 2);
  draw_chart (argv[1], "chance");
  draw_bars (argv[1], "leads");
  return 0;
}
