/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-balance: a forecast of a match between two teams: chances to win and expected goals. */

#include "sv-chance.h"
#include "sv-tally.h"

#include <gio/gio.h>

typedef struct {
  SvChance chance; /* chances of the first team */
  double goals[2]; /* expected goals of the first and the second team in a match */
  /* half the width of the 95 % interval of the chance to win; 0 if computed by a solver */
  double error;

  /* Only if matches were played and counted with details; 0 otherwise: */
  double events;      /* mean number of events in a match */
  double begun[2];    /* chances that the team that begins wins, and that the other wins */
  double begun_error; /* half the width of the 95 % interval of begun[0] */
} SvBalance;

/* Forecast a match of a game that has a solver, at the usual tempo and with best play on both
 * sides. The expected lead is exact. How often a side keeps the ball or scores is counted in a
 * sample of play, with a fixed seed. Returns FALSE and sets @error if cancelled. Blocks for some
 * tenths of a second: call it in a worker thread. */
gboolean sv_balance_solve (const SvGame *game,
                           const void *setup,
                           SvBalance *out,
                           GCancellable *cancellable,
                           GError **error);

/* Like sv_balance_solve (), but faster: write only the lead that the first team gains in a
 * stretch of play, such as an attack. It orders pairs of teams nearly as their chances to win
 * do. */
gboolean sv_balance_lead (const SvGame *game,
                          const void *setup,
                          unsigned n_threads,
                          double *out,
                          GCancellable *cancellable,
                          GError **error);

/* Summarise matches that were played, at least one. */
SvBalance sv_balance_of_tally (const SvTally *tally);

/* Return the length of a match on the clock in milliseconds, without extra time; 0 if there is no
 * clock. */
gint64 sv_balance_length (const SvGame *game, const void *setup);
