/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-board-figures: paints the figurines and the ball of a board where they are at a moment: those in front
 * over those behind, with a shadow below what is held or flies.
 *
 * Where they are it is told: it knows no motion, no hand and no match. */

#include "sv-board-layout.h"
#include "sv-piece-layer.h"

/* Whatever can lie in a hand is an actor: a piece, or the ball that nobody has. */
enum { SV_ACTOR_BALL = SV_MOTION_BALL, SV_N_ACTORS };

typedef struct {
  SvPieceLayer *layer;
  const SvBoardLayout *layout;
  const SvView *view;
  const double *zoom; /* of each actor */
  SvPose poses[SV_N_ACTORS];
  bool unseen[SV_MAX_PIECES];
  bool ball_flies; /* it is at its pose, whoever has it */
  int held;        /* actor in the hand, or -1 */
  int dragged;     /* the same, of one that follows the pointer */
} SvBoardFigures;

void sv_board_figures_snapshot (const SvBoardFigures *self, GtkSnapshot *snapshot);
