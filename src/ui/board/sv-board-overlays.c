/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sv-board-overlays.h"

static void
append (SvBoardOverlays *self, GtkSnapshot *snapshot, unsigned overlay)
{
  if (self->nodes[overlay] != NULL)
    gtk_snapshot_append_node (snapshot, self->nodes[overlay]);
}

/* Append a faint @piece, or the ball if @piece is -1, on @space. */
static void
append_ghost (SvBoardOverlays *self, GtkSnapshot *snapshot, int piece, int space)
{
  SvBoardSurface *surface = self->surface;
  SvPose pose;

  sv_board_layout_space (&surface->layout, space, &pose);
  gtk_snapshot_push_opacity (snapshot, 0.5);
  if (piece >= 0)
    sv_piece_layer_append_piece (surface->layer, snapshot, &surface->view.pieces[piece], pose.x,
                                 pose.y, 1);
  else
    sv_piece_layer_append_ball (surface->layer, snapshot, pose.x, pose.y, 1);
  gtk_snapshot_pop (snapshot);
}

/* --- What has happened --- */

static void
snapshot_trail (SvBoardOverlays *self, GtkSnapshot *snapshot)
{
  if (!self->trail_painted && !self->surface->tick_id) {
    sv_board_overlays_forget (self, SV_OVERLAY_TRAIL);
    self->nodes[SV_OVERLAY_TRAIL] = sv_trail_paint (&self->trail, self->surface);
    self->trail_painted = TRUE;
  }
  append (self, snapshot, SV_OVERLAY_TRAIL);
}

static void
snapshot_flight (SvBoardOverlays *self, GtkSnapshot *snapshot)
{
  const SvView *view = &self->surface->view;

  if (!self->nodes[SV_OVERLAY_FLIGHT])
    self->nodes[SV_OVERLAY_FLIGHT] =
        sv_trail_paint_flight (self->surface, view->attacking, view->trail, view->n_trail);
  append (self, snapshot, SV_OVERLAY_FLIGHT);
}

/* --- What a choice would do --- */

/* Preview the best choice of a hint: its path, and the piece that arrives. */
static void
snapshot_hint (SvBoardOverlays *self, GtkSnapshot *snapshot)
{
  SvBoardSurface *surface = self->surface;

  if (!surface->hinted || self->hint.piece < 0 || self->hint.space < 0 || surface->tick_id)
    return;
  if (!self->nodes[SV_OVERLAY_HINT])
    self->nodes[SV_OVERLAY_HINT] = sv_trail_paint_target (surface, &self->hint);
  append (self, snapshot, SV_OVERLAY_HINT);
  append_ghost (self, snapshot, self->hint.piece, self->hint.space);
}

/* Preview the aim: the way there, and the piece or ball that arrives. */
static void
snapshot_way (SvBoardOverlays *self, GtkSnapshot *snapshot)
{
  SvBoardSurface *surface = self->surface;
  const int hand = sv_choice_get_hand (self->choice), space = self->aim->space;

  if (space < 0 || (hand < 0 && !self->aim->is_ball))
    return;
  if (!self->nodes[SV_OVERLAY_WAY])
    self->nodes[SV_OVERLAY_WAY] = sv_trail_paint_way (surface, self->aim, hand);
  append (self, snapshot, SV_OVERLAY_WAY);
  /* A dragged piece itself is where the pointer is. */
  if (surface->dragged < 0 || surface->dragged == SV_ACTOR_BALL)
    append_ghost (self, snapshot, hand, space);
}

/* --- Above the pieces --- */

static void
snapshot_prices (SvBoardOverlays *self, GtkSnapshot *snapshot)
{
  if (self->surface->tick_id)
    return;
  if (!self->nodes[SV_OVERLAY_PRICES])
    self->nodes[SV_OVERLAY_PRICES] = sv_trail_paint_prices (self->surface, self->choice);
  append (self, snapshot, SV_OVERLAY_PRICES);
}

static void
snapshot_signs (SvBoardOverlays *self, GtkSnapshot *snapshot)
{
  SvBoardSurface *surface = self->surface;

  if (surface->tick_id)
    return;
  if (!self->nodes[SV_OVERLAY_PASSES])
    self->nodes[SV_OVERLAY_PASSES] = sv_trail_paint_passes (&self->trail, surface);
  append (self, snapshot, SV_OVERLAY_PASSES);
  if (self->aim->space < 0 || surface->board->level)
    return;
  if (!self->nodes[SV_OVERLAY_SIGNS])
    self->nodes[SV_OVERLAY_SIGNS] = sv_trail_paint_signs (&self->trail, surface, self->aim);
  append (self, snapshot, SV_OVERLAY_SIGNS);
}

/* --- The whole picture --- */

void
sv_board_overlays_snapshot (SvBoardOverlays *self, GtkSnapshot *snapshot, gboolean acting)
{
  sv_board_surface_snapshot_pitch (self->surface, snapshot);
  snapshot_trail (self, snapshot);
  snapshot_flight (self, snapshot);
  sv_board_places_snapshot (&self->surface->places, snapshot);
  snapshot_hint (self, snapshot);
  snapshot_way (self, snapshot);
  sv_board_surface_snapshot_pieces (self->surface, snapshot);
  if (acting)
    snapshot_prices (self, snapshot);
  snapshot_signs (self, snapshot);
}

void
sv_board_overlays_follow (SvBoardOverlays *self, gboolean repeated)
{
  GskRenderNode *trail = g_steal_pointer (&self->nodes[SV_OVERLAY_TRAIL]);

  sv_board_overlays_clear (self);
  if (repeated)
    memset (&self->trail, 0, sizeof self->trail);
  else
    sv_trail_find (&self->trail, self->surface);
  /* A turn that continues makes the trail longer. Keep the old trail until the pieces have
   * arrived. */
  if (self->trail.n > 1)
    self->nodes[SV_OVERLAY_TRAIL] = g_steal_pointer (&trail);
  self->trail_painted = FALSE;
  g_clear_pointer (&trail, gsk_render_node_unref);
}

void
sv_board_overlays_forget (SvBoardOverlays *self, unsigned overlay)
{
  g_clear_pointer (&self->nodes[overlay], gsk_render_node_unref);
}

void
sv_board_overlays_clear (SvBoardOverlays *self)
{
  for (unsigned i = 0; i < SV_N_OVERLAYS; i++)
    sv_board_overlays_forget (self, i);
}
