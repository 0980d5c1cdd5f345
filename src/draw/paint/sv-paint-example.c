/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sv-paint-example.h"

#include "sv-paint-die.h"
#include "sv-paint-piece.h"
#include "sv-paint-way.h"

/* In radii of a piece: how much of its surroundings a space shows, and the least height of an
 * example. */
enum { AROUND = 3, LEAST = 10 };

/* Size of the die, in widths of a figurine. */
#define DIE 0.5

typedef struct {
  double x0, y0, x1, y1; /* corners of the box, in board units */
} Box;

static void
include (Box *box, double x, double y, double around)
{
  box->x0 = MIN (box->x0, x - around);
  box->y0 = MIN (box->y0, y - around);
  box->x1 = MAX (box->x1, x + around);
  box->y1 = MAX (box->y1, y + around);
}

static void
include_outline (Box *box, const SvSpace *space)
{
  for (int i = 0; i < space->n_outline; i++)
    include (box, (double)space->outline[i].x, (double)space->outline[i].y, 0);
}

static void
include_space (Box *box, const SvBoard *board, int index)
{
  const SvSpace *space = &board->spaces[index];

  include (box, (double)space->x, (double)space->y, AROUND * (double)board->radius);
  for (int i = 0; space->zone >= 0 && space->n_outline > 0 && i < board->n_spaces; i++)
    if (board->spaces[i].zone == space->zone)
      include_outline (box, &board->spaces[i]);
}

static void
include_example (Box *box, const SvExample *example)
{
  const SvBoard *board = example->board;

  for (int i = 0; i < example->view.n_pieces; i++)
    if (example->view.pieces[i].space >= 0)
      include_space (box, board, example->view.pieces[i].space);
  if (example->view.ball_space >= 0)
    include_space (box, board, example->view.ball_space);
  for (unsigned i = 0; i < example->n_marks; i++)
    for (unsigned j = 0; j < example->marks[i].n; j++)
      include_space (box, board, example->marks[i].spaces[j]);
}

/* Return where to begin a section of length @wanted around @from … @to. The section stays within
 * -@margin … @end + @margin, or is centred on that range if it is longer. */
static double
begin_part (double from, double to, double wanted, double end, double margin)
{
  const double begin = (from + to - wanted) / 2;

  if (wanted >= end + 2 * margin)
    return (end - wanted) / 2;
  return CLAMP (begin, -margin, end + margin - wanted);
}

static SvFit
fit_examples (const SvExample *const *examples, unsigned n, double w, double h)
{
  const SvBoard *board = examples[0]->board;
  const double margin = (double)board->margin;
  Box box = { board->w, board->h, 0, 0 };
  SvFit fit = { .board = board };

  for (unsigned i = 0; i < n; i++)
    include_example (&box, examples[i]);
  fit.scale =
      MIN (MIN (w / (box.x1 - box.x0), h / (box.y1 - box.y0)), h / (LEAST * (double)board->radius));
  fit.x =
      -fit.scale * (begin_part (box.x0, box.x1, w / fit.scale, (double)board->w, margin) + margin);
  fit.y =
      -fit.scale * (begin_part (box.y0, box.y1, h / fit.scale, (double)board->h, margin) + margin);
  return fit;
}

static void
paint_mark (SvPainter *self, cairo_t *cr, const SvFit *fit, const SvMark *mark)
{
  switch (mark->kind) {
  case SV_MARK_LIT:
    sv_paint_space (self, cr, fit, mark->spaces[0], SV_SPACE_STYLE_TARGET);
    break;
  case SV_MARK_REFUSED:
    sv_paint_space (self, cr, fit, mark->spaces[0], SV_SPACE_STYLE_REFUSED);
    break;
  case SV_MARK_WALK:
    sv_paint_way (self, cr, fit, SV_WAY_STEPS, mark->side, mark->spaces, mark->n);
    break;
  case SV_MARK_FLIGHT:
    sv_paint_way (self, cr, fit, SV_WAY_BALL, mark->side, mark->spaces, mark->n);
    break;
  case SV_MARK_PUSH:
    sv_paint_way (self, cr, fit, SV_WAY_PUSH, mark->side, mark->spaces, mark->n);
    break;
  case SV_MARK_DIE: /* painted later, over the figurines */
    break;
  }
}

static void
paint_pieces (SvPainter *self, cairo_t *cr, const SvFit *fit, const SvView *view)
{
  const double size = sv_fit_piece_size (fit);

  for (int i = 0; i < view->n_pieces; i++) {
    const SvPiece *piece = &view->pieces[i];
    double x, y;

    if (piece->space < 0)
      continue;
    sv_fit_space (fit, piece->space, &x, &y);
    cairo_save (cr);
    cairo_translate (cr, x - size / 2, y - size * 1.25 / 2);
    sv_paint_piece (self, cr, piece, size);
    cairo_restore (cr);
  }
}

static void
paint_ball (SvPainter *self, cairo_t *cr, const SvFit *fit, const SvView *view)
{
  const double size = sv_fit_ball_size (fit);
  double x, y;

  if (view->ball_piece >= 0 || view->ball_space < 0)
    return;
  sv_fit_space (fit, view->ball_space, &x, &y);
  cairo_save (cr);
  cairo_translate (cr, x - size / 2, y - size / 2);
  sv_paint_ball (self, cr, size);
  cairo_restore (cr);
}

/* Paint the die beside the head of the piece that throws it. */
static void
paint_die (SvPainter *self, cairo_t *cr, const SvFit *fit, const SvMark *mark)
{
  const double piece = sv_fit_piece_size (fit), size = DIE * piece;
  double x, y;

  sv_fit_space (fit, mark->spaces[0], &x, &y);
  cairo_save (cr);
  cairo_translate (cr, x + 0.4 * piece, y - 0.55 * piece);
  sv_paint_die (cr, &self->theme, mark->side, mark->value, size);
  cairo_restore (cr);
}

void
sv_paint_example (SvPainter *self, cairo_t *cr, const SvExample *example, double w, double h)
{
  sv_paint_example_of (self, cr, &example, 1, 0, w, h);
}

void
sv_paint_example_of (SvPainter *self,
                     cairo_t *cr,
                     const SvExample *const *examples,
                     unsigned n,
                     unsigned i,
                     double w,
                     double h)
{
  const SvExample *example = examples[i];
  const SvFit fit = fit_examples (examples, n, w, h);

  cairo_save (cr);
  cairo_rectangle (cr, 0, 0, w, h);
  cairo_clip (cr);
  sv_paint_pitch (self, cr, &fit, w, h);
  for (unsigned j = 0; j < example->n_marks; j++)
    paint_mark (self, cr, &fit, &example->marks[j]);
  paint_pieces (self, cr, &fit, &example->view);
  paint_ball (self, cr, &fit, &example->view);
  for (unsigned j = 0; j < example->n_marks; j++)
    if (example->marks[j].kind == SV_MARK_DIE)
      paint_die (self, cr, &fit, &example->marks[j]);
  cairo_restore (cr);
}

void
sv_paint_position (SvPainter *self, cairo_t *cr, const SvView *view, double w, double h)
{
  SvFit fit;

  sv_fit_board (&fit, self->board, w, h);
  sv_paint_pitch (self, cr, &fit, w, h);
  paint_pieces (self, cr, &fit, view);
  paint_ball (self, cr, &fit, view);
}
