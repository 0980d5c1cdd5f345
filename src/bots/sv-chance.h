/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-chance: how likely a side is to win, by the score, by how much is still played, and by how often a
 * part of play ends in a goal. Parts are those of the game's solver, such as attacks; the sides have
 * them in turns, and none of them changes what the others bring. */

#include "sv-game.h"

typedef struct {
  double win, draw, lose; /* of side 0; together 1 */
} SvChance;

/* With so many parts to come, the first of them of side next; a part of a side brings a goal with its
 * chance in goals. lead: goals of side 0 minus those of side 1 till now. */
SvChance sv_chance (int lead, unsigned parts, int next, const double goals[2]);

/* With so many goals of each side to be expected, which fall at any time. */
SvChance sv_chance_of_goals (int lead, const double goals[2]);

/* What the next goal of each side is worth to it in such a match, with which a solver may begin: 1 on
 * average, and less to a side that leads than what it must not let in. */
void
sv_chance_weigh_goals (int lead, unsigned parts, int next, const double goals[2], double out[2]);

/* How fast a match is played. */
typedef struct {
  unsigned parts; /* that ended while the clock ran */
  bool running;   /* one has begun */
  int64_t ms;     /* of the clock */
} SvTempo;

/* An event led to state, and the clock went on by ms. Tell of the first state too, with 0. */
void sv_tempo_add (SvTempo *tempo, const SvGame *game, const void *state, int64_t ms);

/* Of the clock, in ms, when it shows elapsed_ms of this period; -1: there is none. */
int64_t sv_tempo_left (const SvTiming *timing, int64_t elapsed_ms);

/* Parts that may be expected in so much time: as the match went so far, and at first as play between
 * computers goes. */
double sv_tempo_parts (const SvTempo *tempo, int64_t ms);

/* Chance that a part of a side brings a goal, by what it scored so far, and at first by what is usual. */
double sv_tempo_goals (const SvTempo *tempo, int score);
