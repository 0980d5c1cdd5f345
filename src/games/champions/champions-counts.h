/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "champions-state.h"

void champions_counts (const void *setup, const void *state, SvNotes *out);
