/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-solver: functions of a game whose positions can be evaluated exactly. The caller supplies
 * threads and memory (see src/lab).
 *
 * Play is divided into stretches of a kind that the game defines, such as an attack. The solver
 * works backwards, one layer for each stretch (dynamic programming): with no stretch to come,
 * every position has the value 0; a further layer is computed from the layer before it. A layer
 * takes several passes, and each pass can be divided among threads.
 *
 * Evaluations are the expected goals of side 0 minus those of side 1 from the position on, if
 * both sides play as well as possible. No clock ends the play. */

#include "sv-event.h"

#include <stdbool.h>
#include <stddef.h>

enum { SV_SOLVER_MAX_PARTS = 16 };

typedef struct {
  /* Return the bytes of memory that the solver needs. The caller allocates them, aligned for a
   * double; their content does not matter. */
  size_t (*size) (const void *setup);

  /* Start a solution for the positions that can follow from @state, with no layer computed yet.
   * @setup must stay valid. @goals holds the value of a goal of each side; NULL means 1 each. */
  void (*begin) (const void *setup, const void *state, const double goals[2], void *memory);

  /* Return whether the solution also covers this position of the same match. */
  bool (*serves) (const void *memory, const void *state);

  /* Return the number of passes of a layer. A pass must be complete in all parts before the next
   * begins. */
  unsigned (*n_passes) (const void *memory);

  /* Compute one of @n_parts parts (at most SV_SOLVER_MAX_PARTS) of a pass; layers count from 1.
   * The parts of a pass may run at the same time in several threads. */
  void (*run) (void *memory, unsigned layer, unsigned pass, unsigned part, unsigned n_parts);

  /* Return the evaluation of a position, with as many stretches to come (the current one
   * included) as layers have been computed, at least one; or of a legal event in it, with the
   * goal it scores. */
  double (*position) (const void *memory, const void *state);
  double (*event) (const void *memory, const void *state, SvEvent event);

  /* Return whether the evaluation of @state is only approximate, because the solver leaves out an
   * end of the match that is far away. NULL if it never is. */
  bool (*approximate) (const void *setup, const void *state);

  /* Return whether a stretch is in progress. If not, the next one has yet to begin. */
  bool (*running) (const void *state);
} SvSolver;
