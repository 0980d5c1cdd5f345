/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-paint-text: paints text into a box with Pango, alike on screen and on paper. A line that does
 * not fit is made smaller first, and cut with "…" only below the least size; a paragraph takes as
 * many lines as it needs. */

#include "sv-theme.h"
#include <cairo.h>

typedef struct {
  double size;  /* font size in user units */
  double least; /* smallest size that is tried before the text is cut; 0: never smaller */
  int weight;   /* weight of the font (PangoWeight) */
  double align; /* alignment: 0 start of the box, 0.5 centre, 1 end */
  SvColour colour;
  SvColour edge; /* colour of the outline, which is drawn if edge_width > 0 */
  double edge_width;
} SvTextStyle;

/* Return the width of one line of text in the size of @style. */
double sv_text_width (const char *text, const SvTextStyle *style);

/* Paint one line of text in @x … @x + @w, with its capitals and digits vertically centred on @y.
 * Returns the width of the text. */
double sv_paint_text (
    cairo_t *cr, const char *text, const SvTextStyle *style, double x, double y, double w);

/* Paint a paragraph below @y in lines at most @w wide. @style->align aligns the lines; least and
 * edge are ignored. With @cr NULL nothing is painted. Returns the height of the paragraph. */
double sv_paint_paragraph (
    cairo_t *cr, const char *text, const SvTextStyle *style, double x, double y, double w);

/* Paint a name that may be long: like sv_paint_text () if it fits on one line at its least size,
 * else on two lines of that size, vertically centred on @y. */
void sv_paint_name (
    cairo_t *cr, const char *text, const SvTextStyle *style, double x, double y, double w);

/* Return the largest font size, at most @style->size, at which @name fits uncut into @w × @h; 0 if
 * that is less than @style->least. The name is split into two lines at a blank if that makes it at
 * least a third larger; sv_paint_name () does the same if the returned size is both size and least
 * of its style. */
double sv_text_fit_name (const char *name, const SvTextStyle *style, double w, double h);
