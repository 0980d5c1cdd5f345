/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-board-figures: paint the figurines and the ball of a board at one moment.
 *
 * Figurines nearer to the viewer are painted over those behind them. A figurine that is held or
 * dragged, or a ball that flies, gets a shadow on the floor. The caller gives all poses: this
 * module knows no motion, no pointer and no match. */

#include "sv-board-layout.h"
#include "sv-piece-layer.h"

/* An actor is a thing that the user can pick up and that has a pose: a piece by its index, or the
 * loose ball. */
enum { SV_ACTOR_BALL = SV_MOTION_BALL, SV_N_ACTORS };

typedef struct {
  SvPieceLayer *layer;
  const SvBoardLayout *layout;
  const SvView *view;
  const double *zoom; /* scale of each actor, 1 = normal size; not owned */
  SvPose poses[SV_N_ACTORS];
  bool unseen[SV_MAX_PIECES];
  bool ball_flies; /* TRUE if the ball is painted at its own pose, even if a piece has it */
  int held;        /* actor that the user has picked up, or -1 */
  int dragged;     /* actor that follows the pointer, or -1 */
} SvBoardFigures;

void sv_board_figures_snapshot (const SvBoardFigures *self, GtkSnapshot *snapshot);
