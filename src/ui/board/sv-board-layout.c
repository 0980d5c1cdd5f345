/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sv-board-layout.h"

#include <math.h>

/* Depth of a bench in figurine widths: the figurine and a small margin. */
#define BENCH_DEPTH 1.42

/* Gap between the edge of the pitch and a bench, also in figurine widths. */
#define BENCH_GAP 0.08

/* Scale of figurines that sit in two rows. */
#define TWO_ROWS_ZOOM 0.66

/* Fit @board into @w × @h beside or above benches. The depth of a bench depends on the scale, and
 * the scale on the room that benches leave, so iterate a few times. Returns the room that one
 * bench takes. */
static double
fit_with_benches (SvFit *fit, const SvBoard *board, double w, double h, bool beside, bool benches)
{
  double depth = 0;

  for (int i = 0; i < (benches ? 6 : 1); i++) {
    const double rest_w = beside ? w - 2 * depth : w;
    const double rest_h = beside ? h : h - depth;
    sv_fit_board (fit, board, MAX (rest_w, 1), MAX (rest_h, 1));
    depth = !benches ? 0 : (BENCH_DEPTH + BENCH_GAP) * sv_fit_piece_size (fit);
  }
  return depth;
}

static void
place_benches (SvBoardLayout *self)
{
  const double depth = BENCH_DEPTH * self->piece, away = BENCH_GAP * self->piece;
  const SvBox *pitch = &self->pitch;
  SvBox *benches = self->benches;

  if (self->beside) {
    benches[0] = (SvBox){ pitch->x - away - depth, pitch->y, depth, pitch->h };
    benches[1] = (SvBox){ pitch->x + pitch->w + away, pitch->y, depth, pitch->h };
  } else {
    const double y = pitch->y + pitch->h + away, between = 0.1 * self->piece;
    const double length = pitch->w / 2 - between;
    benches[0] = (SvBox){ pitch->x, y, length, depth };
    benches[1] = (SvBox){ pitch->x + pitch->w - length, y, length, depth };
  }
}

void
sv_board_layout (SvBoardLayout *self, const SvBoard *board, double w, double h, bool benches)
{
  SvFit below, beside;

  fit_with_benches (&below, board, w, h, false, benches);
  const double beside_room = fit_with_benches (&beside, board, w, h, true, benches);

  self->beside = beside.scale > below.scale;
  self->fit = self->beside ? beside : below;
  if (self->beside)
    self->fit.x += beside_room;

  const double wide = ((double)board->w + 2 * (double)board->margin) * self->fit.scale;
  const double high = ((double)board->h + 2 * (double)board->margin) * self->fit.scale;
  self->pitch = (SvBox){ self->fit.x, self->fit.y, self->fit.upright ? high : wide,
                         self->fit.upright ? wide : high };
  self->piece = sv_fit_piece_size (&self->fit);
  if (benches)
    place_benches (self);
  else
    self->benches[0] = self->benches[1] =
        (SvBox){ self->pitch.x, self->pitch.y + self->pitch.h, self->pitch.w / 2, 0 };
}

bool
sv_board_layout_has_benches (const SvView *view)
{
  for (unsigned i = 0; i < view->n_pieces; i++)
    if (view->pieces[i].space < 0)
      return true;
  return false;
}

/* Return how much of the length of a bench one figurine takes. */
static double
seat_length (const SvBoardLayout *self)
{
  return (self->beside ? 1.25 : 1.0) * self->piece;
}

double
sv_board_layout_seat_zoom (const SvBoardLayout *self, int bench, unsigned n)
{
  const SvBox *box = &self->benches[bench];
  const double length = self->beside ? box->h : box->w;

  /* In a single row, figurines may overlap a little. */
  return 0.7 * seat_length (self) * (n > 0 ? n - 1 : 0) + seat_length (self) <= length
             ? 1
             : TWO_ROWS_ZOOM;
}

void
sv_board_layout_seat (const SvBoardLayout *self, int bench, unsigned i, unsigned n, SvPose *out)
{
  const SvBox *box = &self->benches[bench];
  const double length = self->beside ? box->h : box->w, depth = self->beside ? box->w : box->h;
  const double zoom = sv_board_layout_seat_zoom (self, bench, n);
  const unsigned rows = zoom < 1 ? 2 : 1, in_row = (n + rows - 1) / rows;
  const double size = zoom * seat_length (self);
  const double room = in_row > 1 ? (length - size) / (in_row - 1) : 0;
  const double step = MIN (1.2 * size, MAX (room, 0));
  const double along = length / 2 + ((double)(i % in_row) - (in_row - 1) / 2.0) * step;
  const double across = depth / 2 + ((double)(i / in_row) - (rows - 1) / 2.0) * 0.48 * depth;

  out->x = box->x + (self->beside ? across : along);
  out->y = box->y + (self->beside ? along : across);
  out->rise = 0;
}

void
sv_board_layout_space (const SvBoardLayout *self, int space, SvPose *out)
{
  sv_fit_space (&self->fit, space, &out->x, &out->y);
  out->rise = 0;
}

void
sv_board_layout_allocate (GtkWidget *child, SvBox box)
{
  const int left = (int)floor (box.x), top = (int)floor (box.y);

  gtk_widget_measure (child, GTK_ORIENTATION_HORIZONTAL, -1, NULL, NULL, NULL, NULL);
  gtk_widget_allocate (
      child, MAX (1, (int)ceil (box.x + box.w) - left), MAX (1, (int)ceil (box.y + box.h) - top),
      -1, gsk_transform_translate (NULL, &GRAPHENE_POINT_INIT ((float)left, (float)top)));
}
