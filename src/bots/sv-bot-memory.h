/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-bot-memory: the memory of a computer player during a match: the rest of the turn that it has
 * planned, and the solution of the game if it has a solver. */

#include "sv-chance.h"
#include "sv-search.h"

typedef struct SvBot SvBot;

typedef struct {
  const SvBot *bot;
  const SvGame *game;
  const void *setup;

  /* Plan: the events that the player intends to make. The next one is for the position expected,
   * from which hidden information is removed. */
  SvEvent steps[SV_SEARCH_WAY];
  unsigned n_steps, step;
  alignas (16) unsigned char expected[SV_MAX_STATE];

  /* Clock: the caller sets both before a choice. left_ms is the time left in milliseconds, -1 if
   * unknown. */
  int64_t left_ms;
  SvTempo tempo;

  void *solution; /* the game's solution, or NULL if none; owned */
  unsigned layers;
  double goals[2]; /* number of layers and values of goals in the solution */
} SvBotMemory;

/* Create the memory of a computer player for one match. @game and @setup must stay valid. Free
 * with sv_bot_memory_free (). */
SvBotMemory *sv_bot_memory_new (const SvBot *bot, const SvGame *game, const void *setup);
void sv_bot_memory_free (SvBotMemory *self);

/* Advance the plan: its next event is made in the position @state. */
void sv_bot_memory_go_on (SvBotMemory *self, const void *state);

/* Return the index of the plan's next event among the legal events, or -1 if the plan does not
 * fit this position. A secret choice is never planned: it must be drawn at random each time, or
 * the other side could learn the pattern. */
int sv_bot_memory_planned (const SvBotMemory *self,
                           const void *state,
                           const SvEvent *legal,
                           unsigned n);
