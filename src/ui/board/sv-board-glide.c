/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sv-board-glide.h"

/* Height of the arc of a goal shot over the pitch, as a share of its length. */
#define LOB 0.33

/* Share of the time of a shot during which the ball flies; in the rest the net or basket
 * swings. */
#define FLIGHT 0.65

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

void
sv_board_glide_shoot (
    SvBoardSurface *surface, const SvPose *from, gboolean ended, unsigned ms, unsigned rest_ms)
{
  const int flight = (int)(ms * FLIGHT);
  SvPose to = surface->rest[SV_ACTOR_BALL];

  if (ms == 0 || !sv_board_surface_may_move (surface) ||
      (!ended && !sv_board_glide_find_goal (surface, &to)))
    return;
  sv_board_surface_finish_motion (surface);
  sv_motion_throw (&surface->motion, flight, &from[SV_ACTOR_BALL], &to, ended ? 0 : LOB);
  for (int i = 0; ended && i < surface->view.n_pieces; i++)
    if (surface->view.pieces[i].space >= 0 && surface->view.pieces[i].flags & SV_PIECE_KEEPER)
      sv_motion_dive (&surface->motion, i, flight, &from[i], &surface->rest[i]);
  surface->motion.length = (int)(ms + rest_ms);
  surface->motion.hit = ended && surface->view.ball_piece >= 0 ? 0 : flight;
  sv_board_surface_begin_motion (surface);
}

void
sv_board_glide_back (SvBoardSurface *surface, int piece)
{
  const SvPose from = sv_board_surface_get_drag_pose (surface);

  sv_board_surface_finish_motion (surface);
  if (!sv_board_surface_may_move (surface))
    return;
  sv_motion_add (&surface->motion, piece, 0, &from, &surface->rest[piece]);
  sv_board_surface_begin_motion (surface);
}
