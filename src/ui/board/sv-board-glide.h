/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-board-glide: the ways on which figurines and ball come to where they rest after an event. */

#include "sv-board-surface.h"

/* Plan and start the animation of @moves, from @old_rest, where the actors rested before. Pieces
 * that have changed place without a move go straight to their new place. @dropped: piece that moves
 * from where it was dropped, or -1. */
void sv_board_glide_plan (SvBoardSurface *surface,
                          const SvMoves *moves,
                          const SvPose *old_rest,
                          int dropped);

/* Find where a ball that scores flies to from its present space. Returns FALSE if there is no
 * goal. */
gboolean sv_board_glide_find_goal (SvBoardSurface *surface, SvPose *out);

/* Plan and start the flight of the ball from where it lay in @from, the poses of all actors, in @ms
 * milliseconds; nothing moves if @ms is 0. @ended: the board shows the outcome close up, so the
 * ball flies to where it lies there and the keepers dive; else it flies in an arc into the nearest
 * goal. The end stays visible for another @rest_ms milliseconds. */
void sv_board_glide_shoot (
    SvBoardSurface *surface, const SvPose *from, gboolean ended, unsigned ms, unsigned rest_ms);

/* Let the dragged @piece slide back to where it rests. */
void sv_board_glide_back (SvBoardSurface *surface, int piece);
