/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-board-layout: where the pitch and the two benches beside it lie in a widget.
 *
 *      below                              beside
 *      ┌──────────────────────┐           ┌──┬────────────┬──┐
 *      │        pitch         │           │ b│            │ b│
 *      │                      │           │ e│   pitch    │ e│
 *      ├──────────┬───────────┤           │ n│            │ n│
 *      │ bench 0  │  bench 1  │           │ 0│            │ 1│
 *      └──────────┴───────────┘           └──┴────────────┴──┘
 *
 * whichever leaves the pitch larger. Benches on which nobody sits fold away. */

#include "sv-board-motion.h"
#include "sv-fit.h"
#include <gtk/gtk.h>

typedef struct {
  double x, y, w, h;
} SvBox;

typedef struct {
  SvFit fit;
  SvBox pitch;      /* margin included */
  SvBox benches[2]; /* near the end on the left, near the other one */
  bool beside;
  double piece; /* width of a figurine, which is 1.25 times as high */
} SvBoardLayout;

/* Lay out the board in w × h pixels; with its benches, or without. */
void sv_board_layout (SvBoardLayout *self, const SvBoard *board, double w, double h, bool benches);

/* Whether somebody is beside the board. */
bool sv_board_layout_has_benches (const SvView *view);

/* Give a child the whole pixels around a box that the layout or the fit has. */
void sv_board_layout_allocate (GtkWidget *child, SvBox box);

/* The middle of seat i of n on a bench. */
void
sv_board_layout_seat (const SvBoardLayout *self, int bench, unsigned i, unsigned n, SvPose *out);

/* How large n figurines sit on a bench: 1, or less when they need two rows. */
double sv_board_layout_seat_zoom (const SvBoardLayout *self, int bench, unsigned n);

/* The middle of a space. */
void sv_board_layout_space (const SvBoardLayout *self, int space, SvPose *out);
