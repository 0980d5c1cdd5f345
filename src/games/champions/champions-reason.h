/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "champions-state.h"

/* Why one way to play is better than another: shots, the throws for the next ones, and who is near the
 * ball. */
void
champions_reason (const void *setup, const void *better, const void *worse, int side, SvNotes *out);
