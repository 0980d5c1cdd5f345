/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-solution: exact evaluations for a game that has a solver, computed by several threads. A
 * cancelled computation ends after the current pass, within a few milliseconds. */

#include "sv-game.h"

#include <gio/gio.h>

typedef struct SvSolution SvSolution;

/* Compute @layers layers (one for each stretch of play to come; with none every evaluation is 0)
 * with @n_threads threads, for the positions that can follow from @state. @goals is the value of
 * a goal of each side; NULL means 1. @setup is copied. Returns NULL and sets @error if cancelled.
 * Blocks: call it in a worker thread. Free with sv_solution_free (). */
SvSolution *sv_solution_new (const SvGame *game,
                             const void *setup,
                             const void *state,
                             const double goals[2],
                             unsigned layers,
                             unsigned n_threads,
                             GCancellable *cancellable,
                             GError **error);
void sv_solution_free (SvSolution *self);

/* Add one layer, for one more stretch of play to come. Blocks. */
void sv_solution_add_layer (SvSolution *self, unsigned n_threads);

/* Return the expected goals of @side minus those of the other side from a position on; the second
 * function does so for a legal event in the position, with the goal it scores. */
double sv_solution_position (const SvSolution *self, const void *state, int side);
double sv_solution_event (const SvSolution *self, const void *state, SvEvent event, int side);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (SvSolution, sv_solution_free)
