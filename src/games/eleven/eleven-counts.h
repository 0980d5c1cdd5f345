/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "eleven-state.h"

void eleven_counts (const void *setup, const void *state, SvNotes *out);
bool eleven_risks (const void *setup, const void *state, SvRisks *out);
