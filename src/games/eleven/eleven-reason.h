/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "eleven-state.h"

/* Write why one way to play is better than another: shots, the points that the next shots need,
 * and where the players stand. @better, @worse: the positions that they lead to. */
void
eleven_reason (const void *setup, const void *better, const void *worse, int side, SvNotes *out);
