/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-board-layout: compute where the pitch and the two benches lie in a widget.
 *
 *      below                              beside
 *      ┌──────────────────────┐           ┌──┬────────────┬──┐
 *      │        pitch         │           │ b│            │ b│
 *      │                      │           │ e│   pitch    │ e│
 *      ├──────────┬───────────┤           │ n│            │ n│
 *      │ bench 0  │  bench 1  │           │ 0│            │ 1│
 *      └──────────┴───────────┘           └──┴────────────┴──┘
 *
 * The benches lie below or beside the pitch, whichever leaves the pitch larger. Their figurines are
 * smaller than those on the pitch where the pitch needs the room; the benches of both teams are
 * equally large. Without benches the pitch gets all the room. */

#include "sv-board-motion.h"
#include "sv-fit.h"
#include <gtk/gtk.h>

typedef struct {
  double x, y, w, h;
} SvBox;

typedef struct {
  SvFit fit;
  SvBox pitch;      /* pitch with its frame, in pixels */
  SvBox benches[2]; /* bench 0 is near the left end of the pitch, bench 1 near the other end */
  bool beside;
  double piece; /* width of a figurine in pixels; its height is 1.25 times as much */
  double seat;  /* the same for a figurine on a bench; 0 without benches */
} SvBoardLayout;

/* Compute the layout of @board in @w × @h pixels, with benches for @n figurines each, or without
 * benches if @n is 0. */
void sv_board_layout (SvBoardLayout *self, const SvBoard *board, double w, double h, unsigned n);

/* Return how many figurines a bench must have room for: all of the larger team, or 0 if nobody is
 * beside the board, unless @always. It does not change with the number of those who sit there, so
 * the pitch does not either. */
unsigned sv_board_layout_count_seats (const SvView *view, bool always);
/* Write the pieces of @side that are beside the board to @pieces, at most SV_MAX_PIECES. Return how
 * many there are. */
unsigned sv_board_layout_list_seats (const SvView *view, int side, int *pieces);

/* Allocate to @child the whole pixels around @box, which is given in fractions of pixels. */
void sv_board_layout_allocate (GtkWidget *child, SvBox box);

/* Compute the middle of seat @i of @n on @bench, 0-based. */
void
sv_board_layout_seat (const SvBoardLayout *self, int bench, unsigned i, unsigned n, SvPose *out);

/* Return the scale of @n figurines on @bench, compared with those on the pitch. */
double sv_board_layout_seat_zoom (const SvBoardLayout *self, int bench, unsigned n);

/* Compute the middle of @space, in pixels. */
void sv_board_layout_space (const SvBoardLayout *self, int space, SvPose *out);
