/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-chance: the probability of winning, from the score, the play that is left, and the chance of
 * a goal in each stretch of play. A stretch is what the game's solver works in, such as an
 * attack. The model assumes that the sides have the stretches alternately and that their outcomes
 * are independent. */

#include "sv-game.h"

typedef struct {
  double win, draw, lose; /* probabilities for side 0; their sum is 1 */
} SvChance;

/* Return the probabilities with @parts stretches to come, the first of side @next. @goals holds,
 * by side, the chance of a goal in one stretch. @lead is the goals of side 0 minus those of side
 * 1 so far. */
SvChance sv_chance (int lead, unsigned parts, int next, const double goals[2]);

/* Return the probabilities if @goals more goals are expected of each side, at independent times. */
SvChance sv_chance_of_goals (int lead, const double goals[2]);

/* Write to @out how much the next goal of each side changes the expected match points, for use in
 * a solver. The values average 1: for a side that leads, its own next goal is worth less than
 * that of the other side. */
void
sv_chance_weigh_goals (int lead, unsigned parts, int next, const double goals[2], double out[2]);

/* Measurement of how fast a match is played. */
typedef struct {
  unsigned parts; /* stretches that ended while the clock ran */
  bool running;   /* a stretch is in progress */
  int64_t ms;     /* time measured by the match clock, in milliseconds */
} SvTempo;

/* Record an event that led to @state and took @ms milliseconds of the match clock. Call it for
 * the first state too, with 0. */
void sv_tempo_add (SvTempo *tempo, const SvGame *game, const void *state, int64_t ms);

/* Return the time left in the match in milliseconds, when the clock of the current period shows
 * @elapsed_ms; -1 if there is no clock. */
int64_t sv_tempo_left (const SvTiming *timing, int64_t elapsed_ms);

/* Return the expected number of stretches of play in @ms milliseconds: early in the match as
 * usual between computer players, later more and more as in this match. */
double sv_tempo_parts (const SvTempo *tempo, int64_t ms);

/* Return the chance that a stretch of play of a side ends with a goal, from the @score of that
 * side: early in the match as usual, later more and more as in this match. */
double sv_tempo_goals (const SvTempo *tempo, int score);
