/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* SvPositionBoard: the pitch in the position editor.
 *
 * Every figurine can be moved to every space: by dragging, by clicking it and then a space, or
 * with the keyboard. The loose ball moves in the same ways; a double click or the key B also
 * brings it. This widget knows no rules: the page says what is impossible. */

#include "sv-board-surface.h"
#include "sv-position.h"

#define SV_TYPE_POSITION_BOARD (sv_position_board_get_type ())
G_DECLARE_FINAL_TYPE (SvPositionBoard, sv_position_board, SV, POSITION_BOARD, SvBoardSurface)

/* Set the position to edit, or NULL. */
void sv_position_board_set_position (SvPositionBoard *self, SvPosition *position);
