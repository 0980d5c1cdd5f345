/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-far-board: the painted pictures of the whole pitch, kept while a close-up is shown. To paint
 * them again for the way back would take as long as six frames. */

#include "sv-board-pitch.h"
#include "sv-paint.h"
#include "sv-piece-layer.h"
#include "sv-space-view.h"

/* All pointers are owned, except that to the board. */
typedef struct {
  const SvBoard *board; /* board that the pictures show, or NULL if nothing is kept */
  SvPainter *painter;
  SvPieceLayer *layer;
  SvBoardPitch *pitch;
  SvMarks marks;
  SvBoardLayout layout; /* layout for which the pictures were painted */
} SvFarBoard;

/* Free the pictures, if there are any. */
void sv_far_board_clear (SvFarBoard *self);
