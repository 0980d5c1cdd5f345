/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-board-hand: what mouse and finger do on a board: point, click, drag and drop, hold for the
 * loupe, and rest for the tooltip.
 *
 *      pixel ──▶ sv-board-reach ──▶ piece and space ──▶ class functions of SvBoardSurface
 *
 * What a click or a drop means is not known here. */

#include "sv-board-surface.h"

/* Let hands play on the board. Call once, when it is made. */
void sv_board_hand_attach (SvBoardSurface *self);

/* Ask for what there is to know about a piece: emit "asked" with the room that it takes. */
void sv_board_hand_ask (SvBoardSurface *self, int piece);
