/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "sv-pitch-picture.h"

#include "sv-board-file.h"
#include "sv-drawing.h"
#include "sv-match-line-ups.h"
#include "sv-paint-example.h"
#include "sv-shown.h"
#include "sv-style.h"

enum { BOARD_WIDTH = 132, BOARD_HEIGHT = 100 };
enum { GAME_LEAST = 200, GAME_WIDTH = 280, GAME_HEIGHT = 175 };
enum { ITEM_LEAST = 64, ITEM_SIDE = 112 };
enum { LINE_UP_SIDE = 96 }; /* three fit side by side on a phone */
enum { LESSON_LEAST = 200, LESSON_WIDTH = 300, LESSON_HEIGHT = 164 };

static SvPainter *
new_painter (const SvBoard *board, SvScheme scheme)
{
  SvTheme theme;

  sv_theme_init (&theme, scheme, NULL, NULL);
  return sv_painter_new (board, &theme);
}

static void
paint_board (
    cairo_t *cr, const SvBoard *board, int width, int height, SvScheme scheme, bool letters)
{
  g_autoptr (SvPainter) painter = new_painter (board, scheme);
  SvFit fit;

  painter->letters = letters;
  sv_fit_board (&fit, board, width, height);
  sv_paint_pitch (painter, cr, &fit, width, height);
}

/* --- An empty pitch --- */

static void
draw_board_cb (cairo_t *cr, int width, int height, SvScheme scheme, gconstpointer board)
{
  paint_board (cr, board, width, height, scheme, false);
}

void
sv_pitch_picture_show_board (SvPicture *picture, const SvBoard *board)
{
  if (board != NULL) {
    const double margin = 2 * (double)board->margin;
    const double ratio = ((double)board->h + margin) / ((double)board->w + margin);
    const double width = ratio * BOARD_WIDTH > BOARD_HEIGHT ? BOARD_HEIGHT / ratio : BOARD_WIDTH;

    sv_picture_set_size (picture, (int)width, (int)width, (int)(width * ratio));
  }
  g_autofree char *key = g_strdup_printf ("%p", (const void *)board);
  sv_picture_set_draw (picture, key, board != NULL ? draw_board_cb : NULL, sv_board_ref (board),
                       (GDestroyNotify)sv_board_unref);
}

/* --- A game --- */

static char *
drawing_path (const SvGame *game)
{
  return g_strconcat ("pictures/", game->id, ".svg", NULL);
}

/* Load the picture of a game that the build rendered, at least @width pixels wide. Returns NULL if
 * there is none. */
static cairo_surface_t *
load_ready (const SvGame *game, double width)
{
  static const int widths[] = { 300, 600 };
  unsigned i = 0;

  while (i < G_N_ELEMENTS (widths) && widths[i] < width)
    i++;
  if (i == G_N_ELEMENTS (widths))
    return NULL;
  g_autofree char *path = g_strdup_printf ("pictures/%s-%d.png", game->id, widths[i]);
  return sv_drawing_load_ready (path);
}

static void
paint_ready (cairo_t *cr, cairo_surface_t *ready, double width)
{
  const double whole = cairo_image_surface_get_width (ready);

  cairo_identity_matrix (cr);
  /* a difference of at most a pixel is not scaled, to keep the picture sharp */
  if (whole - width > 1)
    cairo_scale (cr, width / whole, width / whole);
  cairo_set_source_surface (cr, ready, 0, 0);
  cairo_paint (cr);
}

/* Draw the picture of a game; runs in a worker thread. A PNG rendered at build time avoids the SVG
 * reader, which takes longer than everything else on the start page. */
static void
draw_drawing_cb (cairo_t *cr, int width, int height, SvScheme scheme, gconstpointer data)
{
  double w = width, h = height;

  cairo_user_to_device_distance (cr, &w, &h);
  cairo_surface_t *ready = load_ready (data, w);
  if (ready != NULL) {
    paint_ready (cr, ready, w);
    cairo_surface_destroy (ready);
  } else {
    g_autofree char *path = drawing_path (data);
    sv_paint_drawing (cr, path, width, height);
  }
}

/* Draw the pitch of a game that has no drawing. */
static void
draw_game_cb (cairo_t *cr, int width, int height, SvScheme scheme, gconstpointer data)
{
  const SvGame *game = data;
  g_autofree char *setup = g_malloc0 (MAX (game->setup_size, 1));

  sv_game_standard (game, setup);
  paint_board (cr, game->board (setup), width, height, scheme, true);
}

void
sv_pitch_picture_show_game (SvPicture *picture, const SvGame *game)
{
  g_autofree char *path = drawing_path (game);

  sv_picture_set_size (picture, GAME_LEAST, GAME_WIDTH, GAME_HEIGHT);
  if (sv_drawing_is_there (path))
    sv_picture_set_draw_apart (picture, draw_drawing_cb, game);
  else
    sv_picture_set_draw (picture, NULL, draw_game_cb, (gpointer)(guintptr)game, NULL);
}

/* --- An example position --- */

typedef struct {
  SvExample scene;
  SvBoard *board; /* owned reference */
  SvMatch *match; /* match whose team colours the pieces wear, or NULL; owned reference */
  bool swapped;   /* true if own pieces wear the colours of side 1 */
} Example;

static void
example_free (Example *self)
{
  sv_board_unref (self->board);
  g_clear_object (&self->match);
  g_free (self);
}

static void
draw_example_cb (cairo_t *cr, int width, int height, SvScheme scheme, gconstpointer data)
{
  const Example *self = data;
  SvTheme theme;

  sv_style_theme (&theme, self->match);
  if (self->swapped) {
    const SvTheme other = theme;
    for (int side = 0; side < 2; side++) {
      theme.kit[side] = other.kit[1 - side];
      theme.keeper[side] = other.keeper[1 - side];
    }
  }
  g_autoptr (SvPainter) painter = sv_painter_new (self->board, &theme);
  sv_paint_example (painter, cr, &self->scene, width, height);
}

/* Return a key that identifies the picture of @scene in the cache. Free with g_free (). */
static char *
make_key (const SvExample *scene)
{
  GString *key = g_string_new (NULL);

  g_string_printf (key, "%p", (const void *)scene->board);
  for (int i = 0; i < scene->view.n_pieces; i++) {
    const SvPiece *piece = &scene->view.pieces[i];
    g_string_append_printf (key, " %d %d %d %d %s %x", piece->space, piece->side, piece->number,
                            piece->head, piece->look != NULL ? piece->look : "", piece->flags);
  }
  return g_string_free (key, FALSE);
}

static void
show_example (SvPicture *picture, const char *key, const Example *example)
{
  sv_picture_set_draw (picture, key, draw_example_cb, g_memdup2 (example, sizeof *example),
                       (GDestroyNotify)example_free);
}

/* Highlight the spaces of all pieces, because these pictures are about where pieces stand. */
static void
light_pieces (SvExample *scene)
{
  for (int i = 0; i < scene->view.n_pieces && scene->n_marks < SV_MAX_MARKS; i++)
    if (scene->view.pieces[i].space >= 0)
      scene->marks[scene->n_marks++] =
          (SvMark){ .kind = SV_MARK_LIT, .n = 1, .spaces = { scene->view.pieces[i].space } };
}

void
sv_pitch_picture_show_item (SvPicture *picture,
                            const SvGame *game,
                            const void *setup,
                            const SvField *list,
                            unsigned i,
                            const char *words)
{
  Example example = { 0 };
  SvExample *scene = &example.scene;
  const gboolean shown = sv_game_item_picture (game, setup, list, i, &scene->view);

  gtk_widget_set_visible (GTK_WIDGET (picture), shown);
  gtk_accessible_update_property (GTK_ACCESSIBLE (picture), GTK_ACCESSIBLE_PROPERTY_LABEL, words,
                                  -1);
  if (!shown)
    return;
  scene->board = example.board = sv_board_ref (game->board (setup));
  light_pieces (scene);
  g_autofree char *key = make_key (scene);
  sv_picture_set_size (picture, ITEM_LEAST, ITEM_SIDE, ITEM_SIDE);
  show_example (picture, key, &example);
}

void
sv_pitch_picture_show_lesson (SvPicture *picture, SvMatch *match, const SvLesson *lesson)
{
  const SvGame *game = sv_match_get_game (match);
  g_autofree char *setup = g_malloc0 (MAX (game->setup_size, 1));
  Example example = { .swapped = sv_shown (match)->node.side == 1 };

  if (sv_example_read (&example.scene, game, setup, lesson->example) != NULL)
    return;
  example.board = sv_board_ref (example.scene.board);
  example.match = g_object_ref (match);
  sv_picture_set_size (picture, LESSON_LEAST, LESSON_WIDTH, LESSON_HEIGHT);
  show_example (picture, NULL, &example);
}

/* Show the pieces of @view on the pitch of @match. The picture takes a reference to @match. */
static void
show_pieces (SvPicture *picture, SvMatch *match, const SvView *view)
{
  Example example = { .match = g_object_ref (match), .scene.view = *view };
  SvExample *scene = &example.scene;

  scene->board = example.board = sv_board_ref (sv_match_get_board (match));
  light_pieces (scene);
  sv_picture_set_size (picture, LINE_UP_SIDE, LINE_UP_SIDE, LINE_UP_SIDE);
  show_example (picture, NULL, &example);
}

void
sv_pitch_picture_show_line_up (SvPicture *picture, SvMatch *match, unsigned i)
{
  const SvGame *game = sv_match_get_game (match);
  const void *setup = sv_match_get_setup (match), *state = sv_shown (match)->state;
  const SvLineUpDoc *own = sv_match_get_own_line_up (match, i);
  SvView view;

  if (own != NULL)
    sv_game_saved_line_up_view (game, setup, state, own->saved_line_up, &view);
  else
    sv_game_line_up_view (game, setup, state, i, &view);
  show_pieces (picture, match, &view);
}

void
sv_pitch_picture_show_side (SvPicture *picture, SvMatch *match, unsigned position, int side)
{
  SvView view;

  sv_match_get_view_at (match, position, &view);
  for (unsigned k = 0; k < view.n_pieces; k++)
    if (view.pieces[k].side != side)
      view.pieces[k].space = -1;
  show_pieces (picture, match, &view);
}
