/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-judgement: the account of a match with two of its choices: the one that gave away most, and the one
 * that was better than its alternatives by most. */

#include "sv-account.h"
#include "sv-worth.h"

typedef struct {
  unsigned event; /* the choice */
  double goals;   /* that it gave away; or by which it is better than the next best */
  SvWorth *worth; /* owned: of the choices that there were; NULL: there is no such choice */
} SvJudged;

typedef struct {
  SvAccount *account; /* owned */
  SvJudged best, costliest;
} SvJudgement;

/* Arguments and errors are those of sv_account_new (). Blocks longer than that. */
SvJudgement *sv_judgement_new (const SvHistory *history,
                               SvBooksProgress progress,
                               gpointer data,
                               GCancellable *cancellable,
                               GError **error);
void sv_judgement_free (SvJudgement *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (SvJudgement, sv_judgement_free)
