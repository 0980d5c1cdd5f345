/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "champions-state.h"

/* Write the pieces that may intercept, in the order in which the ball passes them, into s->window.
 * @among: for each side, the pieces to consider, as bits. */
void champions_window_among (const ChampionsSetup *p, ChampionsState *s, const uint32_t among[2]);

/* Return the chance, in quarters, that the goalkeeper saves on a square of the ball's last leg; 0
 * if no save is possible there. */
unsigned champions_save_chance (const ChampionsSetup *p, const ChampionsState *s, unsigned square);
