/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-mind: what a computer player keeps from one choice of a match to the next: the rest of the turn
 * that it has thought out, and what it has worked out for the whole match. */

#include "sv-chance.h"
#include "sv-search.h"

typedef struct SvBot SvBot;

typedef struct {
  const SvBot *bot;
  const SvGame *game;
  const void *setup;

  /* What it is about to do. The first of them leads from expected, which is veiled. */
  SvEvent steps[SV_SEARCH_WAY];
  unsigned n_steps, step;
  alignas (16) unsigned char expected[SV_MAX_STATE];

  /* What its host tells it of the clock, before a choice. -1: nothing. */
  int64_t left_ms;
  SvTempo tempo;

  void *solution; /* memory of the game's solver, or NULL; */
  unsigned layers;
  double goals[2]; /* worked out with these */
} SvMind;

/* To be freed by the caller. bot, game and setup must stay. */
SvMind *sv_mind_new (const SvBot *bot, const SvGame *game, const void *setup);
void sv_mind_free (SvMind *self);

/* The next step is made in this position. */
void sv_mind_go_on (SvMind *self, const void *state);

/* The index of the next step among the legal events of this position, or -1: there is no plan. A secret
 * is never planned: what always comes first among equals is soon known to the other side. */
int sv_mind_planned (const SvMind *self, const void *state, const SvEvent *legal, unsigned n);
