/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* eleven-slate: computes what the rules say about a score sheet, for a match on a real board that
 * is only counted here. */

#include "sv-game.h"

extern const SvSlateThrow eleven_slate_throws[];
void eleven_slate (const void *setup, const SvSlate *slate, SvSlateView *out);
