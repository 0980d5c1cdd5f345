/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-account: what each choice of a match gave away and what each die brought, in goals. The worth of
 * the first position, with what dice brought and without what choices gave away, is the result. */

#include "sv-history.h"

#include <gio/gio.h>

typedef struct {
  int side;    /* who chose or threw, from whose view the figures are; -1: nobody, the first
                         * team's: the toss, and the whistle */
  bool chosen; /* by a player; else by dice or the whistle */
  double before, after; /* worth of the position as well as it can be played, and of what was done,
                         * its own goal included */
} SvAccountLine;

/* Pairs are of the first and the second team. */
typedef struct {
  double start;   /* worth of the first position, and the lead that it begins with */
  double luck[2]; /* what the dice and the whistle gave each */
  double loss[2]; /* what each gave away by its choices */
  double end;     /* the first team's lead at the end */
  unsigned n;
  SvAccountLine lines[]; /* one for each event */
} SvAccount;

/* Of a match that is over, of a game that has a solver; NULL and an error if cancelled. Blocks, for a
 * tenth of a second or so for each period: call it in a worker. */
SvAccount *sv_account_new (const SvHistory *history, GCancellable *cancellable, GError **error);
void sv_account_free (SvAccount *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (SvAccount, sv_account_free)
