/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* champions-shootout: when a shoot-out is decided. Its steps are declared in champions-rules.h. */

#include "champions-state.h"

/* C-154. It is decided, or one leads after a pair. taken, scored: by side. */
bool champions_is_decided (const ChampionsSetup *p, const int taken[2], const int32_t scored[2]);
