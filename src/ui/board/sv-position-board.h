/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* SvPositionBoard: the pitch of a position that is being set up.
 *
 * Every figurine can go everywhere: by dragging, by clicking it and then its place, or with the
 * keyboard; the ball that lies free goes the same ways, and a double click or the key B brings it.
 * It knows no rules: what is impossible is said by the page. */

#include "sv-board-surface.h"
#include "sv-position.h"

#define SV_TYPE_POSITION_BOARD (sv_position_board_get_type ())
G_DECLARE_FINAL_TYPE (SvPositionBoard, sv_position_board, SV, POSITION_BOARD, SvBoardSurface)

/* The position to edit, or NULL. */
void sv_position_board_set_position (SvPositionBoard *self, SvPosition *position);
