/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-review-chart: the line of a review, with goals, periods and key moments, as a chart paints it and
 * as words say it. */

#include "sv-chart-line.h"
#include "sv-review.h"

typedef struct {
  SvChartLine line;
  GArray *points, *goals, *periods; /* of SvChartPoint, of SvChartMark */
  GStringChunk *labels;
} SvReviewChart;

/* The work of the review is done. It points to names of its match. */
SvReviewChart *sv_review_chart_new (SvReview *review);
void sv_review_chart_free (SvReviewChart *self);

/* "Orange: 41 % at first, 38 % to 77 %, 100 % at the end.", and the goals. */
char *sv_review_chart_dup_text (const SvReviewChart *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (SvReviewChart, sv_review_chart_free)
