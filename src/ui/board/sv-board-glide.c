/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sv-board-glide.h"

typedef struct {
  SvBoardSurface *surface;
  const SvPose *old_rest;
  int dropped;
} Spots;

/* Find the pose of @actor on @space for sv_motion_plan (). The ball is carried beside the middle
 * of a figurine. */
static bool
spot (const void *data, int actor, int space, bool after, SvPose *out)
{
  const Spots *spots = data;
  SvBoardSurface *surface = spots->surface;

  if (actor < SV_MAX_PIECES && !after && (actor == spots->dropped || space < 0)) {
    *out = spots->old_rest[actor];
    return true;
  }
  if (space >= 0) {
    sv_board_layout_space (&surface->layout, space, out);
    if (actor == SV_ACTOR_BALL && sv_board_surface_get_actor (surface, space) >= 0) {
      out->x += 0.3125 * surface->layout.piece;
      out->y += 0.2 * surface->layout.piece;
    }
    return true;
  }
  if (actor >= surface->view.n_pieces)
    return false;
  *out = surface->rest[actor];
  return true;
}

void
sv_board_glide_plan (SvBoardSurface *surface,
                     const SvMoves *moves,
                     const SvPose *old_rest,
                     int dropped)
{
  const Spots spots = { surface, old_rest, dropped };

  sv_motion_plan (&surface->motion, moves, sv_fit_line_unit (&surface->layout.fit), spot, &spots);
  for (int i = 0; i < surface->view.n_pieces; i++) {
    SvPose pose;
    if (!sv_motion_at (&surface->motion, i, 0, &pose))
      sv_motion_add (&surface->motion, i, 0, &old_rest[i], &surface->rest[i]);
  }
  sv_board_surface_begin_motion (surface);
}

gboolean
sv_board_glide_find_goal (SvBoardSurface *surface, SvPose *out)
{
  const int space = surface->view.ball_space;
  SvPoint goal;

  if (space < 0)
    return FALSE;
  const SvSpace *from = &surface->board->spaces[space];
  if (!sv_board_goal (surface->board, (SvPoint){ from->x, from->y }, &goal))
    return FALSE;
  *out = (SvPose){ 0 };
  sv_fit_to_pixels (&surface->layout.fit, (double)goal.x, (double)goal.y, &out->x, &out->y);
  return TRUE;
}
