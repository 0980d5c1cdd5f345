/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-odds: the possible outcomes of the dice to be thrown, with exact probabilities.
 *
 * Every possible throw is made with the game's own rules, so this module needs no knowledge of
 * any game. Throws are grouped by what people would say about them: the kind of the most
 * important note that the game writes, its caption, and the side concerned. */

#include "sv-game.h"

enum {
  SV_ODDS_DICE = 4,      /* limit of dice thrown one after another */
  SV_ODDS_THROWS = 1296, /* limit of the throws that are tried out in all */
  SV_MAX_OUTCOMES = 12
};

typedef struct {
  SvNoteKind kind;
  /* GOAL: side that scores; in a contest: side that wins it; otherwise the side that attacks
   * afterwards; -1 if none */
  int8_t side;
  const char *caption;             /* the game's translatable name of the outcome, or NULL */
  uint32_t numerator, denominator; /* probability, in lowest terms */
} SvOutcome;

typedef struct {
  unsigned n;
  SvOutcome outcomes[SV_MAX_OUTCOMES]; /* sorted by importance, a goal first */
} SvOdds;

/* Describe what @event, a throw that leads from @before to @after, brings, by its most important
 * note; numerator and denominator are 0 and 1. @contest: the throw decides between the two sides.
 * Returns true if nothing noteworthy has happened and the same side still attacks. */
bool sv_outcome (const SvGame *game,
                 const void *setup,
                 const void *before,
                 bool contest,
                 SvEvent event,
                 const void *after,
                 SvOutcome *out);

/* Compute the outcomes of the die at @state and of dice that follow directly, until something
 * noteworthy happens, the other side attacks, a player must choose, or a contest begins again.
 * Returns false if no die is thrown or the outcomes cannot be computed: throws that may be
 * repeated without end would never finish. */
bool sv_odds (const SvGame *game, const void *setup, const void *state, SvOdds *out);

/* Return the percentage of the @n legal faces of a die that are in the bit mask @faces (bit k for
 * face k), rounded. */
unsigned sv_odds_of_faces (const SvEvent *legal, unsigned n, unsigned faces);

/* Return the probability of an outcome as a rounded percentage, but never 0 for a possible or 100
 * for an uncertain one. Equal chances give equal figures, so the sum over all outcomes may differ
 * from 100. */
unsigned sv_odds_percent (const SvOutcome *outcome);
