/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-review: what there is to be known of a match afterwards.
 *
 *   figures                 at once: what was done, and by whom
 *   judgement, line, keys     when the work is done, of a match that is over: luck, the best and the
 *                           costliest choice, the chance to win, the moments that changed it most
 *
 * It looks at a copy of the match, at its end. It says nothing: sv-review-words does. */

#include "sv-chance.h"
#include "sv-figures.h"
#include "sv-job.h"
#include "sv-judgement.h"

enum { SV_REVIEW_KEYS = 3 };

/* The work is done, or error says why it never will be. */
typedef void (*SvReviewReady) (gpointer data, const GError *error);

typedef struct {
  SvMatch *match; /* owned */
  SvFigures *figures;
  SvJudgement *judgement; /* or NULL: not known */
  double *x;              /* when position k came, of the match's length + 1: see sv_review_x () */
  SvChance *line;         /* of the match's length + 1: before each event, and at the end */
  unsigned n_keys;        /* choices and throws that changed the chance by most: the first */
  unsigned keys[SV_REVIEW_KEYS]; /* event of each, in their order */

  SvJob *work;
  SvReviewReady ready;
  gpointer data;
} SvReview;

SvReview *sv_review_new (SvMatch *match);
/* Stops the work; ready is not called any more. */
void sv_review_free (SvReview *self);

/* NULL, or why nothing more than the figures will ever be known: a sentence. */
const char *sv_review_why_not (SvReview *self);

/* Do the work. Blocks. progress (nullable) is called with data in this thread now and then. */
gboolean sv_review_work (SvReview *self, SvBooksProgress progress, gpointer data, GError **error);
/* Do it in a thread; ready is called in this one. */
void sv_review_work_async (SvReview *self, SvReviewReady ready, gpointer data);
/* Stop it; what is known stays. */
void sv_review_stop (SvReview *self);
/* How much of it is done: 0 … 1. */
double sv_review_get_progress (SvReview *self);

/* The end of the choice or the throw that begins with event k: the events of one throw are one moment. */
unsigned sv_review_end (SvReview *self, unsigned k);

/* When position k came, as part of the whole match by its clock: 0 … 1. Where no clock runs each event takes
 * as long as computers take; a match without any time goes by its events. */
double sv_review_x (SvReview *self, unsigned k);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (SvReview, sv_review_free)
