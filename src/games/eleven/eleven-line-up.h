/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "eleven-state.h"

bool eleven_line_up (const void *setup, const void *state, unsigned i, SvLineUp *out);
bool eleven_safest_line_up (const void *setup, const void *state, SvLineUp *out);
