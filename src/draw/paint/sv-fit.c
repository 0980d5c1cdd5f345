/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sv-fit.h"

#include <glib.h>
#include <math.h>

/* Sizes of pieces. A figurine is larger than the disc that it stands on, because it is drawn
 * upright. */
static const double PIECE_WIDTH = 2.85; /* in radii of a piece */
static const double BALL_WIDTH = 1.1;

/* The part of the margin that a close fit keeps: nets hang in it behind goal spaces; elsewhere a
 * narrow frame is enough. */
static const double KEPT = 0.4;
static const double KEPT_BEHIND_GOALS = 0.78;

static double
extent_x (const SvFit *fit)
{
  return (double)fit->board->w + 2 * ((double)fit->board->margin - fit->cut_x);
}

static double
extent_y (const SvFit *fit)
{
  return (double)fit->board->h + 2 * ((double)fit->board->margin - fit->cut_y);
}

static bool
has_nets (const SvBoard *board)
{
  for (unsigned i = 0; i < board->n_spaces; i++)
    if (board->spaces[i].kind == SV_SPACE_GOAL)
      return true;
  return false;
}

/* Fit the board with what @fit leaves of its margin. */
static void
fit_board (SvFit *fit, double w, double h)
{
  const double length = extent_x (fit), width = extent_y (fit);
  const double lying = MIN (w / length, h / width);
  const double standing = MIN (w / width, h / length);

  fit->upright = standing > lying && !fit->board->level;
  fit->scale = MAX (fit->upright ? standing : lying, 1e-6);
  fit->x = (w - fit->scale * (fit->upright ? width : length)) / 2;
  fit->y = (h - fit->scale * (fit->upright ? length : width)) / 2;
}

void
sv_fit_board (SvFit *fit, const SvBoard *board, double w, double h)
{
  *fit = (SvFit){ .board = board };
  fit_board (fit, w, h);
}

void
sv_fit_board_close (SvFit *fit, const SvBoard *board, double w, double h)
{
  const double margin = (double)board->margin;

  *fit = (SvFit){ .board = board,
                  .cut_x = margin * (1 - (has_nets (board) ? KEPT_BEHIND_GOALS : KEPT)),
                  .cut_y = margin * (1 - KEPT) };
  fit_board (fit, w, h);
}

void
sv_fit_size (const SvFit *fit, double *w, double *h)
{
  *w = fit->scale * (fit->upright ? extent_y (fit) : extent_x (fit));
  *h = fit->scale * (fit->upright ? extent_x (fit) : extent_y (fit));
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

  const bool same_cut = is_near (a->cut_x, b->cut_x) && is_near (a->cut_y, b->cut_y);

  return same_way && same_cut && a->board == b->board && is_near (a->scale, b->scale) &&
         is_near (a->x, b->x) && is_near (a->y, b->y);
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
  const double margin_x = (double)fit->board->margin - fit->cut_x;
  const double margin_y = (double)fit->board->margin - fit->cut_y;

  if (fit->reversed != turns_left (fit)) {
    bx = (double)fit->board->w - bx;
    by = (double)fit->board->h - by;
  }
  if (fit->upright) {
    *px = fit->x + (by + margin_y) * fit->scale;
    *py = fit->y + ((double)fit->board->w - bx + margin_x) * fit->scale;
  } else {
    *px = fit->x + (bx + margin_x) * fit->scale;
    *py = fit->y + (by + margin_y) * fit->scale;
  }
}

void
sv_fit_to_board (const SvFit *fit, double px, double py, double *bx, double *by)
{
  const double margin = (double)fit->board->margin;
  const double margin_x = margin - fit->cut_x, margin_y = margin - fit->cut_y;
  const double across = (px - fit->x) / fit->scale - (fit->upright ? margin_y : margin_x);
  const double down = (py - fit->y) / fit->scale - (fit->upright ? margin_x : margin_y);

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

void
sv_fit_play_box (const SvFit *fit, double *x, double *y, double *w, double *h)
{
  double right = -G_MAXDOUBLE, bottom = -G_MAXDOUBLE;

  *x = *y = G_MAXDOUBLE;
  for (int i = 0; i < fit->board->n_spaces; i++) {
    double left, top, wide, high;

    sv_fit_space_box (fit, i, &left, &top, &wide, &high);
    *x = MIN (*x, left);
    *y = MIN (*y, top);
    right = MAX (right, left + wide);
    bottom = MAX (bottom, top + high);
  }
  *w = right - *x;
  *h = bottom - *y;
}
