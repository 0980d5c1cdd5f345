/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sv-board-figures.h"

/* Scales of a figurine that is picked up, and of one that follows the pointer. */
#define HELD_ZOOM 1.12
#define DRAG_ZOOM 1.18

/* Size of the ball that the painter draws on a figurine, in figurine widths. */
#define CARRIED_SIZE 0.35

static void
snapshot_piece (const SvBoardFigures *self, GtkSnapshot *snapshot, int i)
{
  SvPiece piece = self->view->pieces[i];
  const SvPose *pose = &self->poses[i];
  const double size = self->layout->piece;
  double zoom = self->zoom[i], y = pose->y - 0.12 * size * pose->rise;

  if (self->ball_flies)
    piece.flags &= (uint16_t)~SV_PIECE_BALL;
  if (i == self->dragged || i == self->held) {
    zoom *= i == self->dragged ? DRAG_ZOOM : HELD_ZOOM;
    sv_piece_layer_append_shadow (self->layer, snapshot, pose->x + 0.08 * size,
                                  pose->y + 0.5 * size, 1.1 * size);
    y -= 0.12 * size;
  }
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT ((float)pose->x, (float)y));
  gtk_snapshot_rotate (snapshot, (float)(pose->lean * 180 / G_PI));
  sv_piece_layer_append_piece (self->layer, snapshot, &piece, 0, 0, zoom);
  gtk_snapshot_restore (snapshot);
}

/* Draw the ball in the air as large as on a figurine that carries it, or larger the higher it
 * flies. */
static void
snapshot_flying_ball (const SvBoardFigures *self, GtkSnapshot *snapshot)
{
  const SvPose *pose = &self->poses[SV_ACTOR_BALL];
  const double size = self->layout->piece;
  const double loose = sv_fit_ball_size (&self->layout->fit);
  const double zoom = CARRIED_SIZE * size / loose * (1 + 0.35 * pose->rise);

  sv_piece_layer_append_shadow (self->layer, snapshot, pose->x, pose->y + 0.2 * size,
                                (0.4 + 0.1 * pose->rise) * size);
  sv_piece_layer_append_ball (self->layer, snapshot, pose->x, pose->y - 0.35 * size * pose->rise,
                              zoom);
}

static void
snapshot_held_ball (const SvBoardFigures *self, GtkSnapshot *snapshot)
{
  const SvPose *pose = &self->poses[SV_ACTOR_BALL];
  const double size = self->layout->piece;

  sv_piece_layer_append_shadow (self->layer, snapshot, pose->x + 0.05 * size, pose->y + 0.2 * size,
                                0.5 * size);
  sv_piece_layer_append_ball (self->layer, snapshot, pose->x, pose->y - 0.12 * size, HELD_ZOOM);
}

/* Fill @order with the pieces from back to front; a dragged piece comes last. */
static void
sort_by_depth (const SvBoardFigures *self, int *order)
{
  double depths[SV_MAX_PIECES];

  for (int i = 0; i < self->view->n_pieces; i++) {
    int k = i;
    depths[i] = i == self->dragged ? G_MAXDOUBLE : self->poses[i].y;
    for (; k > 0 && depths[order[k - 1]] > depths[i]; k--)
      order[k] = order[k - 1];
    order[k] = i;
  }
}

void
sv_board_figures_snapshot (const SvBoardFigures *self, GtkSnapshot *snapshot)
{
  const SvPose *ball = &self->poses[SV_ACTOR_BALL];
  int order[SV_MAX_PIECES];

  sort_by_depth (self, order);
  for (int k = 0; k < self->view->n_pieces; k++)
    if (!self->unseen[order[k]])
      snapshot_piece (self, snapshot, order[k]);
  if (self->ball_flies)
    snapshot_flying_ball (self, snapshot);
  else if (self->held == SV_ACTOR_BALL)
    snapshot_held_ball (self, snapshot);
  else if (self->view->ball_piece < 0 && self->view->ball_space >= 0)
    sv_piece_layer_append_ball (self->layer, snapshot, ball->x, ball->y, 1);
}
