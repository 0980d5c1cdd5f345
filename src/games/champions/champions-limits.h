/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* champions-limits: tells where pieces may not stand (offside, crowded areas, chains), and makes
 * every slide, the moves of pieces that the rules demand. RULES.md §2, C-060 to C-063, C-120 to
 * C-122, C-140 to C-145. */

#include "champions-men.h"

/* Return the pieces of a side, as bits, that stand offside if the ball is in @row. */
uint32_t champions_offside_men (const ChampionsSetup *p,
                                const ChampionsState *s,
                                unsigned side,
                                unsigned row);

/* Slide the offside pieces of a side back if the ball is in @row (C-122). */
void champions_slide_back (const ChampionsSetup *p, ChampionsState *s, unsigned side, unsigned row);

/* Note that a taker, or a piece of the wall (@wall), of a corner has to slide off the back line
 * later (C-061). */
void champions_slide_later (ChampionsState *s, unsigned man, bool wall);

/* Make all slides that fall due at the end of a turn of @side. */
void champions_slides_after_turn (const ChampionsSetup *p, ChampionsState *s, unsigned side);

/* Return the squares where the piece would be one too many in an area (C-141, C-142). */
Set champions_crowded (const ChampionsSetup *p, const ChampionsState *s, unsigned man);

/* Return the number of the rule, 141 to 145, that the piece would break if its walk or chase ended
 * on a square; 0 if none. */
unsigned champions_limit_broken (const ChampionsSetup *p,
                                 const ChampionsState *s,
                                 unsigned man,
                                 unsigned square);
