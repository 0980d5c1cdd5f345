/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-paint-piece: paints figurines and the ball. */

#include "sv-game.h"
#include "sv-theme.h"
#include <cairo.h>

typedef struct _SvPainter SvPainter; /* sv-paint.h */

/* Paint a figurine with number, team pattern, halo and ball by its flags into the box 0, 0 …
 * size, 1.25 × size. An unknown look gives a plain figurine. */
void sv_paint_piece (SvPainter *self, cairo_t *cr, const SvPiece *piece, double size);

/* Paint the ball into 0, 0 … size, size. */
void sv_paint_ball (SvPainter *self, cairo_t *cr, double size);

/* The same figurine as pixels, `pixels` wide and ⌈1.25 × pixels⌉ high. Kept for the next time and
 * owned by the painter: reference it if you keep it beyond the next call. */
cairo_surface_t *sv_painter_piece_surface (SvPainter *self, const SvPiece *piece, int pixels);

/* What a figure wears: whoever keeps the goal has the keeper's colours. */
typedef struct {
  const char *look;
  int side;
  bool keeper;
} SvDress;

/* flags: SvPieceFlags. */
SvDress sv_dress (int side, const char *look, unsigned flags);

/* The figure without number, halo and ball into 0, 0 … size, 1.25 × size. */
void sv_paint_figure (SvPainter *self, cairo_t *cr, SvDress dress, double size);

/* The number over the chest of such a figure. */
void sv_paint_shirt_number (SvPainter *self, cairo_t *cr, SvDress dress, int number, double size);
