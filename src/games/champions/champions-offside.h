/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* champions-offside: offside, and every slide of men whom the rules move. RULES.md §2, C-060 to
 * C-063, C-120 to C-122. */

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
