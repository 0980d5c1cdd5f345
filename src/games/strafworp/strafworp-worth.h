/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "strafworp-state.h"
#include "sv-solver.h"

/* The exact worth of every position, whatever the variant and the cards. A layer is an attack: it
 * begins with the moves of S-40 and ends with what its shot or pass brings, a free pass or penalty
 * that comes of it included; the placing, the throw-off and the question who receives the ball belong
 * to the attack after them. */
extern const SvSolver strafworp_solver;
