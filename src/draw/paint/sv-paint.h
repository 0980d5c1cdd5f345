/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-paint: paints a pitch and the marks on its spaces on any Cairo context.
 *
 * The same functions paint a window, a printed sheet and a picture in a test, and need no display.
 * Everything is painted as vectors, so that print is sharp. A board without a drawing is painted
 * from its table. Not thread-safe. There is no animation and no layout here, and no text except
 * the letters of areas. Figurines are painted by sv-paint-piece.h. */

#include "sv-fit.h"
#include "sv-theme.h"
#include <cairo.h>
#include <glib.h>

/* A painter: a board, its colours and cached drawings. Other modules may read @board and @theme,
 * and set @letters and @labels; all other members are private. */
typedef struct {
  const SvBoard *board;
  SvTheme theme;
  bool letters; /* whether to paint the letters of areas; true at first */
  bool labels;  /* whether to paint those of squares and discs too; true at first */

  /* where the letter of each space stands, in board units; valid for one orientation of the
   * board */
  SvPoint *letter_places;
  bool letters_upright, letters_reversed;
  /* cache of sv-paint-figure: key string → layers (GPtrArray of cairo_surface_t) */
  GHashTable *figures;
  size_t figure_bytes;
} SvPainter;

/* Create a painter for one board in one theme. @board must outlive the painter; it may be NULL if
 * only pieces, cards and dice are painted. @theme is copied. Free with sv_painter_free (). */
SvPainter *sv_painter_new (const SvBoard *board, const SvTheme *theme);
void sv_painter_free (SvPainter *self);

/* Change the colours, and drop everything cached in the old ones. */
void sv_painter_set_theme (SvPainter *self, const SvTheme *theme);

/* Paint the board without pieces into the box 0, 0 … @w, @h: the pitch with its margin, and the
 * area letters. Nothing is painted outside the margin. */
void sv_paint_pitch (SvPainter *self, cairo_t *cr, const SvFit *fit, double w, double h);

/* Marks of a space, as flags. Every mark differs from the others in shape as well as colour. */
typedef enum {
  SV_SPACE_STYLE_TARGET = 1,   /* the space may be chosen: a flat tint */
  SV_SPACE_STYLE_HOVER = 2,    /* the pointer is on the space: filled */
  SV_SPACE_STYLE_FOCUS = 4,    /* the space has the keyboard focus: firm double line */
  SV_SPACE_STYLE_LAST = 8,     /* the last move began or ended on the space: corner marks */
  SV_SPACE_STYLE_REFUSED = 16, /* the user tried the space, but may not choose it: cross */
  SV_SPACE_STYLE_POINTED = 64, /* a text talks about the space: four arrows around it */
  /* only the part that HOVER adds to TARGET in an area, to paint over it; see
   * sv_paint_landing_reach () */
  SV_SPACE_STYLE_LANDING = 32,
  /* with TARGET: what a ball that is played there comes to. A team-mate gets a broad ring, an
   * opponent a thin one on a space without tint, and the goal is filled. */
  SV_SPACE_STYLE_MATE = 128,
  SV_SPACE_STYLE_OPPONENT = 256,
  SV_SPACE_STYLE_PRIZE = 512
} SvSpaceStyle;

/* Paint the marks of one space. @look: SvSpaceStyle flags; 0 paints nothing. */
void sv_paint_space (SvPainter *self, cairo_t *cr, const SvFit *fit, int space, unsigned look);

/* Return how far the marks of a space may reach outside its box, in pixels. */
double sv_paint_space_reach (const SvFit *fit, int space);

/* Return how far the hover mark of an area reaches from the point where a piece stands, in
 * pixels. */
double sv_paint_landing_reach (const SvFit *fit);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (SvPainter, sv_painter_free)
