/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "eleven-state.h"

int eleven_appraise (const void *setup, const void *state, int side);

/* Points that side needs for a shot at the goal, once it is its turn; very many: there is no way. Only while
 * the ball is on the field. */
int eleven_cost_of_shot (const ElevenSetup *p, const ElevenState *s, unsigned side);

/* How many in a hundred shots of side at the goal go in. */
int eleven_worth_of_shot (const ElevenSetup *p, const ElevenState *s, unsigned side);

extern const SvSkill eleven_skills[SV_LEVELS];
