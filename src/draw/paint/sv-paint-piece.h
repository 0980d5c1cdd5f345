/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-paint-piece: paints figurines with the signs on and under them. */

#include "sv-paint-figure.h"

/* Paint a figure with halo, badges and ball by its flags into the box 0, 0 … size, 1.25 × size. */
void sv_paint_piece (SvPainter *self, cairo_t *cr, const SvPiece *piece, double size);
/* Its two halves: what lies on the floor under a figure with these flags, and all the rest. */
void sv_paint_halo (SvPainter *self, cairo_t *cr, unsigned flags, double size);
void sv_paint_figurine (SvPainter *self, cairo_t *cr, const SvPiece *piece, double size);

/* What flags add above a figure in the box 0, 0 … 80, 100. */
void sv_paint_badges (const SvTheme *theme, cairo_t *cr, unsigned flags);

/* A round sign: an arrow for the attacker, a shield for the defender. */
void sv_paint_badge (cairo_t *cr, SvColour colour, bool shield, double x, double y, double radius);
