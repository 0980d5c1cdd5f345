/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-sheet-report: the report of a match on pages of A4. The first page is a poster that can be
 * read on a wall. It paints the texts and figures that it is given and computes none. */

#include "sv-chart-line.h"
#include "sv-game.h"

#define SV_REPORT_WIDTH (210 * 72 / 25.4) /* width of a page in points */
#define SV_REPORT_HEIGHT (297 * 72 / 25.4)

typedef struct {
  char *label, *values[2];
} SvReportRow;

/* The player of a line about a scorer. */
typedef struct {
  char *name;
  cairo_surface_t *picture; /* the photo on the player's card, or NULL */
} SvReportFace;

/* A position of the match, as a small picture of the pitch. */
typedef struct {
  char *caption;
  SvView view;
} SvReportMoment;

/* Contents of a report. In arrays of two, element 0 is the team on the left, element 1 the one on
 * the right. Any list may be empty. */
typedef struct {
  char *teams[2], *score;  /* names of the teams, and the final score, "2–1" */
  char *played[2];         /* the same names, each with the computer that plays it */
  char *bots[2];           /* that computer alone, "computer · club", or NULL */
  int left;                /* side of the match, 0 or 1, that is shown on the left */
  char *about;             /* name of the game and date */
  char *notes;             /* remarks on the whole match, in any number of lines, or NULL */
  char *scorers[2];        /* scorers of each team, one on a line */
  GArray *faces[2];        /* the face beside each line of @scorers (of SvReportFace), or NULL */
  const SvBoard *board;    /* board of @moments */
  GArray *moments;         /* the most important moments, at most three (of SvReportMoment) */
  char *credit;            /* credit for the author of the game */
  const SvChartLine *line; /* chart of the chances to win or of the goals, or NULL */
  GArray *rows;            /* rows of the table of key figures (of SvReportRow) */
  GPtrArray *sentences;    /* sentences of the summary (of char *) */
  GPtrArray *players[2];   /* for each team, what each of its players did (of char *) */
  GPtrArray *story;        /* everything that happened, in order (of char *) */
} SvReportSheet;

/* Return how many pages the report takes, at least one. */
unsigned sv_sheet_report_count_pages (const SvReportSheet *sheet, const SvTheme *theme);

/* Paint a page, 0-based. It is SV_REPORT_WIDTH × SV_REPORT_HEIGHT points large. */
void sv_sheet_report_paint_page (cairo_t *cr,
                                 const SvTheme *theme,
                                 const SvReportSheet *sheet,
                                 unsigned page);

/* Paint all pages of an SvReportSheet; an SvChartPaint. On a PDF surface each becomes a page,
 * elsewhere they are painted one below the other. */
void
sv_sheet_report_paint (cairo_t *cr, const SvTheme *theme, double w, double h, gconstpointer sheet);
