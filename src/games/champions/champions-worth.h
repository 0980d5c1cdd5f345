/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "champions-state.h"

int champions_appraise (const void *setup, const void *state, int side);

/* Steps, players in the way or not, from the nearest player of side to the ball, which lies on the
 * pitch. */
int champions_steps_to_ball (const ChampionsState *s, unsigned side);

/* The least throw with which side could play the ball into the goal. */
int champions_throw_for_shot (const ChampionsState *s, unsigned side);

/* How many in a hundred such shots go in, while one is on its way. */
int champions_worth_of_shot (const ChampionsSetup *p, const ChampionsState *s);

extern const SvSkill champions_skills[SV_LEVELS];
