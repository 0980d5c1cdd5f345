/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "champions-state.h"

/* Write who of some men of each side, as bits, may intercept, in the order of the flight. */
void champions_window_among (const ChampionsSetup *p, ChampionsState *s, const uint32_t among[2]);

/* Quarters of a chance to save on a square of the last leg; 0: none. */
unsigned champions_save_chance (const ChampionsSetup *p, const ChampionsState *s, unsigned square);
