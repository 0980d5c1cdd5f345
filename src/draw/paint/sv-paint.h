/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-paint: paints a pitch and what is marked on it on any Cairo context.
 *
 * The same functions serve a window, a printed sheet and a picture in a test; none needs a
 * display. Painting is vectors all the way, so paper is as sharp as it can be. A board without a
 * drawing is painted from its table. Not thread-safe; no animation, no layout, no text but area
 * letters. Figurines are painted by sv-paint-piece. */

#include "sv-fit.h"
#include "sv-theme.h"
#include <cairo.h>
#include <glib.h>

/* What is painted with. Of the fields others may read the board and the theme, and set letters. */
typedef struct {
  const SvBoard *board;
  SvTheme theme;
  bool letters; /* the letters of the areas are painted; they are at first */

  SvPoint *letter_places; /* of every space in board units, for one way the board lies */
  bool letters_upright, letters_reversed;
  GHashTable *figures; /* what sv-paint-figure keeps; key string → layers: GPtrArray of
                        * cairo_surface_t */
  size_t figure_bytes;
} SvPainter;

/* A painter for one board in one theme. board is not copied and must outlive it (it may be NULL
 * if only pieces, cards and dice are painted); theme is copied. */
SvPainter *sv_painter_new (const SvBoard *board, const SvTheme *theme);
void sv_painter_free (SvPainter *self);

/* Change colours; what was kept in the old ones is dropped. */
void sv_painter_set_theme (SvPainter *self, const SvTheme *theme);

/* Paint the background within 0, 0 … w, h: the pitch with its margin, and the area letters. What
 * lies outside the margin stays as it is. */
void sv_paint_pitch (SvPainter *self, cairo_t *cr, const SvFit *fit, double w, double h);

/* How a space is marked; any may be combined. Every mark differs from the others in shape too. */
typedef enum {
  SV_LOOK_TARGET = 1,   /* it may be chosen: soft glow and a ring of beads */
  SV_LOOK_HOVER = 2,    /* the pointer is on it: filled */
  SV_LOOK_FOCUS = 4,    /* the keyboard is on it: firm double line */
  SV_LOOK_LAST = 8,     /* the last move began or ended here: corner marks */
  SV_LOOK_REFUSED = 16, /* it was tried and may not be chosen: cross */
  SV_LOOK_POINTED = 64, /* it is talked about: four arrows round it */
  SV_LOOK_LANDING = 32  /* only what HOVER adds to TARGET in an area, to lie over that: see
                         * sv_paint_landing_reach () */
} SvSpaceLook;

/* Paint the marks of one space; look: SvSpaceLook flags, 0 paints nothing. */
void sv_paint_space (SvPainter *self, cairo_t *cr, const SvFit *fit, int space, unsigned look);

/* How far the marks of a space may be painted outside its box, in pixels. */
double sv_paint_space_reach (const SvFit *fit, int space);

/* How far the mark of an area that is hovered reaches from where a piece stands there, in pixels. */
double sv_paint_landing_reach (const SvFit *fit);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (SvPainter, sv_painter_free)
