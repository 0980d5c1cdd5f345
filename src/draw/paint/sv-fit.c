/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sv-fit.h"

#include <glib.h>
#include <math.h>

/* Sizes of pieces. A figurine is larger than the disc that it stands on, because it is drawn
 * upright. */
static const double PIECE_WIDTH = 2.85; /* in radii of a piece */
static const double BALL_WIDTH = 1.1;

static double
extent (const SvBoard *board, bool along)
{
  return (double)(along ? board->w : board->h) + 2 * (double)board->margin;
}

void
sv_fit_board (SvFit *fit, const SvBoard *board, double w, double h)
{
  const double length = extent (board, true);
  const double width = extent (board, false);
  const double lying = MIN (w / length, h / width);
  const double standing = MIN (w / width, h / length);

  fit->board = board;
  fit->upright = standing > lying && !board->level;
  fit->reversed = false;
  fit->scale = MAX (fit->upright ? standing : lying, 1e-6);
  fit->x = (w - fit->scale * (fit->upright ? width : length)) / 2;
  fit->y = (h - fit->scale * (fit->upright ? length : width)) / 2;
}

/* Return whether two lengths are equal to within a tiny part of a pixel. */
static bool
is_near (double a, double b)
{
  return fabs (a - b) < 1e-6;
}

bool
sv_fit_equal (const SvFit *a, const SvFit *b)
{
  const bool same_way = a->upright == b->upright && a->reversed == b->reversed;

  return same_way && a->board == b->board && is_near (a->scale, b->scale) && is_near (a->x, b->x) &&
         is_near (a->y, b->y);
}

/* Return whether the board is turned to the left. A board that is higher than wide has its two ends
 * at the top and bottom; when it is turned, its lower end comes to the left, where wide boards have
 * their first end. */
static bool
turns_left (const SvFit *fit)
{
  return fit->upright && fit->board->h > fit->board->w;
}

void
sv_fit_to_pixels (const SvFit *fit, double bx, double by, double *px, double *py)
{
  const double margin = (double)fit->board->margin;

  if (fit->reversed != turns_left (fit)) {
    bx = (double)fit->board->w - bx;
    by = (double)fit->board->h - by;
  }
  if (fit->upright) {
    *px = fit->x + (by + margin) * fit->scale;
    *py = fit->y + ((double)fit->board->w - bx + margin) * fit->scale;
  } else {
    *px = fit->x + (bx + margin) * fit->scale;
    *py = fit->y + (by + margin) * fit->scale;
  }
}

void
sv_fit_to_board (const SvFit *fit, double px, double py, double *bx, double *by)
{
  const double margin = (double)fit->board->margin;
  const double across = (px - fit->x) / fit->scale - margin;
  const double down = (py - fit->y) / fit->scale - margin;

  *bx = fit->upright ? (double)fit->board->w - down : across;
  *by = fit->upright ? across : down;
  if (fit->reversed != turns_left (fit)) {
    *bx = (double)fit->board->w - *bx;
    *by = (double)fit->board->h - *by;
  }
}

void
sv_fit_space (const SvFit *fit, int space, double *x, double *y)
{
  const SvSpace *s = &fit->board->spaces[space];

  sv_fit_to_pixels (fit, (double)s->x, (double)s->y, x, y);
}

double
sv_fit_piece_size (const SvFit *fit)
{
  return fit->scale * (double)fit->board->radius * PIECE_WIDTH;
}

double
sv_fit_ball_size (const SvFit *fit)
{
  return fit->scale * (double)fit->board->radius * BALL_WIDTH;
}

double
sv_fit_line_unit (const SvFit *fit)
{
  return fit->scale * (double)fit->board->radius / 1.5;
}

void
sv_fit_space_box (const SvFit *fit, int space, double *x, double *y, double *w, double *h)
{
  g_return_if_fail (space >= 0 && space < fit->board->n_spaces);

  const SvSpace *s = &fit->board->spaces[space];
  double left, top;

  sv_fit_space (fit, space, &left, &top);
  double right = left;
  double bottom = top;
  if (s->n_outline == 0) {
    const double r = (double)fit->board->radius * fit->scale;
    left -= r;
    top -= r;
    right += r;
    bottom += r;
  }
  for (unsigned i = 0; i < s->n_outline; i++) {
    double px, py;
    sv_fit_to_pixels (fit, (double)s->outline[i].x, (double)s->outline[i].y, &px, &py);
    left = MIN (left, px);
    right = MAX (right, px);
    top = MIN (top, py);
    bottom = MAX (bottom, py);
  }
  *x = left;
  *y = top;
  *w = right - left;
  *h = bottom - top;
}
