/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* What a painter is made of; for the files of this room only. */

#include "sv-paint-shape.h"
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

/* Paint a whole drawing into a box. */
void sv_painter_render (RsvgHandle *handle, cairo_t *cr, double x, double y, double w, double h);

/* Drop the surfaces: their colours changed. */
void sv_painter_drop_figures (SvPainter *self);

/* The letter of one space, once more over what was painted on the space. */
void sv_paint_letter (SvPainter *self, cairo_t *cr, const SvFit *fit, int space);
