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
#include "sv-paint-piece.h"
#include "sv-paint-space.h"
#include <cairo.h>
#include <glib.h>

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

/* Paint a drawing of the program's resources as it is, e.g. "pictures/GAME.svg", into 0, 0 … w, h.
 * False if there is none of that name. */
bool sv_paint_drawing (cairo_t *cr, const char *path, double w, double h);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (SvPainter, sv_painter_free)
