/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-review-words: put a review into whole sentences. All are translated and freed with g_free
 * (). Sentences about choices are NULL until the move analysis of the review is done. */

#include "sv-review.h"

/* Return a sentence for each team on its luck: whether it scored more or fewer goals than
 * expected. */
char *sv_review_dup_luck (SvReview *self);
/* Return how many goals both teams gave away by their choices. */
char *sv_review_dup_losses (SvReview *self);

/* Return the best and the costliest choice of the match in words, what it gained or cost, and
 * why; NULL if there was none. */
char *sv_review_dup_best (SvReview *self);
char *sv_review_dup_costliest (SvReview *self);

/* Return key moment @i: when it was, what happened, and how it changed the chance to win. */
char *sv_review_dup_key (SvReview *self, unsigned i);

/* Return when event @k happened, by the clock: "Second half, 3:21". */
char *sv_review_dup_when (SvReview *self, unsigned k);

/* Return a label of the figures as a heading, without its exclamation mark. */
char *sv_review_dup_heading (const char *label);
