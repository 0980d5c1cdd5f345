/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-paint-figure: paints people and the ball.
 *
 * A person is composed of a body (pieces/LOOK.svg), dressed in the team's colours here, and one of
 * the heads in pieces/heads.svg. */

#include "sv-game.h"
#include "sv-paint.h"

/* Paint a figure with its number into the box 0, 0 … @size, 1.25 × @size. Of the flags of @piece
 * only the goalkeeper's counts. An unknown look gives a plain figure. */
void sv_paint_figure (SvPainter *self, cairo_t *cr, const SvPiece *piece, double size);

/* Paint the ball into 0, 0 … size, size. */
void sv_paint_ball (SvPainter *self, cairo_t *cr, double size);
