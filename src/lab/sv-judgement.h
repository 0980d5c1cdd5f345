/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-judgement: the move analysis of a match together with its two most remarkable choices: the
 * one that gave away most, and the one that was better than its alternatives by most. */

#include "sv-account.h"
#include "sv-evaluation.h"

typedef struct {
  unsigned event; /* index of the event */
  /* goals that the choice gave away, or by which it was better than the next best */
  double goals;
  /* evaluation of all choices at that moment; owned; NULL if there is no such choice */
  SvEvaluation *evaluation;
} SvJudged;

typedef struct {
  SvAccount *account; /* owned */
  SvJudged best, costliest;
} SvJudgement;

/* Like sv_account_new (), but blocks longer, because the two choices are evaluated too. Free with
 * sv_judgement_free (). */
SvJudgement *sv_judgement_new (const SvHistory *history,
                               SvBooksProgress progress,
                               gpointer data,
                               GCancellable *cancellable,
                               GError **error);
void sv_judgement_free (SvJudgement *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (SvJudgement, sv_judgement_free)
