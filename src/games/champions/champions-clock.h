/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* champions-clock: the clock that dice move, and the end of a match. RULES.md C-150 to C-155,
 * C-201. */

#include "champions-state.h"

/* The minutes or throws at which this period ends. */
int champions_clock_limit (const ChampionsSetup *p, const ChampionsState *s);

/* A die was thrown. */
void champions_clock_count (ChampionsState *s, unsigned value);

/* The clock of ones after a one (C-151), of throws before a throw (C-152). True if the period is
 * over and play does not go on. */
bool champions_clock_stops (const ChampionsSetup *p, ChampionsState *s);
bool champions_clock_is_full (const ChampionsSetup *p, ChampionsState *s);

void champions_end (ChampionsState *s, Ended how);
void champions_points (const ChampionsState *s, int out[2]);
