/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* What the files of the draw room share and nobody else may use. */

#include "sv-paint.h"
#include <gio/gio.h>
#include <librsvg/rsvg.h>

#define SV_DRAW_RESOURCES "/io/github/speelveld/Speelveld/"

struct _SvPainter {
  const SvBoard *board;
  SvTheme theme;
  bool letters;
  SvPoint *letter_places; /* of every space in board units, for one way the board lies */
  bool letters_upright, letters_reversed;

  cairo_surface_t *ball_record; /* for paper; NULL: not asked for yet */
  GHashTable *records;  /* "LOOK/SIDE" → the figure as a record of what to paint, for paper */
  GHashTable *surfaces; /* what sv-paint-piece keeps; key string → cairo_surface_t */
  GQueue surface_order; /* its keys, oldest first */
  size_t surface_bytes;
};

/* The drawing at a path below SV_DRAW_RESOURCES, or NULL. defs: elements to put right behind its
 * opening tag, or NULL. css: a style sheet, or NULL. */
RsvgHandle *sv_painter_load_drawing (const char *path, const char *defs, const char *css);

/* The same from the text of a drawing; name is for a warning. */
RsvgHandle *sv_painter_read_drawing (
    const char *name, const char *text, gsize n, const char *defs, const char *css);

/* A drawing of a board with lines between its spaces, made from its table. */
char *sv_web_drawing (const SvBoard *board);

/* Paint a whole drawing into a box. */
void sv_painter_render (RsvgHandle *handle, cairo_t *cr, double x, double y, double w, double h);

/* Drop the surfaces: their colours changed. */
void sv_painter_drop_figures (SvPainter *self);

static inline void
sv_set_source (cairo_t *cr, SvColour colour)
{
  cairo_set_source_rgba (cr, colour.r, colour.g, colour.b, colour.a);
}

/* A rounded rectangle as the current path. */
void sv_path_rounded (cairo_t *cr, double x, double y, double w, double h, double radius);

/* The letter of one space, once more over what was painted on the space. */
void sv_paint_letter (SvPainter *self, cairo_t *cr, const SvFit *fit, int space);

/* What a figure wears: whoever keeps the goal, and a look whose name ends in "-keeper", has the
 * keeper's colours. */
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

/* What the flags of a piece add below and above its figure, in the box of the drawings. */
void sv_paint_halo (const SvTheme *theme, cairo_t *cr, unsigned flags);
void sv_paint_badges (const SvTheme *theme, cairo_t *cr, unsigned flags);

/* A round sign: an arrow for the attacker, a shield for the defender. */
void sv_paint_badge (cairo_t *cr, SvColour colour, bool shield, double x, double y, double radius);
