/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "eleven-state.h"

int eleven_appraise (const void *setup, const void *state, int side);

/* Return the points that @side needs for a shot at goal once it has the turn; a very large number
 * if there is no way. The ball must be on the field. */
int eleven_cost_of_shot (const ElevenSetup *p, const ElevenState *s, unsigned side);

/* Return how many in a hundred shots at goal by @side succeed. */
int eleven_evaluation_of_shot (const ElevenSetup *p, const ElevenState *s, unsigned side);

extern const SvSkill eleven_skills[SV_LEVELS];
