/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-paint-text: one line of text into a box, by Pango, alike on screen and on paper. Always one
 * line: it becomes smaller first, and is cut with "…" only below the least size. */

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
