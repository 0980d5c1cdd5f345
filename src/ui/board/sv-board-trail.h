/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-board-trail: paints ways over the pitch: those of the last turn, and the one that a person is
 * about to choose. Each is a render node to be kept until something changes. */

#include "sv-board-motion.h"
#include "sv-theme.h"
#include <gtk/gtk.h>

G_BEGIN_DECLS

typedef struct {
  double x0, y0, x1, y1;
  double cx, cy; /* control point of the curve */
  int side;      /* whose piece, or -1: the ball */
} SvTrace;

/* The ways of the last turn, oldest first. unit: pixels of a board unit; scale: device pixels of a
 * pixel. NULL if there are none. */
GskRenderNode *sv_board_trail_paint (
    const SvTrace *traces, unsigned n, const SvTheme *theme, double unit, int scale);

/* The way of the piece in hand, straight to the space under the pointer. */
GskRenderNode *
sv_board_path_paint (const SvTrace *trace, const SvTheme *theme, double unit, int scale);

G_END_DECLS
