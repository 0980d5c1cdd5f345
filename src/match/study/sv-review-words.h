/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-review-words: what a review says, in whole sentences. All are translated, and free with
 * g_free (). Those of a judgement are NULL as long as there is none. */

#include "sv-review.h"

/* Who was lucky, and who left goals lying: a sentence for each team. */
char *sv_review_dup_luck (SvReview *self);
/* What both teams gave away by their choices. */
char *sv_review_dup_losses (SvReview *self);

/* The choice in words, what it brought or cost, and why; NULL too if there was none. */
char *sv_review_dup_best (SvReview *self);
char *sv_review_dup_costliest (SvReview *self);

/* Key moment i: when it was, what happened, and what it did to the chance to win. */
char *sv_review_dup_key (SvReview *self, unsigned i);

/* When event k happened: what the clock showed, "Second half, 3:21". */
char *sv_review_dup_when (SvReview *self, unsigned k);

/* A label of the figures as a heading: without its exclamation mark. */
char *sv_review_dup_heading (const char *label);
