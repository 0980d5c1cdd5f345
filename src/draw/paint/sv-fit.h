/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-fit: where a board lies in a rectangle of pixels.
 *
 *        landscape                      upright
 *      ┌───────────────┐              ┌────────┐
 *      │ 0 ────────▶ w │              │ w      │   a quarter turn, so that the left end
 *      │ │             │              │ ▲      │   of the board is at the bottom
 *      │ ▼ h           │              │ │      │
 *      └───────────────┘              │ 0 ─▶ h │
 *                                     └────────┘
 *
 * A board that is higher than wide stands by itself; when it is turned, its lower end is on the
 * left. Only numbers: nothing is painted here. */

#include "sv-board.h"
#include <stdbool.h>

typedef struct {
  const SvBoard *board; /* not owned */
  double scale;         /* pixels of a board unit */
  double x, y;          /* where the painted area, margin included, begins in pixels */
  bool upright;         /* turned a quarter */
  bool reversed;        /* turned by half as well, for those on the other side of the table */
} SvFit;

/* Fit the board with its margin into w × h pixels, centred, turned a quarter if that makes it
 * larger. Sets reversed to false; the caller may set it afterwards. The board must outlive fit. */
void sv_fit_board (SvFit *fit, const SvBoard *board, double w, double h);

/* Whether all lies in the same places. */
bool sv_fit_equal (const SvFit *a, const SvFit *b);

/* Where a point of the board is in pixels, and back. */
void sv_fit_to_pixels (const SvFit *fit, double bx, double by, double *px, double *py);
void sv_fit_to_board (const SvFit *fit, double px, double py, double *bx, double *by);

/* Where a piece stands on a space, in pixels. */
void sv_fit_space (const SvFit *fit, int space, double *x, double *y);

/* Width in pixels of a figurine on this board; its box is 1.25 times as high, with the centre of
 * the box on the place where the piece stands. */
double sv_fit_piece_size (const SvFit *fit);

/* Width and height in pixels of the loose ball on this board. */
double sv_fit_ball_size (const SvFit *fit);

/* What the widths of lines and dots on this board are counted in, in pixels: two thirds of a
 * piece's radius, for boards have units of any size. */
double sv_fit_line_unit (const SvFit *fit);

/* The smallest rectangle of pixels around a space: for the widget on top of it. */
void sv_fit_space_box (const SvFit *fit, int space, double *x, double *y, double *w, double *h);
