/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* champions-shootout: tells when a penalty shoot-out is decided. Its steps are declared in
 * champions-rules.h. */

#include "champions-state.h"

/* Return whether a shoot-out is decided early, or one side leads after a pair of kicks (C-154).
 * @taken, @scored: kicks and goals by side. */
bool champions_is_decided (const ChampionsSetup *p, const int taken[2], const int32_t scored[2]);
