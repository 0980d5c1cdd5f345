/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "strafworp-state.h"

extern const SvStances strafworp_stances;
