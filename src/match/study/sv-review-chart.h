/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-review-chart: turn a review into the chart of the chance to win, with goals, periods and
 * key moments, and into a text that says the same; or only the goals into a chart. */

#include "sv-chart-line.h"
#include "sv-review.h"

typedef struct {
  SvChartLine line;
  GArray *points, *goals, *periods; /* of SvChartPoint, of SvChartMark */
  GStringChunk *labels;
} SvReviewChart;

/* Return the chart of @review, whose work must be done. It points to names in the match of
 * @review, which must outlive it. Free with sv_review_chart_free (). */
SvReviewChart *sv_review_chart_new (SvReview *review);

/* Return a chart of the goals of a match whose moves are unknown. @periods and @goals are marks
 * with times from 0 to 1, as in SvChartLine; goals need no label. @until: where the lines end. The
 * arrays and names are copied. Free with sv_review_chart_free (). */
SvReviewChart *sv_review_chart_new_goals (const char *const names[2],
                                          const GArray *periods,
                                          const GArray *goals,
                                          double until);
void sv_review_chart_free (SvReviewChart *self);

/* Return the chart in words: "Orange: 41 % at first, 38 % to 77 %, 100 % at the end.", and the
 * goals. Free with g_free (). */
char *sv_review_chart_dup_text (const SvReviewChart *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (SvReviewChart, sv_review_chart_free)
