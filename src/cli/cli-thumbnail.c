/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "cli-thumbnail.h"

#include "sv-cup-tables.h"
#include "sv-cup-words.h"
#include "sv-paint-card.h"
#include "sv-paint-example.h"
#include "sv-paint-text.h"
#include "sv-picture-read.h"
#include "sv-store-error.h"
#include "sv-team-words.h"

#include <glib/gi18n.h>

/* Height of the score below a pitch, of a row of a table, and width of the margin, as parts of the
 * picture's width. */
#define STRIP 0.16
#define ROW 0.1
#define RIM 0.04

enum { COLUMNS = 2, CARDS = 4, ROWS = 8, BOLD = 700, PLAIN = 400 };

typedef struct {
  cairo_surface_t *surface;
  cairo_t *cr;
} Canvas;

/* Make a white canvas of these proportions, at most @side pixels wide and high. Its width is one
 * unit. */
static Canvas
canvas_new (double ratio, int side)
{
  const double w = MIN (side, side / ratio);
  Canvas self;

  self.surface =
      cairo_image_surface_create (CAIRO_FORMAT_ARGB32, MAX ((int)w, 1), MAX ((int)(w * ratio), 1));
  self.cr = cairo_create (self.surface);
  cairo_set_source_rgb (self.cr, 1, 1, 1);
  cairo_paint (self.cr);
  return self;
}

static cairo_surface_t *
canvas_finish (Canvas *self)
{
  cairo_destroy (self->cr);
  return self->surface;
}

static double
width_of (const Canvas *self)
{
  return cairo_image_surface_get_width (self->surface);
}

static double
height_of (const Canvas *self)
{
  return cairo_image_surface_get_height (self->surface);
}

static void
fill (cairo_t *cr, SvColour colour, double x, double y, double w, double h)
{
  cairo_set_source_rgba (cr, colour.r, colour.g, colour.b, colour.a);
  cairo_rectangle (cr, x, y, w, h);
  cairo_fill (cr);
}

static void
write_text (cairo_t *cr,
            const char *text,
            SvColour colour,
            double size,
            int weight,
            double align,
            double x,
            double y,
            double w)
{
  const SvTextStyle style = {
    .size = size, .least = size * 0.6, .weight = weight, .align = align, .colour = colour
  };

  sv_paint_text (cr, text, &style, x, y, w);
}

/* --- A match --- */

/* Paint the teams in their colours with the score between them, the team on the left of the
 * scoreboard first. */
static void
paint_score (Canvas *canvas, const SvTheme *theme, const SvMatchDoc *doc, const SvView *view)
{
  const double w = width_of (canvas), h = w * STRIP, y = height_of (canvas) - h;
  const int first = sv_view_home (view);
  g_autofree char *score =
      g_strdup_printf (_ ("%d–%d"), view->score[first], view->score[1 - first]);

  fill (canvas->cr, theme->paper, 0, y, w, h);
  for (int i = 0; i < 2; i++) {
    const int side = i == 0 ? first : 1 - first;
    const double x = i == 0 ? 0 : w * 0.65;

    fill (canvas->cr, theme->kit[side].shirt, x, y, w * 0.35, h);
    write_text (canvas->cr, sv_team_words_name (doc->teams[side]), theme->kit[side].text, h * 0.4,
                PLAIN, 0.5, x + w * RIM / 2, y + h / 2, w * (0.35 - RIM));
  }
  write_text (canvas->cr, score, theme->ink, h * 0.7, BOLD, 0.5, w * 0.36, y + h / 2, w * 0.28);
}

static cairo_surface_t *
paint_match (const SvMatchDoc *doc, int side)
{
  const void *setup = sv_history_get_setup (doc->history);
  const SvBoard *board = doc->game->board (setup);
  const double margin = 2 * (double)board->margin;
  SvView view;
  SvTheme theme;

  doc->game->view (setup, sv_history_get_state (doc->history), &view);
  sv_theme_init (&theme, SV_SCHEME_LIGHT, (const char *const *)doc->teams[0]->colours,
                 (const char *const *)doc->teams[1]->colours);
  const double ratio = ((double)board->h + margin) / ((double)board->w + margin);
  Canvas canvas = canvas_new (ratio + STRIP, side);
  g_autoptr (SvPainter) painter = sv_painter_new (board, &theme);
  sv_paint_position (painter, canvas.cr, &view, width_of (&canvas),
                     height_of (&canvas) - width_of (&canvas) * STRIP);
  paint_score (&canvas, &theme, doc, &view);
  return canvas_finish (&canvas);
}

/* --- A team --- */

/* Return the index of the piece of the first team's card @n, or -1. If the game has cards, card i
 * belongs to piece i. */
static int
find_piece (const SvView *view, unsigned n)
{
  for (int i = 0; i < view->n_pieces; i++)
    if (view->pieces[i].side == 0 && n-- == 0)
      return i;
  return -1;
}

static void
paint_card (cairo_t *cr,
            SvPainter *painter,
            const SvTeamDoc *team,
            const void *setup,
            const SvView *view,
            int piece,
            double w,
            double h)
{
  const int card = view->pieces[piece].card;
  SvCardContents face;

  sv_card_contents_fill (&face, team->game, setup, view, piece, team->cards[card].name,
                         team->cards[card].picture);
  if (face.picture != NULL)
    face.portrait = sv_picture_load (face.picture, (int)w, NULL);
  sv_paint_card (painter, cr, &face, w, h);
  g_clear_pointer (&face.portrait, cairo_surface_destroy);
}

/* For players without cards, paint one piece in the shirt of the team. */
static void
paint_player (cairo_t *cr, SvPainter *painter, const SvPiece *piece, double w, double h)
{
  const double size = MIN (w, h / 1.25) * 0.9;

  cairo_translate (cr, (w - size) / 2, (h - size * 1.25) / 2);
  sv_paint_figurine (painter, cr, piece, size);
}

static cairo_surface_t *
paint_team (const SvTeamDoc *team, int side)
{
  const SvGame *game = team->game;
  g_autoptr (SvVariantDoc) variant = sv_variant_doc_new (game);
  g_autofree void *state = g_malloc0 (game->state_size);
  SvView view;
  SvTheme theme;

  sv_team_doc_to_setup (team, 0, variant->setup);
  game->init (variant->setup, state);
  game->view (variant->setup, state, &view);
  sv_theme_init (&theme, SV_SCHEME_LIGHT, (const char *const *)team->colours, NULL);
  Canvas canvas = canvas_new (SV_CARD_RATIO, side);
  g_autoptr (SvPainter) painter = sv_painter_new (NULL, &theme);
  const double w = width_of (&canvas) / COLUMNS, h = height_of (&canvas) / (CARDS / COLUMNS);
  for (unsigned i = 0; i < CARDS; i++) {
    const int piece = find_piece (&view, i);

    if (piece < 0)
      break;
    cairo_save (canvas.cr);
    cairo_translate (canvas.cr, i % COLUMNS * w, i / COLUMNS * h);
    if (sv_game_has_cards (game))
      paint_card (canvas.cr, painter, team, variant->setup, &view, piece, w, h);
    else
      paint_player (canvas.cr, painter, &view.pieces[piece], w, h);
    cairo_restore (canvas.cr);
  }
  return canvas_finish (&canvas);
}

/* --- A competition --- */

static void
paint_table (Canvas *canvas, const SvTheme *theme, const SvSheetTable *table)
{
  const double w = width_of (canvas), row = w * ROW, rim = w * RIM;
  const unsigned last = table->n_columns - 1;
  cairo_t *cr = canvas->cr;

  for (guint i = 0; i < table->rows->len && i < ROWS; i++) {
    char **cells = table->rows->pdata[i];
    const double y = (i + 1.5) * row + rim;

    if (i % 2 == 0)
      fill (cr, (SvColour){ theme->line.r, theme->line.g, theme->line.b, theme->line.a * 0.35 }, 0,
            y - row / 2, w, row);
    if (table->header > 0)
      write_text (cr, cells[0], theme->faint, row * 0.6, PLAIN, 1, rim, y, row * 0.8);
    write_text (cr, cells[table->header], theme->ink, row * 0.6, PLAIN, 0, rim + row * 1.1, y,
                w - 2 * rim - row * 2.8);
    write_text (cr, cells[last], theme->ink, row * 0.6, BOLD, 1, w - rim - row * 1.6, y, row * 1.6);
  }
}

static cairo_surface_t *
paint_cup (const SvCupDoc *doc, int side)
{
  g_autoptr (GPtrArray) tables = sv_cup_tables_standings (doc);
  g_autofree char *title = sv_cup_words_title (doc);
  SvTheme theme;

  sv_theme_init (&theme, SV_SCHEME_LIGHT, NULL, NULL);
  Canvas canvas = canvas_new ((ROWS + 1) * ROW + 2 * RIM, side);
  const double w = width_of (&canvas), rim = w * RIM;
  write_text (canvas.cr, title, theme.ink, w * ROW * 0.75, BOLD, 0.5, rim, rim + w * ROW / 2,
              w - 2 * rim);
  if (tables->len > 0)
    paint_table (&canvas, &theme, tables->pdata[0]);
  cairo_set_source_rgba (canvas.cr, theme.line.r, theme.line.g, theme.line.b, theme.line.a);
  cairo_rectangle (canvas.cr, 0.5, 0.5, w - 1, height_of (&canvas) - 1);
  cairo_set_line_width (canvas.cr, 1);
  cairo_stroke (canvas.cr);
  return canvas_finish (&canvas);
}

/* --- Any of them --- */

static cairo_surface_t *
paint_thumbnail (const SvDocument *document, int side, GError **error)
{
  if (document->match != NULL)
    return paint_match (document->match, side);
  if (document->team != NULL)
    return paint_team (document->team, side);
  if (document->cup != NULL)
    return paint_cup (document->cup, side);
  g_set_error_literal (error, SV_STORE_ERROR, SV_STORE_ERROR_FOREIGN,
                       _ ("Only a match, a team or a competition has a picture."));
  return NULL;
}

static cairo_status_t
append_cb (void *bytes, const unsigned char *data, unsigned n)
{
  g_byte_array_append (bytes, data, n);
  return CAIRO_STATUS_SUCCESS;
}

GBytes *
sv_cli_thumbnail_write (const SvDocument *document, int side, GError **error)
{
  cairo_surface_t *surface = paint_thumbnail (document, side, error);
  g_autoptr (GByteArray) bytes = g_byte_array_new ();

  if (surface == NULL)
    return NULL;
  const cairo_status_t status = cairo_surface_write_to_png_stream (surface, append_cb, bytes);
  cairo_surface_destroy (surface);
  if (status == CAIRO_STATUS_SUCCESS)
    return g_byte_array_free_to_bytes (g_steal_pointer (&bytes));
  g_set_error_literal (error, SV_STORE_ERROR, SV_STORE_ERROR_IO, _ ("The picture cannot be made."));
  return NULL;
}
