/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "champions-state.h"

int champions_appraise (const void *setup, const void *state, int side);

/* Return the number of steps, ignoring pieces in the way, from the nearest piece of @side to the
 * ball, which must be on the pitch. */
int champions_steps_to_ball (const ChampionsState *s, unsigned side);

/* Return the lowest throw with which @side could play the ball into the goal. */
int champions_throw_for_shot (const ChampionsState *s, unsigned side);

/* Return how many in a hundred shots like the one on its way go in. */
int champions_evaluation_of_shot (const ChampionsSetup *p, const ChampionsState *s);

extern const SvSkill champions_skills[SV_LEVELS];
