/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "champions-state.h"

/* Write why one way to play is better than another: shots, the throws needed for the next shots,
 * and distances to the ball. @better, @worse: the positions that they lead to. */
void
champions_reason (const void *setup, const void *better, const void *worse, int side, SvNotes *out);
