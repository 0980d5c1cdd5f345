/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-board-keys: how a board is played by keys and screen readers: where arrows and Tab take the
 * focus, and what Enter, Escape and the Menu key do at the place that has it.
 *
 * What an activated place means is not known here. */

#include "sv-board-surface.h"

/* Install keys and actions for all boards of a class. Call from the init function of the class. */
void sv_board_keys_install (SvBoardSurfaceClass *klass);

/* Move the focus in @direction, to what can be chosen there; for a class that does something else
 * first. Returns FALSE if the focus leaves the board. */
gboolean sv_board_keys_focus (SvBoardSurface *self, GtkDirectionType direction);
