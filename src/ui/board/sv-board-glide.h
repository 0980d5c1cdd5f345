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
