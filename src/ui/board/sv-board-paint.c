/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sv-board-view-private.h"
#include "sv-raster.h"

#include <math.h>

/* How large a figurine is shown that is held, and that follows the pointer. */
#define HELD_ZOOM 1.12
#define DRAG_ZOOM 1.18

/* How large the painter draws the ball on a figurine, in widths of it. */
#define CARRIED_SIZE 0.35

static GskRenderNode *
paint_pitch (SvBoardView *self)
{
  GtkWidget *widget = GTK_WIDGET (self);
  const SvBox *pitch = &self->layout.pitch;
  SvRaster raster;

  sv_raster_begin (
      &raster,
      &GRAPHENE_RECT_INIT ((float)pitch->x, (float)pitch->y, (float)pitch->w, (float)pitch->h),
      gtk_widget_get_scale_factor (widget));
  sv_paint_pitch (self->painter, raster.cr, &self->layout.fit, gtk_widget_get_width (widget),
                  gtk_widget_get_height (widget));
  return sv_raster_end (&raster);
}

/* What would happen at the target that is pointed at: the way there, and who arrives. */
static void
snapshot_ghost (SvBoardView *self, GtkSnapshot *snapshot)
{
  const int hand = sv_choice_get_hand (&self->choice);
  SvPose pose;

  if (!self->acting || hand >= self->view.n_pieces || self->dragged >= 0 ||
      !sv_choice_is_goal (&self->choice, self->hover_space) ||
      (hand < 0 && !sv_choice_is_far (&self->choice, self->hover_space)))
    return;
  if (!self->path_node)
    self->path_node = sv_board_view_paint_way (self, self->hover_space);
  if (self->path_node)
    gtk_snapshot_append_node (snapshot, self->path_node);
  sv_board_layout_space (&self->layout, sv_match_get_board (self->match), self->hover_space, &pose);
  gtk_snapshot_push_opacity (snapshot, 0.5);
  if (hand >= 0)
    sv_piece_layer_append_piece (self->layer, snapshot, &self->view.pieces[hand], pose.x, pose.y,
                                 1);
  else
    sv_piece_layer_append_ball (self->layer, snapshot, pose.x, pose.y, 1);
  gtk_snapshot_pop (snapshot);
}

/* What targets cost, and how likely they succeed. */
static GskRenderNode *
paint_prices (SvBoardView *self)
{
  GskRenderNode *prices[SV_MAX_SPACES], *node;
  guint n = 0;

  for (int i = 0; (guint)i < self->spaces->len; i++) {
    prices[n] = sv_board_view_paint_price (self, i);
    n += prices[n] != NULL;
  }
  node = gsk_container_node_new (prices, n);
  for (guint i = 0; i < n; i++)
    gsk_render_node_unref (prices[i]);
  return node;
}

static void
snapshot_prices (SvBoardView *self, GtkSnapshot *snapshot)
{
  if (!self->acting || self->tick_id)
    return;
  if (!self->price_node)
    self->price_node = paint_prices (self);
  gtk_snapshot_append_node (snapshot, self->price_node);
}

/* Where the ball is while it moves by itself; false if it is at rest or carried. */
static gboolean
ball_pose (SvBoardView *self, SvPose *pose)
{
  return self->tick_id && sv_motion_at (&self->motion, SV_MOTION_BALL, self->motion_ms, pose);
}

static void
piece_pose (SvBoardView *self, int i, SvPose *pose)
{
  if (i == self->dragged)
    *pose = (SvPose){ self->drag_x, self->drag_y - self->drag_raise, 0 };
  else if (!self->tick_id || !sv_motion_at (&self->motion, i, self->motion_ms, pose))
    *pose = self->rest[i];
}

static void
snapshot_piece (
    SvBoardView *self, GtkSnapshot *snapshot, int i, const SvPose *pose, gboolean ball_flies)
{
  SvPiece piece = self->view.pieces[i];
  const double size = self->layout.piece;
  double zoom = self->zoom[i], y = pose->y - 0.12 * size * pose->rise;

  if (ball_flies)
    piece.flags &= (uint16_t)~SV_PIECE_BALL;
  if (i == self->dragged || i == self->choice.held) {
    zoom *= i == self->dragged ? DRAG_ZOOM : HELD_ZOOM;
    sv_piece_layer_append_shadow (self->layer, snapshot, pose->x + 0.08 * size,
                                  pose->y + 0.5 * size, 1.1 * size);
    y -= 0.12 * size;
  }
  sv_piece_layer_append_piece (self->layer, snapshot, &piece, pose->x, y, zoom);
}

static void
snapshot_ball (SvBoardView *self, GtkSnapshot *snapshot, const SvPose *pose)
{
  const double size = self->layout.piece;
  const double loose = sv_fit_ball_size (&self->layout.fit, sv_match_get_board (self->match));
  const double zoom = CARRIED_SIZE * size / loose * (1 + 0.35 * pose->rise);

  sv_piece_layer_append_shadow (self->layer, snapshot, pose->x, pose->y + 0.2 * size,
                                (0.4 + 0.1 * pose->rise) * size);
  sv_piece_layer_append_ball (self->layer, snapshot, pose->x, pose->y - 0.35 * size * pose->rise,
                              zoom);
}

static void
snapshot_pieces (SvBoardView *self, GtkSnapshot *snapshot)
{
  SvPose poses[SV_MAX_PIECES], ball;
  int order[SV_MAX_PIECES];
  const int n = self->view.n_pieces;
  const gboolean ball_flies = ball_pose (self, &ball);

  /* Those nearer to the viewer stand before the others; whoever is in the hand before all. */
  for (int i = 0; i < n; i++) {
    int k = i;
    piece_pose (self, i, &poses[i]);
    const double depth = i == self->dragged ? G_MAXDOUBLE : poses[i].y;
    for (; k > 0 && order[k - 1] != self->dragged && poses[order[k - 1]].y > depth; k--)
      order[k] = order[k - 1];
    if (k > 0 && order[k - 1] == self->dragged) {
      order[k] = order[k - 1];
      for (k--; k > 0 && poses[order[k - 1]].y > depth; k--)
        order[k] = order[k - 1];
    }
    order[k] = i;
  }
  for (int k = 0; k < n; k++)
    snapshot_piece (self, snapshot, order[k], &poses[order[k]], ball_flies);
  if (ball_flies) {
    snapshot_ball (self, snapshot, &ball);
  } else if (self->view.ball_piece < 0 && self->view.ball_space >= 0) {
    sv_board_layout_space (&self->layout, sv_match_get_board (self->match), self->view.ball_space,
                           &ball);
    sv_piece_layer_append_ball (self->layer, snapshot, ball.x, ball.y, 1);
  }
}

static void
snapshot_board (SvBoardView *self, GtkSnapshot *snapshot)
{
  GtkWidget *widget = GTK_WIDGET (self);

  if (!self->trail_node)
    self->trail_node =
        sv_board_trail_paint (self->traces, self->n_traces, sv_painter_get_theme (self->painter),
                              sv_board_view_get_unit (self), gtk_widget_get_scale_factor (widget));
  if (self->trail_node)
    gtk_snapshot_append_node (snapshot, self->trail_node);
  if (!self->ball_node && self->view.n_trail > 0)
    self->ball_node = sv_board_view_paint_flight (self);
  if (self->ball_node)
    gtk_snapshot_append_node (snapshot, self->ball_node);
  for (unsigned i = 0; i < self->spaces->len; i++)
    gtk_widget_snapshot_child (widget, g_ptr_array_index (self->spaces, i), snapshot);
  for (int side = 0; side < 2; side++)
    gtk_widget_snapshot_child (widget, self->trays[side], snapshot);
  snapshot_ghost (self, snapshot);
  snapshot_pieces (self, snapshot);
  snapshot_prices (self, snapshot);
}

void
sv_board_view_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  SvBoardView *self = SV_BOARD_VIEW (widget);

  if (!self->painter || !self->has_layout || !self->has_view || self->covered)
    return;
  if (!self->pitch_node)
    self->pitch_node = paint_pitch (self);
  gtk_snapshot_append_node (snapshot, self->pitch_node);
  snapshot_board (self, snapshot);
}
