/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* champions-limits: where men may not stand: offside, crowds, chains; and every slide of men whom
 * the rules move. RULES.md §2, C-060 to C-063, C-120 to C-122, C-140 to C-145. */

#include "champions-men.h"

/* Bits of the men of a side who stand offside, the ball being in a row. */
uint32_t champions_offside_men (const ChampionsSetup *p,
                                const ChampionsState *s,
                                unsigned side,
                                unsigned row);

/* C-122, the ball being in a row. */
void champions_slide_back (const ChampionsSetup *p, ChampionsState *s, unsigned side, unsigned row);

/* C-061: a taker or wall man of a corner slides off the back line later. */
void champions_slide_later (ChampionsState *s, unsigned man, bool wall);

/* All slides at the end of a turn of a side. */
void champions_slides_after_turn (const ChampionsSetup *p, ChampionsState *s, unsigned side);

/* C-141, C-142: the squares in which the man would be one too many. */
Set champions_crowded (const ChampionsSetup *p, const ChampionsState *s, unsigned man);

/* The number of the id (141…145) that a walk or chase of the man would break on a square, or 0. */
unsigned champions_limit_broken (const ChampionsSetup *p,
                                 const ChampionsState *s,
                                 unsigned man,
                                 unsigned square);
