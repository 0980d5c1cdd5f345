/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-paint-web: a drawing for a board that has none. */

#include "sv-board.h"

/* A drawing (SVG) of a board with lines between its spaces, made from its table. Free with
 * g_free (). */
char *sv_web_drawing (const SvBoard *board);
