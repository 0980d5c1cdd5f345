/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-board-reach: what a pixel of a board means to a hand.
 *
 *      pixel ──▶ hit: the figurine that is drawn there, or the space
 *            ──▶ aim: that, or what can be chosen beside it
 *
 * A finger covers what it touches, and a hasty hand hits beside it. So whatever can be chosen is at
 * least as large as a fingertip, as far as nothing else lies nearer. */

#include "sv-board-surface.h"

/* Find the piece and the space at a pixel; each is -1 if there is none. */
void sv_board_reach_hit (SvBoardSurface *self, double x, double y, int *piece, int *space);

/* The same, but if nothing can be done there, the nearest lit place within reach is meant. */
void sv_board_reach_aim (SvBoardSurface *self, double x, double y, int *piece, int *space);

/* Return whether a finger may want to hit @place: what is lit or, if any place will do, all. */
gboolean sv_board_reach_is_wanted (SvBoardSurface *self, SvSpaceView *place);

/* Return whether several such places lie so close together around a pixel that a finger needs the
 * loupe. */
gboolean sv_board_reach_is_close (SvBoardSurface *self, double x, double y);
