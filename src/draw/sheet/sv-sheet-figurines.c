/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gi18n-lib.h> /* include before our headers, which define N_ if missing */

#include "sv-sheet-figurines.h"

#include "sv-sheet-board.h"

#include <pango/pango.h>

/* Prints figurines as strips to fold. The half above the fold in the middle is the half below it
 * upside down:
 *
 *        ╭──────╮   foot, folded to the back
 *        ├╌╌╌╌╌╌┤
 *        │ back │
 *        ├╌╌╌╌╌╌┤   fold, glue back to back
 *        │ front│
 *        ├╌╌╌╌╌╌┤
 *        ╰──────╯   foot, folded to the front
 *
 * Strips are arranged in cells. A team begins a new row, and a new page if both teams do not fit
 * on one. The ball follows the first team, and pictures of how to fold a strip follow the last.
 *
 * The strips are as large as the spaces of the large printed board allow, at most the sizes
 * below. */

static const double STRIP_WIDTH = 30, PANEL_HEIGHT = 38.6, FOOT_DEPTH = 12.4;
static const double CELL_HEIGHT = 102, TEAM_NAME = 6, CELL_WIDTH_LEAST = 36;
static const double BALL_SIZE = 20;
static const double STRIP_RADII = 2.4; /* width of a strip, in radii of a piece */
/* Least scale of these sizes; smaller strips cannot be folded. */
static const double STRIP_LEAST = 0.5;
static const double STEP_PITCH = 33; /* distance between the pictures of two steps */
static const double STEP_WIDTH = 28; /* least width for pictures side by side */

typedef enum { CELL_EMPTY, CELL_PIECE, CELL_BALL, CELL_STEPS } CellKind;

typedef struct {
  CellKind kind;
  int piece;
} Cell;

/* Return the scale of the strips; 1 for the sizes above. */
static double
strip_scale (const SvSheets *self)
{
  const double place = sv_sheet_board_scale (self) * (double)self->board->radius * STRIP_RADII;

  /* A strip may be slightly wider than the space on the board (about two millimetres at most). */
  return place > 0.93 * STRIP_WIDTH ? 1 : MAX (place / STRIP_WIDTH, STRIP_LEAST);
}

static void
count_cells (const SvSheets *self, unsigned *columns, unsigned *per_page)
{
  const SvSheetBox room = sv_sheet_room (self->paper, false);
  const double scale = strip_scale (self);

  *columns = (unsigned)(room.w / (CELL_WIDTH_LEAST * scale));
  *per_page = *columns * (unsigned)(room.h / (CELL_HEIGHT * scale + TEAM_NAME));
}

/* Return the box of cell @index and the @n - 1 cells after it in its row. */
static SvSheetBox
cell_box (const SvSheets *self, unsigned index, unsigned n)
{
  const SvSheetBox room = sv_sheet_room (self->paper, false);
  unsigned columns, per_page;

  count_cells (self, &columns, &per_page);
  const double w = room.w / columns, h = room.h / (per_page / columns);
  index %= per_page;
  return (SvSheetBox){ room.x + index % columns * w, room.y + index / columns * h, n * w, h };
}

/* Add empty cells until the number of cells is a multiple of @n. */
static void
fill_up (GArray *cells, unsigned n)
{
  g_array_set_size (cells, (cells->len + n - 1) / n * n);
}

/* Add the cells of a team's pieces, beginning a new row. */
static void
list_side (const SvSheets *self, int side, unsigned columns, GArray *cells)
{
  const Cell ball = { CELL_BALL, -1 }, steps = { CELL_STEPS, -1 };

  for (int i = 0; i < self->view.n_pieces; i++) {
    const Cell cell = { CELL_PIECE, i };
    if (self->view.pieces[i].side == side)
      g_array_append_val (cells, cell);
  }
  if (side == 0 || !sv_sheet_has_side (self, 0))
    g_array_append_val (cells, ball);
  if (side == 1 || !sv_sheet_has_side (self, 1))
    g_array_append_val (cells, steps);
  fill_up (cells, columns);
}

/* Return the list of all cells (Cell) of all pages; free with g_array_unref (). */
static GArray *
list_cells (const SvSheets *self)
{
  GArray *cells = g_array_new (FALSE, TRUE, sizeof (Cell));
  g_autoptr (GArray) away = g_array_new (FALSE, TRUE, sizeof (Cell));
  unsigned columns, per_page;

  count_cells (self, &columns, &per_page);
  if (sv_sheet_has_side (self, 0))
    list_side (self, 0, columns, cells);
  if (sv_sheet_has_side (self, 1))
    list_side (self, 1, columns, away);
  if (away->len > 0 && cells->len + away->len > per_page)
    fill_up (cells, per_page);
  g_array_append_vals (cells, away->data, away->len);
  return cells;
}

/* Make the outline of one half of a strip the current path, from the fold at 0, 0 down and back
 * up. */
static void
trace_half (cairo_t *cr)
{
  const double w = STRIP_WIDTH / 2, bottom = PANEL_HEIGHT + FOOT_DEPTH;

  cairo_line_to (cr, w, PANEL_HEIGHT);
  cairo_curve_to (cr, w, PANEL_HEIGHT + FOOT_DEPTH * 0.75, w * 0.62, bottom, 0, bottom);
  cairo_curve_to (cr, -w * 0.62, bottom, -w, PANEL_HEIGHT + FOOT_DEPTH * 0.75, -w, PANEL_HEIGHT);
}

/* Make the edge of the foot, without its fold, the current path. */
static void
trace_foot (cairo_t *cr)
{
  cairo_new_path (cr);
  cairo_move_to (cr, STRIP_WIDTH / 2, PANEL_HEIGHT);
  trace_half (cr);
}

/* Paint the foot in the colours of the shirt, with one stripe for the first team and two for the
 * second, as on the card heads. */
static void
paint_foot (SvSheets *self, cairo_t *cr, int side)
{
  const SvColour shirt = self->theme.kit[side].shirt, trim = self->theme.kit[side].trim;
  /* Bands from the edge inwards; each covers the inner part of the one before. */
  const struct {
    double width;
    SvColour colour;
  } rings[2][4] = { { { 0, shirt }, { 2.4, trim }, { 1.1, shirt } },
                    { { 0, shirt }, { 3.4, trim }, { 2.4, shirt }, { 1.2, trim } } };

  if (self->saves_ink)
    return;
  cairo_save (cr);
  trace_foot (cr);
  cairo_clip_preserve (cr);
  sv_fill (cr, shirt);
  for (unsigned i = 1; i < 4 && rings[side][i].width > 0; i++) {
    trace_foot (cr);
    sv_stroke (cr, rings[side][i].colour, 2 * rings[side][i].width);
  }
  cairo_restore (cr);
}

static void
paint_foot_text (SvSheets *self, cairo_t *cr, const SvPiece *piece)
{
  const int side = piece->side == 1;
  const char *name = sv_sheet_player_name (self, piece);
  SvTextStyle style = { .size = 3.6,
                        .least = 2.4,
                        .weight = PANGO_WEIGHT_BOLD,
                        .align = 0.5,
                        .colour = self->saves_ink ? self->theme.ink : self->theme.kit[side].text };
  SvCardContents face;

  if (name == NULL) {
    sv_sheet_fill_face (self, (int)(piece - self->view.pieces), &face);
    name = face.role;
  }
  sv_paint_name (cr, name, &style, -9.5, PANEL_HEIGHT + 4.1, 19);
}

/* Paint the half of a strip below the fold at 0, 0. */
static void
paint_side (SvSheets *self, cairo_t *cr, const SvPiece *piece)
{
  const int side = piece->side == 1;
  const double size = STRIP_WIDTH * SV_POINTS_PER_MM;

  if (!self->saves_ink) {
    const SvColour low = sv_colour_mix (self->theme.paper, self->theme.kit[side].shirt, 0.34);
    const SvColour high = sv_colour_mix (self->theme.paper, self->theme.kit[side].shirt, 0.08);
    cairo_pattern_t *wall = cairo_pattern_create_linear (0, 0, 0, PANEL_HEIGHT);
    cairo_pattern_add_color_stop_rgb (wall, 0, high.r, high.g, high.b);
    cairo_pattern_add_color_stop_rgb (wall, 1, low.r, low.g, low.b);
    cairo_rectangle (cr, -STRIP_WIDTH / 2, 0, STRIP_WIDTH, PANEL_HEIGHT);
    cairo_set_source (cr, wall);
    cairo_fill (cr);
    cairo_pattern_destroy (wall);
  }
  sv_sheet_cut_lines (self, cr);
  paint_foot (self, cr, side);
  paint_foot_text (self, cr, piece);

  cairo_save (cr);
  cairo_translate (cr, -STRIP_WIDTH / 2, 1);
  cairo_scale (cr, 1 / SV_POINTS_PER_MM, 1 / SV_POINTS_PER_MM);
  sv_paint_figure (self->painter, cr, piece, size);
  cairo_restore (cr);

  sv_sheet_fold_lines (self, cr);
  cairo_move_to (cr, -STRIP_WIDTH / 2, PANEL_HEIGHT);
  cairo_line_to (cr, STRIP_WIDTH / 2, PANEL_HEIGHT);
  cairo_stroke (cr);
}

static void
paint_strip (SvSheets *self, cairo_t *cr, const SvPiece *piece)
{
  const double w = STRIP_WIDTH / 2;

  paint_side (self, cr, piece);
  cairo_save (cr);
  cairo_rotate (cr, G_PI);
  paint_side (self, cr, piece);
  cairo_restore (cr);

  /* Extend the fold line beyond the strip, so that a ruler can be laid on it. */
  sv_sheet_fold_lines (self, cr);
  cairo_move_to (cr, -w - 2, 0);
  cairo_line_to (cr, w + 2, 0);
  cairo_stroke (cr);

  sv_sheet_cut_lines (self, cr);
  cairo_new_path (cr);
  cairo_move_to (cr, w, -PANEL_HEIGHT);
  trace_half (cr);
  cairo_rotate (cr, G_PI);
  trace_half (cr);
  cairo_close_path (cr);
  cairo_stroke (cr);
}

/* Paint two paper balls, one as a spare. Each is two discs that are folded onto each other and
 * glued. */
static void
paint_balls (SvSheets *self, cairo_t *cr, SvSheetBox box)
{
  const double width = BALL_SIZE * strip_scale (self), r = width / 2, size = width - 1;
  const double x = box.x + box.w / 2, pitch = 2 * width + 9;
  const SvTextStyle style = {
    .size = 3, .least = 2, .weight = PANGO_WEIGHT_MEDIUM, .align = 0.5, .colour = self->theme.faint
  };

  for (int pair = 0; pair < 2; pair++) {
    const double y = box.y + box.h / 2 + (pair - 0.5) * pitch;
    for (int side = -1; side <= 1; side += 2) {
      cairo_save (cr);
      cairo_translate (cr, x, y);
      cairo_scale (cr, 1, -side);
      cairo_translate (cr, -size / 2, -r - size / 2);
      cairo_scale (cr, 1 / SV_POINTS_PER_MM, 1 / SV_POINTS_PER_MM);
      sv_paint_ball (self->painter, cr, size * SV_POINTS_PER_MM);
      cairo_restore (cr);
    }
    sv_sheet_cut_lines (self, cr);
    cairo_new_path (cr);
    /* The discs are not cut where they meet, so that they hang together. */
    cairo_arc (cr, x, y - r, r, G_PI_2 + 0.32, G_PI_2 - 0.32 + 2 * G_PI);
    cairo_arc (cr, x, y + r, r, -G_PI_2 + 0.32, 1.5 * G_PI - 0.32);
    cairo_close_path (cr);
    cairo_stroke (cr);
    sv_sheet_fold_lines (self, cr);
    cairo_move_to (cr, x - 0.6 * r, y);
    cairo_line_to (cr, x + 0.6 * r, y);
    cairo_stroke (cr);
    sv_paint_text (cr, pair == 0 ? _ ("Ball") : _ ("Spare ball"), &style, box.x + 1,
                   y + 2 * r + 2.6, box.w - 2);
  }
}

/* Paint the picture of one of the three steps of folding, centred on 0, 0 and at most 16 mm
 * high. */
static void
paint_step (SvSheets *self, cairo_t *cr, int step)
{
  const double w = 3.4, foot = 5.2, top = -7;

  sv_sheet_cut_lines (self, cr);
  cairo_set_line_width (cr, 0.45);
  sv_set_source (cr, self->theme.ink);
  switch (step) {
  case 0:
    cairo_save (cr);
    sv_path_rounded (cr, -w, top, 2 * w, 14, 2.6);
    cairo_stroke (cr);
    sv_sheet_fold_lines (self, cr);
    for (int i = -1; i <= 1; i++) {
      cairo_move_to (cr, -w, i * 4);
      cairo_line_to (cr, w, i * 4);
    }
    cairo_stroke (cr);
    cairo_restore (cr);
    sv_sheet_paint_scissors (self, cr, -w - 0.1, 0.6, -G_PI_2);
    break;
  case 1:
    cairo_move_to (cr, -6, 6.6);
    cairo_line_to (cr, 0, top);
    cairo_line_to (cr, 6, 6.6);
    cairo_stroke (cr);
    for (int side = -1; side <= 1; side += 2) {
      cairo_move_to (cr, side * 9.5, 1);
      cairo_line_to (cr, side * 6, 1);
      cairo_move_to (cr, side * 7.4, -0.3);
      cairo_line_to (cr, side * 6, 1);
      cairo_line_to (cr, side * 7.4, 2.3);
    }
    cairo_stroke (cr);
    break;
  default:
    for (int side = -1; side <= 1; side += 2) {
      cairo_move_to (cr, side * 0.35, top);
      cairo_line_to (cr, side * 0.35, 5.6);
      cairo_line_to (cr, side * foot, 5.6);
    }
    cairo_stroke (cr);
    sv_sheet_paint_line (cr, self->theme.faint, -10, 6.6, 10, 6.6);
    break;
  }
  sv_sheet_cut_lines (self, cr);
}

static void
paint_steps (SvSheets *self, cairo_t *cr, SvSheetBox box)
{
  const char *const steps[] = { _ ("1. Cut along the solid lines."),
                                _ ("2. Fold at the top and glue back to back."),
                                _ ("3. Fold the feet outwards. It stands up!") };
  const SvTextStyle style = {
    .size = 3, .weight = PANGO_WEIGHT_MEDIUM, .align = 0.5, .colour = self->theme.ink
  };
  const bool beside = box.w >= 3 * STEP_WIDTH;
  const double scale = beside ? 1 : MIN (1, box.h / (3 * STEP_PITCH));
  const double w = (beside ? box.w / 3 : box.w) / scale, h = STEP_PITCH;

  cairo_save (cr);
  cairo_translate (cr, box.x, box.y + (box.h - (beside ? 1 : 3) * h * scale) / 2);
  cairo_scale (cr, scale, scale);
  for (int i = 0; i < 3; i++) {
    const double x = beside ? i * w : 0, y = beside ? 0 : i * h;
    cairo_save (cr);
    cairo_translate (cr, x + w / 2, y + 8.5);
    paint_step (self, cr, i);
    cairo_restore (cr);
    sv_paint_paragraph (cr, steps[i], &style, x + 2.5, y + 17.5, w - 5);
  }
  cairo_restore (cr);
}

/* Paint the name of a team above the row of its first piece. */
static void
paint_team_name (SvSheets *self, cairo_t *cr, SvSheetBox box, int side)
{
  const SvSheetBox room = sv_sheet_room (self->paper, false);
  const SvTextStyle style = {
    .size = 4, .least = 2.6, .weight = PANGO_WEIGHT_BOLD, .align = 0, .colour = self->theme.ink
  };
  const double scale = strip_scale (self);
  const double x = box.x + (box.w - STRIP_WIDTH * scale) / 2;

  sv_paint_text (cr, sv_sheet_team_name (self, side), &style, x,
                 box.y + box.h / 2 - (PANEL_HEIGHT + FOOT_DEPTH) * scale - 2.8,
                 room.w - 2 * (x - room.x));
}

static void
paint_figurines (SvSheets *self, cairo_t *cr, unsigned page)
{
  g_autoptr (GArray) cells = list_cells (self);
  const unsigned first = sv_sheet_page (self, page)->first;
  const double scale = strip_scale (self);
  unsigned columns, per_page;

  count_cells (self, &columns, &per_page);
  for (unsigned i = first; i < MIN (first + per_page, cells->len); i++) {
    const Cell *cell = &g_array_index (cells, Cell, i);
    const SvSheetBox box = cell_box (self, i, 1);
    switch (cell->kind) {
    case CELL_PIECE:
      if (i == 0 || g_array_index (cells, Cell, i - 1).kind != CELL_PIECE)
        paint_team_name (self, cr, box, self->view.pieces[cell->piece].side == 1);
      cairo_save (cr);
      cairo_translate (cr, box.x + box.w / 2, box.y + box.h / 2);
      cairo_scale (cr, scale, scale);
      paint_strip (self, cr, &self->view.pieces[cell->piece]);
      cairo_restore (cr);
      break;
    case CELL_BALL:
      paint_balls (self, cr, box);
      break;
    case CELL_STEPS:
      paint_steps (self, cr, cell_box (self, i, columns - i % columns));
      break;
    case CELL_EMPTY:
    default:
      break;
    }
  }
}

void
sv_sheet_add_figurines (SvSheets *self)
{
  g_autoptr (GArray) cells = list_cells (self);
  unsigned columns, per_page;

  count_cells (self, &columns, &per_page);
  for (unsigned first = 0; first < cells->len; first += per_page)
    sv_sheet_add_page (self,
                       (SvSheetPage){ .title = _ ("Figurines and ball"),
                                      .hint = _ ("Print at 100 %, on stiff paper if you have it."),
                                      .first = first,
                                      .paint = paint_figurines });
}
