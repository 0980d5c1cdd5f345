/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "champions-state.h"

int champions_appraise (const void *setup, const void *state, int side);
extern const SvSkill champions_skills[SV_LEVELS];
