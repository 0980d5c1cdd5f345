/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "strafworp-state.h"
#include "sv-solver.h"

/* strafworp-evaluation: the solver: exact evaluations of every position, for any variant and cards.
 * A layer is an attack. It begins with the moves of S-40 and ends with the result of its shot or
 * pass, including a free pass or penalty that follows. Placing, throw-off and the choice who
 * receives the ball belong to the next attack. */
extern const SvSolver strafworp_solver;
