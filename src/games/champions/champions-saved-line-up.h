/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "champions-state.h"

extern const SvSavedLineUps champions_saved_line_ups;
