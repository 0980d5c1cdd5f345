/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-review: everything that can be found out about a match after it was played.
 *
 *   figures                 known at once: what was done, and by whom
 *   report, line, keys      when the work is done, of a match that is over: luck, the best and the
 *                           costliest choice, the chance to win, the moments that changed it most
 *
 * It works on a copy of the match at its last position. sv-review-words puts the results into
 * words. */

#include "sv-analysis-report.h"
#include "sv-chance.h"
#include "sv-figures.h"
#include "sv-job.h"

enum { SV_REVIEW_KEYS = 3 };

/* Called when the work is done, or with an @error that says why it cannot be done. */
typedef void (*SvReviewReady) (gpointer data, const GError *error);

typedef struct {
  SvMatch *match; /* a copy of the match at its last position; owned */
  SvFigures *figures;
  SvAnalysisReport *report; /* the move analysis; NULL until it is known */
  /* for each position (length of the match + 1), its time, 0–1: see sv_review_x () */
  double *x;
  /* for each position (length of the match + 1), the chances before the next event, and at the
   * end */
  SvChance *line;
  /* number of key moments: the choices and throws that changed the chance to win most */
  unsigned n_keys;
  unsigned keys[SV_REVIEW_KEYS]; /* first event of each key moment, in the order of the match */

  SvJob *work;
  SvReviewReady ready;
  gpointer data;
} SvReview;

SvReview *sv_review_new (SvMatch *match);
/* Free the review. Work that is under way stops without calling ready. */
void sv_review_free (SvReview *self);

/* Return a sentence that says why nothing but the figures can be known, or NULL if more can be. */
const char *sv_review_why_not (SvReview *self);

/* Do the work. Blocks; call it in a worker thread. @progress (nullable) is called now and then
 * with @data in the same thread. */
gboolean
sv_review_work (SvReview *self, SvEvaluatorProgress progress, gpointer data, GError **error);
/* Like sv_review_work (), but in a worker thread; @ready is called in the main thread. */
void sv_review_work_async (SvReview *self, SvReviewReady ready, gpointer data);
/* Stop the work; what is known stays. */
void sv_review_stop (SvReview *self);
/* Return the part of the work that is done, 0–1. */
double sv_review_get_progress (SvReview *self);

/* Return the position after the choice or throw that begins with event @k. All events of one
 * throw count as one moment. */
unsigned sv_review_end (SvReview *self, unsigned k);

/* Return the time of position @k as a part of the whole match, 0–1, by the clock. Where no clock
 * runs, each event takes the time that computer players take; in a match without any time, all
 * events count alike. */
double sv_review_x (SvReview *self, unsigned k);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (SvReview, sv_review_free)
