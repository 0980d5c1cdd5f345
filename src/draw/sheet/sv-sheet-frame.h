/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-sheet-frame: what all sheets have in common: title, ruler, credit, and the lines that say where
 * to cut. */

#include "sv-sheet-page.h"

/* Title, page, ruler and credit. */
void sv_sheet_paint_frame (SvSheets *self, cairo_t *cr, unsigned page);

/* A straight line. */
void sv_sheet_paint_line (cairo_t *cr, SvColour colour, double x0, double y0, double x1, double y1);

/* Make the lines that follow dashed: where to fold. sv_sheet_cut_lines () undoes it. */
void sv_sheet_fold_lines (SvSheets *self, cairo_t *cr);
void sv_sheet_cut_lines (SvSheets *self, cairo_t *cr);

/* Marks round a grid: at each of the xs above and below, at each of the ys beside it. */
void sv_sheet_paint_cut_marks (
    SvSheets *self, cairo_t *cr, unsigned n_x, const double *xs, unsigned n_y, const double *ys);

/* A pair of scissors about 5 mm long that cuts to the right from x, y. */
void sv_sheet_paint_scissors (SvSheets *self, cairo_t *cr, double x, double y, double angle);

/* The logo of a team into a square, or room to draw or glue one in. */
void sv_sheet_paint_logo (SvSheets *self, cairo_t *cr, const char *logo, SvSheetBox box);
