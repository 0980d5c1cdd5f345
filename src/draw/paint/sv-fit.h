/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-fit: converts between board units and the pixels of a rectangle in which a board is shown.
 *
 *        landscape                      upright
 *      ┌───────────────┐              ┌────────┐
 *      │ 0 ────────▶ w │              │ w      │   a quarter turn, so that the left end
 *      │ │             │              │ ▲      │   of the board is at the bottom
 *      │ ▼ h           │              │ │      │
 *      └───────────────┘              │ 0 ─▶ h │
 *                                     └────────┘
 *
 * A board that is higher than wide is upright without being turned; when it is turned, its lower
 * end comes to the left. This module only computes and paints nothing. */

#include "sv-board.h"
#include <stdbool.h>

typedef struct {
  const SvBoard *board; /* board that is shown; not owned */
  double scale;         /* pixels per board unit */
  double x, y;          /* upper left corner in pixels of the painted area, margin included */
  /* what is cut off the margin at each end and at each side of the board, in board units */
  double cut_x, cut_y;
  bool upright; /* the board is turned by a quarter */
  /* the board is also turned by half, for users on the opposite side of the table */
  bool reversed;
} SvFit;

/* Fit the board with its margin into @w × @h pixels, centred, turned a quarter if that makes it
 * larger. Sets @fit->reversed to false; the caller may set it afterwards. @board must outlive
 * @fit. */
void sv_fit_board (SvFit *fit, const SvBoard *board, double w, double h);

/* Like sv_fit_board (), but cut off the part of the margin where nothing is painted but the frame:
 * on a screen the board itself needs the room. */
void sv_fit_board_close (SvFit *fit, const SvBoard *board, double w, double h);

/* Get the width and height in pixels of the painted area, with what is left of the margin. */
void sv_fit_size (const SvFit *fit, double *w, double *h);

/* Return whether two fits put the board in exactly the same place. */
bool sv_fit_equal (const SvFit *a, const SvFit *b);

/* Convert a point from board units to pixels, and back. */
void sv_fit_to_pixels (const SvFit *fit, double bx, double by, double *px, double *py);
void sv_fit_to_board (const SvFit *fit, double px, double py, double *bx, double *by);

/* Get the point, in pixels, where a piece stands on a space. */
void sv_fit_space (const SvFit *fit, int space, double *x, double *y);

/* Return the width in pixels of a figurine on this board. The box of a figurine is 1.25 times as
 * high as wide; its centre is the point where the piece stands. */
double sv_fit_piece_size (const SvFit *fit);

/* Return the width, which is also the height, in pixels of the ball when no piece holds it. */
double sv_fit_ball_size (const SvFit *fit);

/* Return the unit, in pixels, for widths of lines and dots on this board: two thirds of a piece's
 * radius, since board units may have any size. */
double sv_fit_line_unit (const SvFit *fit);

/* Get the box in pixels around all spaces: the board without its margin. */
void sv_fit_play_box (const SvFit *fit, double *x, double *y, double *w, double *h);

/* Get the bounding box of a space in pixels, for the widget on top of it. */
void sv_fit_space_box (const SvFit *fit, int space, double *x, double *y, double *w, double *h);
