/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* champions-limits: where a walk or a chase may not end. RULES.md C-140 to C-145. */

#include "champions-men.h"

/* C-141, C-142: the squares in which the man would be one too many. */
Set champions_crowded (const ChampionsSetup *p, const ChampionsState *s, unsigned man);

/* The number of the id (141…145) that a walk or chase of the man would break on a square, or 0. */
unsigned champions_limit_broken (const ChampionsSetup *p,
                                 const ChampionsState *s,
                                 unsigned man,
                                 unsigned square);
