/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-odds: what may come of the dice that are thrown now, in exact fractions.
 *
 * It makes every throw there is with the rules themselves, so it knows no game. What comes out is
 * told apart as people would tell it: by the weightiest thing that the game notes about the throw,
 * with its caption, and by the side that is concerned. */

#include "sv-game.h"

enum {
  SV_ODDS_DICE = 4,      /* at most, one after another */
  SV_ODDS_THROWS = 1296, /* looked at, at most */
  SV_MAX_OUTCOMES = 12
};

typedef struct {
  SvNoteKind kind;
  int8_t side;         /* GOAL: who scores; of a contest: who wins it; else who attacks then;
                                    * or -1 */
  const char *caption; /* the game's for it, translatable, or NULL */
  uint32_t numerator, denominator; /* in lowest terms */
} SvOutcome;

typedef struct {
  unsigned n;
  SvOutcome outcomes[SV_MAX_OUTCOMES]; /* the weightiest first: a goal */
} SvOdds;

/* The outcomes of the die thrown in state and of those after it, until something comes of them, the
 * other side attacks, somebody must choose, or a contest begins once more. False
 * if no die is thrown, or if it is not known: other throws that may be repeated for ever have no end to
 * look at. */
bool sv_odds (const SvGame *game, const void *setup, const void *state, SvOdds *out);

/* Of the faces of a die, n legal events, those that show at least need, in whole per cents. */
unsigned sv_odds_of_need (const SvEvent *legal, unsigned n, int need);
/* The same of those that are among faces, bit k for k. */
unsigned sv_odds_of_faces (const SvEvent *legal, unsigned n, unsigned faces);

/* The chance of an outcome, rounded to whole per cents, but never to none or to certainty. Equal chances
 * are equal figures, so that those of all outcomes need not be 100 together. */
unsigned sv_odds_percent (const SvOutcome *outcome);
