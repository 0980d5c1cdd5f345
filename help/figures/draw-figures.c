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
#include "sv-paint-example.h"
#include "sv-paint-shape.h"
#include "sv-paint-text.h"
#include "sv-sheet.h"

enum { WIDTH = 600, HEIGHT = 330, ROW = 950, MAX_PANELS = 4 };

/* Of a row of two whole pitches of Strafworp!. */
enum { FULL = 246 };

/* The file without ".png", and whose lesson it shows: the first with this title. */
static const struct {
  const char *file, *game, *title;
} figures[] = {
  { "placing", "strafworp", "Placing the figurines" },
  { "attack", "strafworp", "Three moves and a pass" },
  { "shot", "strafworp", "The shot" },
  { "penalty", "strafworp", "The penalty" },
  { "eleven-set-up", "eleven", "Setting up" },
  { "eleven-step", "eleven", "Steps and attacks" },
  { "eleven-shot", "eleven", "The shot at goal" },
  { "champions-save", "champions-2020", "The save" },
  { "throw-off", "strafworp", "The throw-off" },
  { "eleven-shoot-out", "eleven", "The penalty shoot-out" },
  { "champions-kick-off", "champions-2020", "The kick-off" },
  { "champions-places", "champions-2020", "Taking positions" },
  { "champions-hands", "champions-2020", "The ball in the keeper’s hands" },
  { "champions-after-goal", "champions-2020", "The kick after a goal" },
  { "champions-corner", "champions-2020", "The corner" },
  { "champions-free-kick", "champions-2020", "The free kick" },
  { "champions-penalty", "champions-2020", "The penalty kick" },
  { "champions-substitute", "champions-2020", "The substitution" },
};

/* What no lesson shows, in the words of sv-example.h. */
static const struct {
  const char *file, *game, *example;
} examples[] = {
  { "areas", "strafworp", "+1a +1b +1c +1d +1e +1f" },
  { "positions", "strafworp", "o1@1c *@1c o2@1d o3@1e o4@1f" },
  { "champions-steps", "champions-2020", "o9@e5 +e6 +e4 +d5 +f5 -d6 -f6 -d4 -f4" },
  { "champions-directions", "champions-2020", "o9@e5 *@e5 +d4 +d5 +d6 +e4 +e6 +f4 +f5 +f6" },
  { "champions-ways-in", "champions-2020", "d11~e12 e11~e12 f11~e12 e11~f12 f11~f12 g11~f12" },
  { "champions-dive", "champions-2020", "x14@c3 *@c3 o1@f0 c3~d2~e1~e0 +e1 +e0" },
  { "champions-rebound", "champions-2020", "o1@e1 *@e1 x14@e4 #3@e1 e1~f2~g3" },
  { "champions-offside", "champions-2020", "x1@e12 x2@d9 o14@e10 o9@d7 *@d7" },
};

/* The whole pitch. */
static const struct {
  const char *file, *game, *example;
} pitches[] = {
  { "placed", "strafworp", "o1@1c o2@1e o3@1d o4@1a x1@2a x2@2b x3@2c x4@2d" },
  { "eleven-placed", "eleven",
    "o1@wg o2@w05 o3@w07 o4@w10 o5@w11 o6@w13 o7@w12 o8@w20 o9@k *@k o10@w17 o11@w24 "
    "x1@eg x2@e06 x3@e07 x4@e09 x5@e13 x6@e15 x7@e17 x8@e22 x9@e16 x10@e24 x11@e19" },
  { "champions-placed", "champions-2020",
    "o1@e0 o2@a2 o3@d2 o4@g2 o5@j2 o8@b6 o9@e6 o10@i6 *@e6 o14@b8 o15@f8 o16@i8 "
    "x1@f12 x2@a10 x3@d10 x4@g10 x5@j10 x8@a6 x9@d6 x10@f6 x11@j6 x14@c4 x15@h4" },
};

/* What a pitch consists of: a number at each of these points, in board units. */
static const struct {
  const char *file, *game;
  unsigned n;
  SvPoint points[6];
} parts[] = {
  { "pitch",
    "strafworp",
    6,
    { { 20, 4 }, { 4.6f, 7.6f }, { 9.2f, 8.9f }, { 11.2f, 12.4f }, { 12.3f, 8 }, { 2, 12.4f } } },
  { "eleven-pitch",
    "eleven",
    5,
    { { 500, 322 }, { 580, 337 }, { 850, 207 }, { 975, 305 }, { 203, 116 } } },
  { "champions-pitch",
    "champions-2020",
    6,
    { { 6, 12.5f }, { 4.5f, 11.5f }, { 3.5f, 10.5f }, { 6, 10.1f }, { 6, 6.1f }, { 0.5f, 6.5f } } },
};

/* The same part of a pitch in each; what becomes of the one before, or one beside the other. */
typedef struct {
  const char *file, *game;
  bool becomes;
  int height; /* or 0, HEIGHT */
  const char *examples[MAX_PANELS];
} Row;

static const Row rows[] = {
  { "attacked",
    "strafworp",
    true,
    0,
    { "o1@1c o2@1e o3@1d o4@1a *@1a 1c>1b 1e>1c 1d>1e", "o1@1b *@1b o2@1c o3@1e o4@1a 1a~1b" } },
  { "no-shot",
    "strafworp",
    true,
    0,
    { "o1@1d o2@1b o3@1e *@1e o4@1f 1f>1a 1d>1f 1b>1c", "o1@1f o2@1c o3@1e o4@1a *@1a 1e~1a" } },
  { "nobody-in-front",
    "strafworp",
    true,
    0,
    { "o1@1c o2@1d o3@1e o4@1f 1c>1a", "o1@1a *@1a o2@1d o3@1e o4@1f" } },
  { "scored",
    "strafworp",
    true,
    FULL,
    { "o1@1b *@1b o2@1c o3@1e o4@1a x1@2a x2@2b x3@2c x4@2d #1@1b #2@2a",
      "o1@1b o2@1c o3@1e o4@1a x1@2a x2@2b *@2b x3@2c x4@2d" } },
  { "intercepted",
    "strafworp",
    true,
    FULL,
    { "o1@1b o2@1c *@1c o3@1e o4@1a x1@2a x2@2c x3@2e x4@2f #1@1c #4@2c",
      "o1@1b o2@1c o3@1e o4@1a x1@2a *@2a x2@2c x3@2e x4@2f 1c~2a" } },
  { "kept",
    "strafworp",
    true,
    FULL,
    { "o1@1b o2@1c *@1c o3@1e o4@1a x1@2a x2@2c x3@2e x4@2f #5@1c #4@2c",
      "o1@1b o2@1c *@1c o3@1e o4@1a x1@2a x2@2c x3@2e x4@2f 1e>1d" } },
  { "free-passed",
    "strafworp",
    true,
    FULL,
    { "o1@1a o2@1d o3@1b *@1b o4@1f x1@2b x2@2c x3@2e x4@2f #3@1b #3@2e",
      "o1@1c o2@1d o3@1e *@1e o4@1f x1@2b x2@2c x3@2e x4@2f" } },
  { "penalty-given",
    "strafworp",
    true,
    FULL,
    { "o1@1a o2@1d o3@1b *@1b o4@1f x1@2b x2@2c x3@2e x4@2f #5@1b #5@2e",
      "o1@1c o2@1d o3@1e *@1e o4@1b x1@2b x2@2c x3@2e x4@2f" } },
  { "defender-chosen",
    "strafworp",
    true,
    FULL,
    { "x2@1c *@1c o1@2a o2@2c o3@2d o4@2e +2c +2d",
      "x2@1c *@1c o1@2a o2@2c o3@2d o4@2e #3@1c #4@2d" } },
  { "half-time",
    "strafworp",
    true,
    FULL,
    { "o1@1c o2@1e *@1e o3@1f o4@1b x1@2c x2@2e x3@2f x4@2a",
      "x4@1a *@1a x1@1e x2@1c x3@1f o1@2c o2@2e o3@2f o4@2b" } },
  { "zones-changed",
    "strafworp",
    true,
    FULL,
    { "o1@1a o2@1c *@1c o3@1e o4@1f x1@2a x2@2c x3@2e x4@2f #6@1c #1@2c",
      "x1@1a *@1a x2@1c x3@1e x4@1f o1@2a o2@2c o3@2e o4@2f" } },
  { "formations",
    "strafworp",
    false,
    258,
    { "o1@1a *@1a o2@1b o3@1e o4@1c", "o1@1a *@1a o2@1b o3@1c o4@1f",
      "o1@1a *@1a o2@1b o3@1e o4@1f", "o1@1a *@1a o2@1b o3@1c o4@1d" } },
  { "eleven-spent",
    "eleven",
    true,
    0,
    { "o4@w16 o6@w08 o7@w23 #5@w16 w16>w22 w08>w10>w19 w23>c3>e19", "o4@w22 o6@w19 o7@e19" } },
  { "eleven-pushed",
    "eleven",
    true,
    0,
    { "o4@w16 x5@w22 #2@w16 w16>w22 w22!w24", "o4@w22 x5@w24" } },
  { "eleven-attacked",
    "eleven",
    true,
    0,
    { "o8@e12 x5@e16 *@e16 #4@e12 e12>e18>e16 e16!e14", "o8@e16 *@e16 x5@e14" } },
  { "eleven-passed",
    "eleven",
    true,
    0,
    { "o8@c4 *@c4 o7@e19 o10@e13 o9@e07 o11@ep2 x1@eg x3@e09 c4~e24~e19 e19~e13 e13~e07 e07~ep2",
      "o8@c4 o7@e19 o10@e13 o9@e07 o11@ep2 *@ep2 x1@eg x3@e09 ep2~eg" } },
  { "eleven-free-ball", "eleven", true, 0, { "o4@w16 *@w16 w16~w20~w26", "o4@w16 *@w26" } },
  { "eleven-scored",
    "eleven",
    true,
    0,
    { "o1@wg o2@w05 o5@w11 o8@c2 o9@ep1 *@ep1 o10@e09 x1@eg x2@e06 x4@e13 x7@w24 x9@c5 ep1~eg",
      "o1@wg o2@w05 o5@w11 x1@eg x2@e06 x4@e13 x9@k *@k" } },
  { "eleven-thrown-out",
    "eleven",
    true,
    0,
    { "o1@wp1 *@wp1 o4@w10 x5@w03 wp1~w05~w10", "o1@wp1 o4@w10 *@w10 x5@w03" } },
  { "eleven-half-time",
    "eleven",
    true,
    0,
    { "o1@wg o2@w05 o3@w07 o6@w24 o7@c4 o8@e18 *@e18 o9@e21 x1@eg x2@e06 x3@e07 x4@e09 x5@e13 "
      "x7@w23 x8@w20 #1@w20",
      "x1@wg x2@w05 x3@w07 x4@w10 x5@w11 x7@w12 x8@w20 x9@k *@k o1@eg o2@e06 o3@e07 o6@e15 "
      "o7@e17 o8@e22 o9@e16" } },
  { "champions-walked",
    "champions-2020",
    true,
    0,
    { "o9@c5 x4@d7 #4@c5 c5>d5>e5>f5>f6", "o9@f6 x4@d7" } },
  { "champions-played",
    "champions-2020",
    true,
    0,
    { "o9@d4 *@e5 #4@d4 d4>d5>e5 e5~f6~g7~g8", "o9@e5 *@g8" } },
  { "champions-passed",
    "champions-2020",
    true,
    0,
    { "o9@d4 *@d4 o10@e5 o7@g7 d4~e5~f6~g7~g8~g9", "o9@d4 o10@e5 o7@g7 *@g9" } },
  { "champions-ran",
    "champions-2020",
    true,
    0,
    { "o7@f7 *@g9 o9@d4 f7>g7>g8", "o7@g8 *@g9 o9@d4" } },
  { "champions-deflected",
    "champions-2020",
    true,
    0,
    { "o9@f4 *@f4 x8@e7 #3@e7 f4~f5~f6~f7~f8 e7>f7", "o9@f4 x8@f7 *@h7 f7~g7~h7" } },
  { "champions-not-deflected",
    "champions-2020",
    true,
    0,
    { "o9@f4 *@f4 x8@e7 #1@e7 f4~f5~f6~f7~f8 e7>f7", "o9@f4 x8@f7 *@f8" } },
  { "champions-strength",
    "champions-2020",
    false,
    0,
    { "x14@d5 *@d4 o1@f0 #4@d5 d5>d4 d4~d3~d2~d1~e0",
      "x14@d5 *@d4 o1@f0 #5@d5 d5>d4 d4~d3~d2~d1~e0",
      "x14@d5 *@d4 o1@f0 #6@d5 d5>d4 d4~d3~d2~d1~e0" } },
  { "champions-dives",
    "champions-2020",
    false,
    0,
    { "x14@d5 *@d4 o1@f0 d4~d3~d2~d1~e0 f0>e0", "x14@d5 *@d4 o1@f1 d4~d3~d2~d1~e0 f1>f0>e0",
      "x14@d5 *@d4 o1@g1 d4~d3~d2~d1~e0 g1>f1>f0>e0" } },
  { "champions-threw-in",
    "champions-2020",
    true,
    0,
    { "o9@l5 *@l5 o10@c7 #3@l5 l5~a5~b5~c5 c7>c6", "o9@a5 o10@c6 *@c5" } },
  { "champions-pushed",
    "champions-2020",
    true,
    0,
    { "o9@e5 x5@f5 *@g6 #1@e5 e5>f5 f5!g5", "o9@f5 x5@g5 *@g6" } },
  { "champions-fouled",
    "champions-2020",
    true,
    0,
    { "o9@d5 x5@f6 *@g6 #3@d5 d5>e5>f5>f6", "o9@f4 x5@f7 *@f6" } },
};

static const SvLesson *
find_lesson (const SvGame *game, const char *title)
{
  const SvLesson *lesson = game->teach.lessons;

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

static SvPainter *
new_painter (const SvBoard *board)
{
  SvTheme theme;

  sv_theme_init (&theme, SV_SCHEME_LIGHT, NULL, NULL);
  return sv_painter_new (board, &theme);
}

/* What the words tell of the game; free with g_free (). */
static SvExample *
new_example (const SvGame *game, const char *words)
{
  g_autofree char *setup = g_malloc0 (game->setup_size);
  SvExample *example = g_new (SvExample, 1);
  const char *rest = sv_example_read (example, game, setup, words);

  if (rest != NULL)
    g_error ("%s: “%s” cannot be read", game->id, rest);
  return example;
}

static void
draw (const char *folder, const char *file, const SvGame *game, const char *words)
{
  g_autofree SvExample *example = new_example (game, words);
  g_autoptr (SvPainter) painter = new_painter (example->board);
  cairo_t *cr = begin (WIDTH, HEIGHT);

  sv_paint_example (painter, cr, example, WIDTH, HEIGHT);
  end (cr, folder, file);
}

/* A picture as high as the whole board is at this width. */
static cairo_t *
begin_board (const SvBoard *board, SvFit *fit)
{
  const double w = (double)board->w + 2 * (double)board->margin;
  const double h = (double)board->h + 2 * (double)board->margin;
  const double height = w > h ? WIDTH * h / w : 2 * HEIGHT;
  cairo_t *cr = begin (w > h ? WIDTH : (int)(height * w / h), (int)height);

  sv_fit_board (fit, board, cairo_image_surface_get_width (cairo_get_target (cr)),
                cairo_image_surface_get_height (cairo_get_target (cr)));
  return cr;
}

static void
draw_pitch (const char *folder, const char *file, const SvGame *game, const char *words)
{
  g_autofree SvExample *example = new_example (game, words);
  g_autoptr (SvPainter) painter = new_painter (example->board);
  SvFit fit;
  cairo_t *cr = begin_board (example->board, &fit);
  cairo_surface_t *surface = cairo_get_target (cr);

  sv_paint_position (painter, cr, &example->view, cairo_image_surface_get_width (surface),
                     cairo_image_surface_get_height (surface));
  end (cr, folder, file);
}

static void
draw_parts (
    const char *folder, const char *file, const SvGame *game, const SvPoint *points, unsigned n)
{
  const double radius = 13;
  g_autofree SvExample *example = new_example (game, "");
  g_autoptr (SvPainter) painter = new_painter (example->board);
  SvFit fit;
  cairo_t *cr = begin_board (example->board, &fit);
  cairo_surface_t *surface = cairo_get_target (cr);

  sv_paint_pitch (painter, cr, &fit, cairo_image_surface_get_width (surface),
                  cairo_image_surface_get_height (surface));
  for (unsigned i = 0; i < n; i++) {
    const SvTextStyle style = {
      .size = 1.4 * radius, .weight = PANGO_WEIGHT_BOLD, .align = 0.5, .colour = painter->theme.ink
    };
    g_autofree char *number = g_strdup_printf ("%u", i + 1);
    double x, y;

    sv_fit_to_pixels (&fit, (double)points[i].x, (double)points[i].y, &x, &y);
    sv_path_circle (cr, x, y, radius);
    sv_fill (cr, (SvColour){ 1, 1, 1, 1 });
    sv_path_circle (cr, x, y, radius);
    sv_stroke (cr, painter->theme.ink, 2);
    sv_paint_text (cr, number, &style, x - radius, y, 2 * radius);
  }
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

static void
draw_row (const char *folder, const char *file, const SvGame *game, const Row *row)
{
  const int gap = row->becomes ? 50 : 14;
  const int height = row->height > 0 ? row->height : HEIGHT;
  SvExample *panels[MAX_PANELS];
  unsigned n = 0;

  for (; n < MAX_PANELS && row->examples[n] != NULL; n++)
    panels[n] = new_example (game, row->examples[n]);
  const int width = (ROW - ((int)n - 1) * gap) / (int)n;
  cairo_t *cr = begin (ROW, height);
  g_autoptr (SvPainter) painter = new_painter (panels[0]->board);
  for (unsigned i = 0; i < n; i++) {
    if (row->becomes && i > 0)
      draw_arrow (cr, -gap / 2.0, height / 2.0, gap * 0.4);
    sv_paint_example_of (painter, cr, (const SvExample *const *)panels, n, i, width, height);
    cairo_translate (cr, width + gap, 0);
  }
  for (unsigned i = 0; i < n; i++)
    g_free (panels[i]);
  end (cr, folder, file);
}

/* A moment of this name, with pieces and ball as the scene has them. */
static void
set_up (
    const SvGame *game, const void *setup, const SvExample *example, const char *label, void *state)
{
  SvPlacement placement = { .ball_piece = example->view.ball_piece,
                            .ball_space = example->view.ball_space,
                            .active_piece = -1,
                            .defender = -1,
                            .zone_side = { -1, -1, -1, -1 },
                            .shown_first = -1,
                            .points = -1,
                            .side = 0,
                            .period = 1 };
  SvPhrase why;

  for (int i = 0; i < example->view.n_pieces; i++)
    placement.spaces[i] = example->view.pieces[i].space;
  while (!g_str_equal (game->positions.phases[placement.phase].label, label))
    placement.phase++;
  if (!game->positions.from_placement (setup, &placement, state, &why))
    g_error ("%s: %s", game->id, why.msgid);
}

/* A shot at the goal from near: the number that was chosen, and two guesses. */
static void
draw_guesses (const char *folder, const char *file, const SvGame *game, const char *words)
{
  _Alignas(max_align_t) unsigned char state[SV_MAX_STATE];
  const int gap = 14, width = (ROW - 2 * gap) / 3;
  g_autofree void *setup = g_malloc0 (game->setup_size);
  g_autofree SvExample *example = new_example (game, words);
  SvEvent events[SV_MAX_LEGAL];
  SvScene scene;
  cairo_t *cr = NULL;

  sv_game_standard (game, setup);
  set_up (game, setup, example, "Shot at goal", state);
  game->legal (setup, state, events);
  sv_game_scene (game, setup, state, &scene);
  const int height = (int)(width * (double)(scene.board->h / scene.board->w));
  cr = begin (ROW, height);
  for (unsigned i = 0; i < 3; i++) {
    g_autoptr (SvPainter) painter = new_painter (scene.board);
    SvFit fit;

    if (scene.view.ball_piece >= 0)
      scene.view.pieces[scene.view.ball_piece].flags |= SV_PIECE_BALL;
    sv_paint_position (painter, cr, &scene.view, width, height);
    if (i == 0) {
      sv_fit_board (&fit, scene.board, width, height);
      sv_paint_space (painter, cr, &fit, 4, SV_SPACE_STYLE_HOVER | SV_SPACE_STYLE_TARGET);
      game->apply (setup, state, events[4]);
      game->legal (setup, state, events);
    }
    cairo_translate (cr, width + gap, 0);
    game->display.closeup (setup, state, &events[i == 0 ? 2 : 0], &scene);
  }
  end (cr, folder, file);
}

/* The clock of a game whose dice move it: a 1, and a marker that goes on. */
static void
draw_track (const char *folder, const char *file, const SvGame *game)
{
  const SvMaterial *material = game->table.material;
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

/* What an earlier version of this program drew is shown by no page any more. */
static void
clear (const char *folder)
{
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  const char *name;

  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL) {
    g_autofree char *path = g_build_filename (folder, name, NULL);
    (void)g_unlink (path);
  }
}

int
main (int argc, char **argv)
{
  g_return_val_if_fail (argc == 2, 2);
  g_mkdir_with_parents (argv[1], 0777);
  clear (argv[1]);
  (void)g_chmod (argv[1], 0755); /* it is installed as it is, whatever the umask was */
  for (unsigned i = 0; i < G_N_ELEMENTS (figures); i++) {
    const SvGame *game = sv_game_by_id (figures[i].game);
    draw (argv[1], figures[i].file, game, find_lesson (game, figures[i].title)->example);
  }
  for (unsigned i = 0; i < G_N_ELEMENTS (examples); i++)
    draw (argv[1], examples[i].file, sv_game_by_id (examples[i].game), examples[i].example);
  for (unsigned i = 0; i < G_N_ELEMENTS (pitches); i++)
    draw_pitch (argv[1], pitches[i].file, sv_game_by_id (pitches[i].game), pitches[i].example);
  for (unsigned i = 0; i < G_N_ELEMENTS (parts); i++)
    draw_parts (argv[1], parts[i].file, sv_game_by_id (parts[i].game), parts[i].points, parts[i].n);
  for (unsigned i = 0; i < G_N_ELEMENTS (rows); i++)
    draw_row (argv[1], rows[i].file, sv_game_by_id (rows[i].game), &rows[i]);
  draw_guesses (argv[1], "eleven-guesses", sv_game_by_id ("eleven"), "o9@ep1 *@ep1 x1@eg o1@wg");
  draw_track (argv[1], "champions-clock", sv_game_by_id ("champions-2020"));
  draw_sheets (argv[1], "sheets",
               SV_SHEETS_BOARD | SV_SHEETS_FIGURINES | SV_SHEETS_CARDS | SV_SHEETS_RULES,
               (const unsigned[]){ 0, 3, 4, 6 }, 4);
  draw_sheets (argv[1], "booklet", SV_SHEETS_BOOKLET, (const unsigned[]){ 0, 3 }, 2);
  draw_chart (argv[1], "chance");
  draw_bars (argv[1], "leads");
  return 0;
}
