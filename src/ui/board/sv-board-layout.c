/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sv-board-layout.h"

#include <math.h>

/* Depth of a bench in widths of its figurines, beside and below the pitch: the figurine, whose
 * height is 1.25 times its width, and a small margin. */
static const double DEPTH[2] = { 1.46, 1.22 };

/* Length of one figurine along a bench, and the least distance of two, in widths of a figurine:
 * they may overlap as long as their numbers are to be seen. */
static const double LENGTH[2] = { 1.0, 1.25 };
static const double STEP[2] = { 0.62, 0.75 };

/* Width of a figurine on a bench: compared with those on the pitch, and in pixels. */
#define SEAT_LEAST 0.6
#define SEAT_MOST 0.95
#define SEAT_SMALL 24.0

/* Distance of a second row from the first, and gap between the pitch and a bench, in widths of a
 * figurine on a bench. */
#define ROW_STEP 0.85
#define BENCH_GAP 0.12

/* Return the largest width of @n figurines in one row of @length pixels. */
static double
row_fits (bool beside, unsigned n, double length)
{
  return length / (STEP[beside] * (MAX (n, 1) - 1) + LENGTH[beside]);
}

/* Return the number of rows for @n figurines on a bench of @length pixels: two below the pitch if
 * they would be very small in one. */
static unsigned
count_rows (bool beside, unsigned n, double length)
{
  return !beside && row_fits (beside, n, length) < SEAT_SMALL ? 2 : 1;
}

/* Return the largest width of @n figurines on a bench of @length pixels. */
static double
seat_fits (bool beside, unsigned n, double length)
{
  const unsigned rows = count_rows (beside, n, length);

  return row_fits (beside, (n + rows - 1) / rows, length);
}

static double
bench_length (const SvFit *fit, bool beside)
{
  double w, h;

  sv_fit_size (fit, &w, &h);
  return beside ? h : w / 2 - 0.1 * sv_fit_piece_size (fit);
}

/* Return the room that a bench with figurines of width @seat needs at one side of the pitch. */
static double
bench_room (const SvFit *fit, bool beside, unsigned n, double seat)
{
  const unsigned rows = count_rows (beside, n, bench_length (fit, beside));

  return (DEPTH[beside] + BENCH_GAP + ROW_STEP * (rows - 1)) * seat;
}

/* Fit @board into @w × @h beside or above benches for @n figurines. The size of the benches depends
 * on the scale, and the scale on the room that they leave, so iterate a few times. Returns the
 * width of a figurine on a bench, which uses room that the pitch cannot use. */
static double
fit_with_benches (SvFit *fit, const SvBoard *board, double w, double h, bool beside, unsigned n)
{
  double room = 0, wide, high;

  for (int i = 0; i < (n > 0 ? 6 : 1); i++) {
    sv_fit_board_close (fit, board, MAX (beside ? w - 2 * room : w, 1),
                        MAX (beside ? h : h - room, 1));
    const double piece = sv_fit_piece_size (fit);
    const double seat = MIN (MAX (SEAT_LEAST * piece, SEAT_SMALL),
                             seat_fits (beside, n, bench_length (fit, beside)));
    room = n == 0 ? 0 : bench_room (fit, beside, n, seat);
  }
  sv_fit_size (fit, &wide, &high);
  const double left = beside ? (w - wide) / 2 : h - high;
  const double most =
      MIN (SEAT_MOST * sv_fit_piece_size (fit), seat_fits (beside, n, bench_length (fit, beside)));
  return MAX (MIN (most, left / bench_room (fit, beside, n, 1)), 1);
}

static void
place_benches (SvBoardLayout *self, unsigned n)
{
  const double away = BENCH_GAP * self->seat;
  const double depth = bench_room (&self->fit, self->beside, n, self->seat) - away;
  const double length = bench_length (&self->fit, self->beside);
  const SvBox *pitch = &self->pitch;
  SvBox *benches = self->benches;

  if (self->beside) {
    benches[0] = (SvBox){ pitch->x - away - depth, pitch->y, depth, length };
    benches[1] = (SvBox){ pitch->x + pitch->w + away, pitch->y, depth, length };
  } else {
    const double y = pitch->y + pitch->h + away;
    benches[0] = (SvBox){ pitch->x, y, length, depth };
    benches[1] = (SvBox){ pitch->x + pitch->w - length, y, length, depth };
  }
}

void
sv_board_layout (SvBoardLayout *self, const SvBoard *board, double w, double h, unsigned n)
{
  SvFit below, beside;
  double wide, high;

  const double seat_below = fit_with_benches (&below, board, w, h, false, n);
  const double seat_beside = fit_with_benches (&beside, board, w, h, true, n);

  self->beside = beside.scale > below.scale ||
                 (beside.scale > 0.999 * below.scale && seat_beside > seat_below);
  self->fit = self->beside ? beside : below;
  self->seat = n == 0 ? 0 : self->beside ? seat_beside : seat_below;
  self->piece = sv_fit_piece_size (&self->fit);
  sv_fit_size (&self->fit, &wide, &high);
  self->fit.x = (w - wide) / 2;
  if (n > 0 && !self->beside)
    self->fit.y = (h - high - bench_room (&self->fit, false, n, self->seat)) / 2;
  self->pitch = (SvBox){ self->fit.x, self->fit.y, wide, high };
  if (n > 0)
    place_benches (self, n);
  else
    self->benches[0] = self->benches[1] =
        (SvBox){ self->pitch.x, self->pitch.y + self->pitch.h, self->pitch.w / 2, 0 };
}

unsigned
sv_board_layout_count_seats (const SvView *view, bool always)
{
  unsigned n[2] = { 0, 0 };
  bool any = always;

  for (unsigned i = 0; i < view->n_pieces; i++) {
    n[view->pieces[i].side]++;
    any = any || view->pieces[i].space < 0;
  }
  return any ? MAX (n[0], n[1]) : 0;
}

unsigned
sv_board_layout_list_seats (const SvView *view, int side, int *pieces)
{
  unsigned n = 0;

  for (int i = 0; i < view->n_pieces; i++)
    if (view->pieces[i].side == side && view->pieces[i].space < 0)
      pieces[n++] = i;
  return n;
}

/* Return the length of @bench along its figurines. */
static double
length_of (const SvBoardLayout *self, int bench)
{
  return self->beside ? self->benches[bench].h : self->benches[bench].w;
}

double
sv_board_layout_seat_zoom (const SvBoardLayout *self, int bench, unsigned n)
{
  return MIN (self->seat, seat_fits (self->beside, n, length_of (self, bench))) / self->piece;
}

void
sv_board_layout_seat (const SvBoardLayout *self, int bench, unsigned i, unsigned n, SvPose *out)
{
  const SvBox *box = &self->benches[bench];
  const double length = length_of (self, bench), depth = self->beside ? box->w : box->h;
  const unsigned rows = count_rows (self->beside, n, length), in_row = (n + rows - 1) / rows;
  const double seat = sv_board_layout_seat_zoom (self, bench, n) * self->piece;
  const double size = LENGTH[self->beside] * seat;
  const double room = in_row > 1 ? (length - size) / (in_row - 1) : 0;
  const double step = MIN (1.2 * size, MAX (room, 0));
  const double along = length / 2 + ((double)(i % in_row) - (in_row - 1) / 2.0) * step;
  const double across = depth / 2 + ((double)(i / in_row) - (rows - 1) / 2.0) * ROW_STEP * seat;

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
