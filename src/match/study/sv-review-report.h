/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-review-report: write a review to a file: A4 pages as PDF or PNG, plain text, or
 * Markdown. */

#include "sv-chart.h"
#include "sv-review.h"
#include "sv-sheet-report.h"

typedef enum { SV_REPORT_PDF, SV_REPORT_PNG, SV_REPORT_MARKDOWN, SV_REPORT_TEXT } SvReportFormat;

typedef struct _SvReviewReport SvReviewReport;

/* Return a report of everything that @review knows at this moment. */
SvReviewReport *sv_review_report_new (SvReview *review);

/* Return a report of a match whose moves are unknown, such as one on a real board: its teams,
 * when it began if known, the score, and in @state how far it is. The functions below add what
 * else was written down, in order: a row of figures, a scorer, a sentence about what happened. */
SvReviewReport *sv_review_report_new_told (const SvMatchDoc *doc,
                                           GDateTime *began,
                                           const int score[2],
                                           const char *state);
void
sv_review_report_add_counts (SvReviewReport *self, const char *label, const unsigned counts[2]);
/* @name, @photo: the scorer and the picture on the card (data: URL), each NULL if unknown. */
void sv_review_report_add_scorer (
    SvReviewReport *self, int side, const char *line, const char *name, const char *photo);
void sv_review_report_add_story (SvReviewReport *self, const char *sentence);

/* Show the goals over time, as sv_review_chart_new_goals () takes them. */
void sv_review_report_set_goals (SvReviewReport *self,
                                 const GArray *periods,
                                 const GArray *goals,
                                 double until);

void sv_review_report_free (SvReviewReport *self);

/* Find the format from the suffix of @path: .pdf, .png, .md or .txt, in upper or lower case.
 * Return FALSE with an error if it is none of them. */
gboolean sv_report_format_of (const char *path, SvReportFormat *out, GError **error);

/* Return the bytes of the file. The same report always gives the same bytes. */
GBytes *sv_review_report_write (SvReviewReport *self, SvReportFormat format, GError **error);

/* Return what a printer needs: the pages, and the theme they are painted with. Owned by the
 * report. */
const SvReportSheet *sv_review_report_get_sheet (SvReviewReport *self);
const SvTheme *sv_review_report_get_theme (SvReviewReport *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (SvReviewReport, sv_review_report_free)
