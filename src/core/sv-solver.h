/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-solver: what a game offers whose positions can be worked out exactly, for whoever has threads
 * and patience (the room lab). Play is cut into parts of a kind that the game knows, such as an
 * attack. With none to come every position is worth 0; a layer more follows from the layer before
 * it, in passes, each of which may be shared out between threads.
 *
 * Worth is in goals, expected of side 0 minus those of side 1 from here on, both playing as well as
 * can be. No clock ends anything. */

#include "sv-event.h"

#include <stdbool.h>
#include <stddef.h>

enum { SV_SOLVER_MAX_PARTS = 16 };

typedef struct {
  /* Bytes of memory that it needs; the caller's, of any content, aligned for a double. */
  size_t (*size) (const void *setup);

  /* Nothing is to come. It serves the positions that follow from state; setup must stay. goals: what
   * one of each side is worth; NULL: 1. */
  void (*begin) (const void *setup, const void *state, const double goals[2], void *memory);

  /* Whether it serves this position of the same match too. */
  bool (*serves) (const void *memory, const void *state);

  /* Passes of a layer. Each must be done in all parts before the next one. */
  unsigned (*n_passes) (const void *memory);

  /* One of at most SV_SOLVER_MAX_PARTS parts of a pass: layer 1 first. Parts of one pass may run at
   * once. */
  void (*run) (void *memory, unsigned layer, unsigned pass, unsigned part, unsigned n_parts);

  /* Worth of the position with as many parts to come as there are layers, at least one, the
   * running one counted; and the same of an event that is legal there, its own goal included. */
  double (*position) (const void *memory, const void *state);
  double (*event) (const void *memory, const void *state, SvEvent event);

  /* Whether a part has begun and is not over yet. Where none has, the next one is still to begin. */
  bool (*running) (const void *state);
} SvSolver;
