/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-review-report: what a review knows, to be kept: pages of A4 as PDF or PNG, text, or Markdown. */

#include "sv-chart.h"
#include "sv-review.h"
#include "sv-sheet-report.h"

typedef enum { SV_REPORT_PDF, SV_REPORT_PNG, SV_REPORT_MARKDOWN, SV_REPORT_TEXT } SvReportFormat;

typedef struct _SvReviewReport SvReviewReport;

/* All that is known now. */
SvReviewReport *sv_review_report_new (SvReview *review);

/* Of a match of which nobody knows the moves, such as one on a real board: its teams, when it began if
 * that is known, the score and, in state, how far it is. What else was written down of it is added: a row
 * of figures, who scored, a sentence of what happened, in their order. */
SvReviewReport *sv_review_report_new_told (const SvMatchDoc *doc,
                                           GDateTime *began,
                                           const int score[2],
                                           const char *state);
void
sv_review_report_add_counts (SvReviewReport *self, const char *label, const unsigned counts[2]);
void sv_review_report_add_scorer (SvReviewReport *self, int side, const char *line);
void sv_review_report_add_story (SvReviewReport *self, const char *sentence);

void sv_review_report_free (SvReviewReport *self);

/* The format of a file by how its name ends: .pdf, .png, .md, .txt in any case; FALSE, and a sentence in
 * error, if it is none of them. */
gboolean sv_report_format_of (const char *path, SvReportFormat *out, GError **error);

/* The bytes of such a file; the same report gives the same. */
GBytes *sv_review_report_write (SvReviewReport *self, SvReportFormat format, GError **error);

/* For a printer: the pages, and what it is painted with. */
const SvReportSheet *sv_review_report_get_sheet (SvReviewReport *self);
const SvTheme *sv_review_report_get_theme (SvReviewReport *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (SvReviewReport, sv_review_report_free)
