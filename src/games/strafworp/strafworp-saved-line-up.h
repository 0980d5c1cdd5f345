/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* strafworp-saved-line-up: saved line-ups. See SvSavedLineUps in sv-saved-line-up.h. */

#include "strafworp-state.h"

extern const SvSavedLineUps strafworp_saved_line_ups;
