/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "eleven-state.h"

int eleven_appraise (const void *setup, const void *state, int side);
extern const SvSkill eleven_skills[SV_LEVELS];
