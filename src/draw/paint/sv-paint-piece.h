/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-paint-piece: paints figurines, the signs on and under them, and the ball.
 *
 * The drawings are pieces/LOOK.svg, coloured here by team. */

#include "sv-game.h"
#include "sv-paint.h"

/* Paint a figurine with number, team pattern, halo, badges and ball by its flags into the box
 * 0, 0 … size, 1.25 × size. An unknown look gives a plain figurine. */
void sv_paint_piece (SvPainter *self, cairo_t *cr, const SvPiece *piece, double size);

/* The same without halo, badges and ball: of the flags only the keeper's counts. */
void sv_paint_figure (SvPainter *self, cairo_t *cr, const SvPiece *piece, double size);

/* Paint the ball into 0, 0 … size, size. */
void sv_paint_ball (SvPainter *self, cairo_t *cr, double size);

/* What flags add above a figure in the box 0, 0 … 80, 100. */
void sv_paint_badges (const SvTheme *theme, cairo_t *cr, unsigned flags);

/* A round sign: an arrow for the attacker, a shield for the defender. */
void sv_paint_badge (cairo_t *cr, SvColour colour, bool shield, double x, double y, double radius);
