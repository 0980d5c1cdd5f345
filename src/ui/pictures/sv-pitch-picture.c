/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "sv-pitch-picture.h"

#include "sv-board-file.h"
#include "sv-drawing.h"
#include "sv-paint-piece.h"

enum { BOARD_WIDTH = 132, BOARD_HEIGHT = 100 };
enum { GAME_LEAST = 200, GAME_WIDTH = 280, GAME_HEIGHT = 175 };
enum { ITEM_LEAST = 64, ITEM_SIDE = 112 };

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

static void
draw_game_cb (cairo_t *cr, int width, int height, SvScheme scheme, gconstpointer data)
{
  const SvGame *game = data;
  g_autofree char *path = g_strconcat ("pictures/", game->id, ".svg", NULL);
  g_autofree char *setup = g_malloc0 (MAX (game->setup_size, 1));

  if (sv_paint_drawing (cr, path, width, height))
    return;
  sv_game_standard (game, setup);
  paint_board (cr, game->board (setup), width, height, scheme, true);
}

void
sv_pitch_picture_show_game (SvPicture *picture, const SvGame *game)
{
  sv_picture_set_size (picture, GAME_LEAST, GAME_WIDTH, GAME_HEIGHT);
  sv_picture_set_draw (picture, NULL, draw_game_cb, (gpointer)(guintptr)game, NULL);
}

/* --- An item of a list --- */

typedef struct {
  SvBoard *board; /* a reference */
  SvView view;
} Item;

static void
item_free (Item *item)
{
  sv_board_unref (item->board);
  g_free (item);
}

typedef struct {
  double x0, y0, x1, y1;
} Box;

/* The zone that all pieces on the board stand in, or -1. */
static int
find_zone (const Item *item)
{
  int zone = -1;

  for (int i = 0; i < item->view.n_pieces; i++) {
    const int space = item->view.pieces[i].space;
    const int own = space >= 0 ? item->board->spaces[space].zone : -1;

    if (space < 0)
      continue;
    if (own < 0 || (zone >= 0 && own != zone))
      return -1;
    zone = own;
  }
  return zone;
}

static void
include_point (Box *box, double x, double y)
{
  box->x0 = MIN (box->x0, x);
  box->y0 = MIN (box->y0, y);
  box->x1 = MAX (box->x1, x);
  box->y1 = MAX (box->y1, y);
}

/* What is to be seen, in board units: a zone, or everything. */
static Box
find_box (const Item *item)
{
  const SvBoard *board = item->board;
  const int zone = find_zone (item);
  Box box = { board->w, board->h, 0, 0 };

  if (zone < 0)
    return (Box){ 0, 0, board->w, board->h };
  for (int i = 0; i < board->n_spaces; i++) {
    const SvSpace *space = &board->spaces[i];

    if (space->zone != zone)
      continue;
    include_point (&box, space->x - board->radius, space->y - board->radius);
    include_point (&box, space->x + board->radius, space->y + board->radius);
    for (int j = 0; j < space->n_outline; j++)
      include_point (&box, space->outline[j].x, space->outline[j].y);
  }
  return box;
}

static SvFit
fit_box (const Item *item, int width, int height)
{
  const Box box = find_box (item);
  const double margin = (double)item->board->margin;
  SvFit fit = { .board = item->board };

  fit.scale = MIN (width / (box.x1 - box.x0), height / (box.y1 - box.y0));
  fit.x = (width - fit.scale * (box.x1 - box.x0)) / 2 - fit.scale * (box.x0 + margin);
  fit.y = (height - fit.scale * (box.y1 - box.y0)) / 2 - fit.scale * (box.y0 + margin);
  return fit;
}

static void
draw_item_cb (cairo_t *cr, int width, int height, SvScheme scheme, gconstpointer data)
{
  const Item *item = data;
  const SvFit fit = fit_box (item, width, height);
  const double size = sv_fit_piece_size (&fit);
  g_autoptr (SvPainter) painter = new_painter (item->board, scheme);

  cairo_rectangle (cr, 0, 0, width, height);
  cairo_clip (cr);
  sv_paint_pitch (painter, cr, &fit, width, height);
  for (int i = 0; i < item->view.n_pieces; i++)
    if (item->view.pieces[i].space >= 0)
      sv_paint_space (painter, cr, &fit, item->view.pieces[i].space, SV_LOOK_TARGET);
  for (int i = 0; i < item->view.n_pieces; i++) {
    const SvPiece *piece = &item->view.pieces[i];
    double x, y;

    if (piece->space < 0)
      continue;
    sv_fit_space (&fit, piece->space, &x, &y);
    cairo_save (cr);
    cairo_translate (cr, x - size / 2, y - size * 1.25 / 2);
    sv_paint_piece (painter, cr, piece, size);
    cairo_restore (cr);
  }
}

/* What makes one such picture differ from another. */
static char *
make_key (const Item *item)
{
  GString *key = g_string_new (NULL);

  g_string_printf (key, "%p", (const void *)item->board);
  for (int i = 0; i < item->view.n_pieces; i++) {
    const SvPiece *piece = &item->view.pieces[i];
    g_string_append_printf (key, " %d %d %d %s %x", piece->space, piece->side, piece->number,
                            piece->look != NULL ? piece->look : "", piece->flags);
  }
  return g_string_free (key, FALSE);
}

void
sv_pitch_picture_show_item (SvPicture *picture,
                            const SvGame *game,
                            const void *setup,
                            const SvField *list,
                            unsigned i,
                            const char *words)
{
  Item item = { 0 };
  const gboolean shown =
      game->item_picture != NULL && game->item_picture (setup, list, i, &item.view);

  gtk_widget_set_visible (GTK_WIDGET (picture), shown);
  gtk_accessible_update_property (GTK_ACCESSIBLE (picture), GTK_ACCESSIBLE_PROPERTY_LABEL, words,
                                  -1);
  if (!shown)
    return;
  item.board = sv_board_ref (game->board (setup));
  g_autofree char *key = make_key (&item);
  sv_picture_set_size (picture, ITEM_LEAST, ITEM_SIDE, ITEM_SIDE);
  sv_picture_set_draw (picture, key, draw_item_cb, g_memdup2 (&item, sizeof item),
                       (GDestroyNotify)item_free);
}
