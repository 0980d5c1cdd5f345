/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-paint-web: makes a drawing for a board that comes without one. */

#include "sv-board.h"

/* Return a drawing (SVG text) of a board with lines between its spaces, made from the board's
 * table. Free with g_free (). */
char *sv_web_drawing (const SvBoard *board);
