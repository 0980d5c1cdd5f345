/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-paint: paints a pitch, what is marked on it, figurines and the ball on any Cairo context.
 *
 * The same functions serve a window, a printed sheet and a picture in a test; none needs a
 * display. Painting is vectors all the way, so paper is as sharp as it can be; only
 * sv_painter_piece_surface () makes (and keeps) pixels. Drawings come from the program's
 * resources: boards/BOARD.svg coloured by boards/SCHEME.css, and pieces/LOOK.svg coloured here by
 * team. A board without a drawing is painted from its table. Not thread-safe; no animation, no
 * layout, no text but area letters and shirt numbers. */

#include "sv-fit.h"
#include "sv-game.h"
#include "sv-theme.h"
#include <cairo.h>
#include <glib.h>

/* How a space is marked; any may be combined. Every mark differs from the others in shape too. */
typedef enum {
  SV_LOOK_TARGET = 1,   /* it may be chosen: soft glow and a ring of beads */
  SV_LOOK_HOVER = 2,    /* the pointer is on it: filled */
  SV_LOOK_FOCUS = 4,    /* the keyboard is on it: firm double line */
  SV_LOOK_LAST = 8,     /* the last move began or ended here: corner marks */
  SV_LOOK_REFUSED = 16, /* it was tried and may not be chosen: cross */
  SV_LOOK_LANDING = 32  /* only what HOVER adds to TARGET in an area, to lie over that: see
                         * sv_fit_landing_reach () */
} SvSpaceLook;

typedef struct _SvPainter SvPainter;

/* A painter for one board in one theme. board is not copied and must outlive it (it may be NULL
 * if only pieces, cards and dice are painted); theme is copied. */
SvPainter *sv_painter_new (const SvBoard *board, const SvTheme *theme);
void sv_painter_free (SvPainter *self);

/* Change colours; what was kept in the old ones is dropped. */
void sv_painter_set_theme (SvPainter *self, const SvTheme *theme);
const SvTheme *sv_painter_get_theme (const SvPainter *self);
const SvBoard *sv_painter_get_board (const SvPainter *self);

/* Show the letters of the areas (default) or not. */
void sv_painter_set_letters (SvPainter *self, bool letters);

/* Paint the background within 0, 0 … w, h: the pitch with its margin, and the area letters. What
 * lies outside the margin stays as it is. */
void sv_paint_pitch (SvPainter *self, cairo_t *cr, const SvFit *fit, double w, double h);

/* Paint the marks of one space; look: SvSpaceLook flags, 0 paints nothing. */
void sv_paint_space (SvPainter *self, cairo_t *cr, const SvFit *fit, int space, unsigned look);

/* Paint a figurine with number, team pattern, halo and ball by its flags into the box 0, 0 …
 * size, 1.25 × size. An unknown look gives a plain figurine. */
void sv_paint_piece (SvPainter *self, cairo_t *cr, const SvPiece *piece, double size);

/* Paint the ball into 0, 0 … size, size. */
void sv_paint_ball (SvPainter *self, cairo_t *cr, double size);

/* Paint a drawing of the program's resources as it is, e.g. "pictures/GAME.svg", into 0, 0 … w, h.
 * False if there is none of that name. */
bool sv_paint_drawing (cairo_t *cr, const char *path, double w, double h);

/* The same figurine as pixels, `pixels` wide and ⌈1.25 × pixels⌉ high. Kept for the next time and
 * owned by the painter: reference it if you keep it beyond the next call. */
cairo_surface_t *sv_painter_piece_surface (SvPainter *self, const SvPiece *piece, int pixels);

/* Paint a picture as large as fits into the middle of 0, 0 … w, h, e.g. a logo. */
void sv_paint_logo (cairo_t *cr, cairo_surface_t *logo, double w, double h);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (SvPainter, sv_painter_free)
