/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-solution: the exact worth of the positions of a game that has a solver, worked out by several
 * threads. What is not wanted any more ends within a layer, a few thousandths of a second. */

#include "sv-game.h"

#include <gio/gio.h>

typedef struct SvSolution SvSolution;

/* With this many parts of play to come (as the game counts them; with none all is worth 0), by
 * n_threads, for the positions that follow from state; goals: what one of each side is worth, or NULL: 1. setup is copied. NULL and an error if cancelled. Blocks: call it
 * in a worker. */
SvSolution *sv_solution_new (const SvGame *game,
                             const void *setup,
                             const void *state,
                             const double goals[2],
                             unsigned layers,
                             unsigned n_threads,
                             GCancellable *cancellable,
                             GError **error);
void sv_solution_free (SvSolution *self);

/* With one part more to come. */
void sv_solution_add_layer (SvSolution *self, unsigned n_threads);

/* In goals, expected of side minus those of the other, from here on; and of a legal event there,
 * with the goal that it scores. */
double sv_solution_position (const SvSolution *self, const void *state, int side);
double sv_solution_event (const SvSolution *self, const void *state, SvEvent event, int side);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (SvSolution, sv_solution_free)
