/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-paint-piece: paints figurines with the signs on and under them. */

#include "sv-paint-figure.h"

/* Paint a piece into the box 0, 0 … @size, 1.25 × @size: the figure, and the halo, badges and ball
 * that its flags ask for. */
void sv_paint_piece (SvPainter *self, cairo_t *cr, const SvPiece *piece, double size);
/* Paint the two halves of sv_paint_piece () separately: the halo on the floor below the figure, and
 * the figure with its badges. */
void sv_paint_halo (SvPainter *self, cairo_t *cr, unsigned flags, double size);
void sv_paint_figurine (SvPainter *self, cairo_t *cr, const SvPiece *piece, double size);

/* Paint the badges for @flags, in the coordinates of a figure's box of 80 × 100. */
void sv_paint_badges (const SvTheme *theme, cairo_t *cr, unsigned flags);

/* Paint a round badge: a shield for a defender if @shield, else an arrow for an attacker. */
void sv_paint_badge (cairo_t *cr, SvColour colour, bool shield, double x, double y, double radius);
