/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "eleven-state.h"

bool eleven_closeup (const void *setup, const void *state, const SvEvent *event, SvScene *out);
