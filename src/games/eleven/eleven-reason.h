/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "eleven-state.h"

/* Why one way to play is better than another: shots, what the next ones cost, and who stands where. */
void
eleven_reason (const void *setup, const void *better, const void *worse, int side, SvNotes *out);
