/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-paint-text: text into a box, by Pango, alike on screen and on paper. One line becomes smaller
 * first, and is cut with "…" only below the least size; a paragraph takes the lines it needs. */

#include "sv-theme.h"
#include <cairo.h>

typedef struct {
  double size;  /* of the font in user units */
  double least; /* smallest size that is tried before the text is cut; 0: never smaller */
  int weight;   /* PangoWeight */
  double align; /* 0 start of the box, 0.5 centre, 1 end */
  SvColour colour;
  SvColour edge; /* outline, if edge_width > 0 */
  double edge_width;
} SvTextStyle;

/* Paint text with its digits and capitals vertically centred on y, in x … x + w. Returns the
 * width it takes. */
double sv_paint_text (
    cairo_t *cr, const char *text, const SvTextStyle *style, double x, double y, double w);

/* Paint text in lines of at most w below y, as many as it takes; style->align places them, least
 * and edge are not used. cr NULL: nothing is painted. Returns the height it takes. */
double sv_paint_paragraph (
    cairo_t *cr, const char *text, const SvTextStyle *style, double x, double y, double w);

/* Paint a name that may be long: on one line like sv_paint_text () if it fits at its least size,
 * else on two lines of that size with their middle on y. */
void sv_paint_name (
    cairo_t *cr, const char *text, const SvTextStyle *style, double x, double y, double w);

/* The largest size, at most style->size, in which name stands whole in w × h; 0 if that is less than style->least. On two
 * lines, torn where a word ends, if that makes it at least a third larger: sv_paint_name () paints it so when this is
 * both size and least of its style. */
double sv_text_fit_name (const char *name, const SvTextStyle *style, double w, double h);
