/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* champions-slate: computes what the rules say about a score sheet, for a match on a real board
 * that is only counted here. */

#include "sv-game.h"

extern const SvSlateThrow champions_slate_throws[];
extern const SvSlateMark champions_slate_marks[];
void champions_slate (const void *setup, const SvSlate *slate, SvSlateView *out);
void champions_after_slate (const uint8_t (*counts)[SV_SLATE_MARKS], void *values);
