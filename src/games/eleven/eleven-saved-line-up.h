/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "eleven-state.h"

extern const SvSavedLineUps eleven_saved_line_ups;
