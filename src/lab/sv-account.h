/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-account: what each choice of a match gave away and what each die brought, in goals. The worth of
 * the first position, with what dice brought and without what choices gave away, is the result. */

#include "sv-books.h"
#include "sv-estimate.h"

/* Pairs are of the first and the second team. */
typedef struct {
  double start;   /* worth of the first position, and the lead that it begins with */
  double luck[2]; /* what the dice and the whistle gave each */
  double loss[2]; /* what each gave away by its choices, as far as that is certain */
  double luck_error[2], loss_error[2]; /* of these, as of an SvAccountLine; 0: exact */
  double end;                          /* the first team's lead at the end */
  bool exact;                          /* no line has an error */
  unsigned n;
  SvAccountLine lines[]; /* one for each event */
} SvAccount;

enum { SV_ACCOUNT_POSITIONS = 20000000 };

/* Of a match that is over, of a game that has a solver or appraises. effort: of an estimate, for the whole
 * match; its chosen is not looked at; no bounds: SV_ACCOUNT_POSITIONS. progress may be NULL. NULL and an
 * error if cancelled, or if nobody knows the worth of anything in this game. Blocks, for a second or so, or for
 * some seconds if it is estimated: call it in a worker. */
SvAccount *sv_account_new (const SvHistory *history,
                           const SvEstimateEffort *effort,
                           SvBooksProgress progress,
                           gpointer data,
                           GCancellable *cancellable,
                           GError **error);
void sv_account_free (SvAccount *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (SvAccount, sv_account_free)
