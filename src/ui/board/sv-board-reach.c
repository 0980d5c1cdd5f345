/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sv-board-reach.h"

#include <math.h>

/* A lit place may be missed by this many pixels, so that it is as large as a fingertip; a dragged
 * actor that is released beside all places by more. */
#define REACH (SV_FINGERTIP / 2)
#define REACH_OF_DROP SV_FINGERTIP
/* Over another place, by at most this share of the way between the two. */
#define SHARE 0.65

/* Return the figurine drawn at (@x, @y), the one nearest to the viewer if several overlap, or -1.
 * The dragged figurine does not count. */
static int
piece_at (SvBoardSurface *self, double x, double y)
{
  /* A figurine does not fill its box: clicks near the edge of the box mean the floor. */
  int best = -1;

  for (int i = 0; i < self->view.n_pieces; i++) {
    const SvPose *rest = &self->rest[i];
    const double size = self->zoom[i] * self->layout.piece, half_w = 0.36 * size,
                 half_h = 0.6 * size;
    if (i != self->dragged && sv_board_surface_has_piece (self, i) &&
        fabs (x - rest->x) <= half_w && fabs (y - rest->y) <= half_h &&
        (best < 0 || rest->y >= self->rest[best].y))
      best = i;
  }
  return best;
}

void
sv_board_reach_hit (SvBoardSurface *self, double x, double y, int *piece, int *space)
{
  double bx, by;

  *piece = *space = -1;
  if (!self->match || !self->has_layout)
    return;
  sv_fit_to_board (&self->layout.fit, x, y, &bx, &by);
  *space = sv_board_space_at (self->board, bx, by);
  *piece = piece_at (self, x, y);
  if (*piece >= 0 && !(*space >= 0 && SV_BOARD_SURFACE_GET_CLASS (self)->is_goal (self, *space)))
    *space = self->view.pieces[*piece].space;
  /* The piece standing on the space counts, even if its picture does not reach the pixel. */
  if (*space >= 0)
    *piece = sv_board_surface_get_actor (self, *space);
  if (*piece == self->dragged)
    *piece = -1;
}

/* Return whether an actor could do something with this place, so that nothing else is meant. */
static gboolean
is_meant (SvBoardSurface *self, int piece, int space)
{
  const SvBoardSurfaceClass *klass = SV_BOARD_SURFACE_GET_CLASS (self);

  if (self->dragged >= 0)
    return space >= 0 && (klass->is_goal (self, space) || space == self->press_space);
  return (klass->is_marked && klass->is_marked (self, piece, space)) ||
         (piece >= 0 && klass->can_choose && klass->can_choose (self, piece));
}

/* Return where a figurine stands, or would stand, at @place. */
static SvPose
middle_of (SvBoardSurface *self, SvSpaceView *place)
{
  const int space = sv_space_view_get_space (place);
  SvPose pose;

  if (space < 0)
    return self->rest[sv_space_view_get_piece (place)];
  sv_board_layout_space (&self->layout, space, &pose);
  return pose;
}

/* Return by how many pixels @place may be missed by somebody who points at @here (nullable). Over
 * another place it is never as far as to the middle of that. */
static double
get_reach (SvBoardSurface *self, SvSpaceView *place, SvSpaceView *here)
{
  if (here == NULL)
    return self->dragged >= 0 ? REACH_OF_DROP : REACH;
  const SvPose pose = middle_of (self, place), other = middle_of (self, here);
  return MIN (REACH, SHARE * hypot (pose.x - other.x, pose.y - other.y));
}

/* Return whether @place is lit for what the pointer does: drag an actor, or choose. */
static gboolean
is_lit (SvBoardSurface *self, SvSpaceView *place)
{
  const SvBoardSurfaceClass *klass = SV_BOARD_SURFACE_GET_CLASS (self);
  const int space = sv_space_view_get_space (place);

  if (self->dragged >= 0)
    return space >= 0 && klass->is_goal (self, space);
  return klass->is_marked &&
         klass->is_marked (self, sv_board_surface_actor_at (self, place), space);
}

/* Return the nearest place within reach that is lit, or NULL. @here: the place at the pixel, or
 * NULL if there is none. */
static SvSpaceView *
find_lit (SvBoardSurface *self, double x, double y, SvSpaceView *here)
{
  SvSpaceView *best = NULL, *place;
  double least = HUGE_VAL;

  for (unsigned i = 0; (place = sv_board_places_at (&self->places, i)); i++) {
    const SvPose pose = middle_of (self, place);
    const double distance = hypot (pose.x - x, pose.y - y);

    if (distance >= least || distance > get_reach (self, place, here) || !is_lit (self, place))
      continue;
    least = distance;
    best = place;
  }
  return best;
}

void
sv_board_reach_aim (SvBoardSurface *self, double x, double y, int *piece, int *space)
{
  sv_board_reach_hit (self, x, y, piece, space);
  if (!self->match || !self->has_layout || is_meant (self, *piece, *space))
    return;
  SvSpaceView *lit = find_lit (self, x, y, sv_board_places_find (&self->places, *piece, *space));
  if (lit == NULL)
    return;
  *space = sv_space_view_get_space (lit);
  *piece = sv_board_surface_actor_at (self, lit);
}

gboolean
sv_board_reach_is_wanted (SvBoardSurface *self, SvSpaceView *place)
{
  return is_lit (self, place) ||
         (self->dragged < 0 && SV_BOARD_SURFACE_GET_CLASS (self)->is_marked == NULL);
}

gboolean
sv_board_reach_is_close (SvBoardSurface *self, double x, double y)
{
  SvPose wanted[SV_MAX_SPACES + SV_MAX_PIECES];
  SvSpaceView *place;
  unsigned n = 0;

  for (unsigned i = 0; (place = sv_board_places_at (&self->places, i)); i++)
    if (sv_board_reach_is_wanted (self, place))
      wanted[n++] = middle_of (self, place);
  return sv_board_loupe_is_needed (wanted, n, x, y);
}
