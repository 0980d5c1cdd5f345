/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-balance: how a match of two teams is likely to end, before it has begun. */

#include "sv-chance.h"
#include "sv-tally.h"

#include <gio/gio.h>

typedef struct {
  SvChance chance; /* of the first team */
  double goals[2]; /* of the first and the second team, in a match */
  double error;    /* half the width of the 95 % interval of the chance to win; 0: worked out */

  /* If matches were played with their details, else 0: */
  double events;      /* of a match */
  double begun[2];    /* chance that the side that begins wins, and that the other does */
  double begun_error; /* half the width of the 95 % interval of the first of these */
} SvBalance;

/* Of a game that has a solver, at the usual tempo, both playing as well as can be. The lead to be expected
 * is worked out; how often a side keeps the ball or scores on the way there is counted where that is played,
 * always the same. FALSE and an error if cancelled. Blocks for some tenths of a second: call it in a worker. */
gboolean sv_balance_solve (const SvGame *game,
                           const void *setup,
                           SvBalance *out,
                           GCancellable *cancellable,
                           GError **error);

/* Of such a game too, and sooner: by how many goals the first team gets ahead in a part of play, such as an
 * attack. What is compared so stands in the order of the chances, or nearly. */
gboolean sv_balance_lead (const SvGame *game,
                          const void *setup,
                          unsigned n_threads,
                          double *out,
                          GCancellable *cancellable,
                          GError **error);

/* As these matches, at least one, ended. */
SvBalance sv_balance_of_tally (const SvTally *tally);

/* How long a match lasts by the clock, in ms, without extra time; 0: no clock runs. */
gint64 sv_balance_length (const SvGame *game, const void *setup);
