/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* strafworp-stance: saved line-ups. See SvStances in sv-stance.h. */

#include "strafworp-state.h"

extern const SvStances strafworp_stances;
