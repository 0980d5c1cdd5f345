/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-sheet-report: what happened in a match, on pages of A4, to be kept. The first one is to be read on a wall.
 * It paints what it is given and counts nothing. */

#include "sv-chart-line.h"

#define SV_REPORT_WIDTH (210 * 72 / 25.4) /* of the page, in points */
#define SV_REPORT_HEIGHT (297 * 72 / 25.4)

typedef struct {
  char *label, *values[2];
} SvReportRow;

/* Pairs are of the team on the left and of that on the right. Any list may be empty. */
typedef struct {
  char *teams[2], *score;  /* "2–1" */
  int left;                /* side of the match that stands on the left */
  char *about;             /* which game, and when */
  char *notes;             /* about all of it, in any number of lines; or NULL */
  char *scorers[2];        /* a line each */
  char *credit;            /* whose game it is */
  const SvChartLine *line; /* or NULL */
  GArray *rows;            /* of SvReportRow */
  GPtrArray *sentences;    /* of char *, the next two as well */
  GPtrArray *doers[2];
  GPtrArray *story;
} SvReportSheet;

/* How many pages there are, at least one. */
unsigned sv_sheet_report_count_pages (const SvReportSheet *sheet, const SvTheme *theme);

/* Paint page 0 … n - 1, SV_REPORT_WIDTH × SV_REPORT_HEIGHT large. */
void sv_sheet_report_paint_page (cairo_t *cr,
                                 const SvTheme *theme,
                                 const SvReportSheet *sheet,
                                 unsigned page);

/* An SvChartPaint of all pages: of a PDF one after the other, else one below the other. */
void
sv_sheet_report_paint (cairo_t *cr, const SvTheme *theme, double w, double h, gconstpointer sheet);
